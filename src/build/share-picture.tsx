import { renderToStaticMarkup } from 'react-dom/server';
import { sharePicture as words } from '#words/layout.ts';
import { decode } from '../heatstamp.ts';
import { StampDrawing } from '../site/stamp/Stamp.tsx';
import { site } from '../words/config.ts';

/** Any code whose digits are woven. */
const CODE = decode('AR2126', { today: '2026-11-21' });

const STYLE = `
  :root { color-scheme: light; --text: jost; --display: fraunces; }
  body { margin: 0; width: 1200px; height: 630px; background: var(--paper); color: var(--ink); font: 500 22px var(--text); }
  main { display: grid; grid-template-columns: 500px 1fr; align-items: center; height: 100%; padding: 0 72px; box-sizing: border-box; gap: 56px; }
  h1 { font: 450 72px/1.06 var(--display); letter-spacing: -0.015em; margin: 0; }
  p { margin: 0 0 28px; letter-spacing: 0.24em; text-transform: uppercase; font-size: 20px; }
  h1 + small { margin-top: 28px; }
  small { display: block; color: var(--ink-soft); font: 400 25px/1.4 var(--text); }
  svg { max-width: none !important; }
  [data-part='factory'] { --part: var(--ink-soft); }
  [data-part='count'] { --part: var(--count); }
  [data-part='year'] { --part: var(--year); }
`;

/**
 * The picture for shared links, as a page of 1200 × 630 px: the stamp and what it promises. `styles` are those of the
 * built site, whose tokens and drawing it wears.
 */
export function sharePicture(styles: string): string {
  return renderToStaticMarkup(
    <>
      <style>{styles + STYLE}</style>
      <main>
        <div>
          <p>{site.name}</p>
          <h1>
            {words.lines.map((line) => (
              <span key={line}>
                {line}
                <br />
              </span>
            ))}
          </h1>
          {words.small.map((line) => (
            <small key={line}>{line}</small>
          ))}
        </div>
        {CODE.isValid && <StampDrawing result={CODE} />}
      </main>
    </>,
  );
}
