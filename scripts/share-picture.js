/** The picture for shared links, as a page of 1200 × 630 px: the stamp and what it promises. */
export const sharePicture = `
<style>
  body { margin: 0; width: 1200px; height: 630px; background: #f7f2e8; color: #2a1d14; font: 500 22px Jost; }
  main { display: grid; grid-template-columns: 500px 1fr; align-items: center; height: 100%; padding: 0 72px; box-sizing: border-box; gap: 56px; }
  h1 { font: 450 72px/1.06 Fraunces; letter-spacing: -0.015em; margin: 0; }
  p { margin: 0 0 28px; letter-spacing: 0.24em; text-transform: uppercase; font-size: 20px; }
  small { display: block; margin-top: 28px; color: #6d5b4b; font: 400 25px/1.4 Jost; }
  text { text-anchor: middle; font-family: Jost; font-weight: 500; }
  .letter { font-size: 70px; fill: #5b3718; }
  .rim { font-size: 70px; fill: #ecc698; }
  .label { font-size: 19px; letter-spacing: 0.06em; }
  .bracket { fill: none; stroke-width: 2.5; }
</style>
<main>
  <div>
    <p>Heatstamp</p>
    <h1>Every bag<br>carries its<br>birthday.<br>Read it.</h1>
    <small>A free reader of Louis Vuitton date codes.<br>Independent, private, honest about doubt.</small>
  </div>
  ${stamp()}
</main>`;

function stamp() {
  const xs = [68, 124, 204, 260, 316, 372];
  const letters = ['A', 'R', '2', '1', '2', '6'].map((letter, index) => {
    const x = String(xs[index]);
    return `<text class="rim" x="${x}" y="160.6">${letter}</text><text class="letter" x="${x}" y="159">${letter}</text>`;
  });
  return `<svg viewBox="0 0 440 268" width="500">
    <defs><linearGradient id="g" x2=".3" y2="1"><stop stop-color="#cf9f70"/><stop offset="1" stop-color="#b98656"/></linearGradient></defs>
    <rect y="76" width="440" height="116" rx="10" fill="url(#g)"/>
    <rect x="9" y="85" width="422" height="98" rx="5" fill="none" stroke="#f5e2c8" stroke-width="2" stroke-dasharray="9 6" stroke-linecap="round" opacity=".75"/>
    ${letters.join('')}
    ${bracket(52, 140, 70, -1, 'FACTORY', '#6d5b4b')}
    ${bracket(204, 316, 70, -1, 'WEEK 22', '#8a5f0a')}
    ${bracket(260, 372, 198, 1, 'YEAR 2016', '#2c5d4f')}
  </svg>`;
}

/**
 * Joins two places of the code; `way` is -1 above it and 1 below.
 * @param {number} from
 * @param {number} to
 * @param {number} foot
 * @param {1 | -1} way
 * @param {string} label
 * @param {string} color
 */
function bracket(from, to, foot, way, label, color) {
  const path = `M${from} ${foot}v${18 * way}q0 ${10 * way} 10 ${10 * way}H${to - 10}q10 0 10 ${-10 * way}v${-18 * way}`;
  const y = foot + 28 * way + (way < 0 ? -9 : 24);
  return `<path class="bracket" stroke="${color}" d="${path}"/><text class="label" fill="${color}" x="${(from + to) / 2}" y="${y}">${label}</text>`;
}
