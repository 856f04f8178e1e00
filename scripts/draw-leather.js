/// <reference lib="dom" />
/**
 * Draws the grain of the leather: pebbles as a height field on a torus, so that it has no seam, lit from the upper left, in
 * grey; the hue is the style sheet's. 512 × 320 px for 256 × 160 px of the page.
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<Buffer>} a WebP, which needs a browser to encode it
 */
export async function drawLeather(page) {
  const url = await page.evaluate(paint, { width: 512, height: 320, quality: 0.24 });
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

/**
 * Runs in the browser.
 * @param {{ width: number, height: number, quality: number }} options
 * @returns {string} a data URL
 */
function paint({ width, height, quality }) {
  const [columns, rows] = [64, 40];
  let seed = 7;
  const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  const pebbles = Array.from({ length: columns * rows }, () => [
    0.08 + 0.84 * random(),
    0.08 + 0.84 * random(),
    random(),
  ]);
  const waves = Array.from({ length: 26 }, () => [
    Math.round((random() - 0.5) * 14),
    Math.round((random() - 0.5) * 9),
    random() * 6.283,
    0.4 + random(),
  ]);
  /** @param {number} x @param {number} y */
  const swell = (x, y) =>
    waves.reduce(
      (sum, [a = 0, b = 0, shift = 0, weight = 0]) =>
        sum + weight * Math.sin(6.2832 * ((a * x) / width + (b * y) / height) + shift),
      0,
    ) / 9;
  const heights = new Float32Array(width * height);
  const [cellX, cellY] = [width / columns, height / rows];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const wx = x + 2.2 * swell(x, y);
      const wy = y + 2.2 * swell((y * width) / height, (x * height) / width);
      // The distance to the second nearest pebble less that to the nearest: 0 in the creases between them.
      let [nearest, second, lift] = [9, 9, 0];
      const [column, row] = [Math.floor(wx / cellX), Math.floor(wy / cellY)];
      for (let j = -1; j < 2; j++) {
        for (let i = -1; i < 2; i++) {
          const at =
            ((row + j + rows * 9) % rows) * columns + ((column + i + columns * 9) % columns);
          const [px = 0, py = 0, pz = 0] = pebbles[at] ?? [];
          const distance = Math.hypot(column + i + px - wx / cellX, row + j + py - wy / cellY);
          if (distance < nearest) [second, nearest, lift] = [nearest, distance, pz];
          else if (distance < second) second = distance;
        }
      }
      const edge = Math.min(1, (second - nearest) / 0.5);
      heights[y * width + x] =
        (1 - (1 - edge) ** 2) *
          (0.75 + 0.5 * lift) *
          (0.8 + 0.2 * Math.tanh(swell(x, y) * 1.6 + 0.6)) +
        0.05 * random();
    }
  }
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas.');
  const image = context.createImageData(width, height);
  /** @param {number} x @param {number} y */
  const at = (x, y) => heights[((y + height) % height) * width + ((x + width) % width)] ?? 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const diagonal = 0.5 * (at(x - 1, y - 1) - at(x + 1, y + 1));
      const slopeX = at(x - 1, y) - at(x + 1, y) + diagonal;
      const slopeY = at(x, y - 1) - at(x, y + 1) + diagonal;
      const light = 236 + 26 * (slopeX * -0.42 + slopeY * -0.9) + (at(x, y) - 0.75) * 16;
      const value = Math.max(0, Math.min(255, light));
      image.data.set([value, value, value, 255], (y * width + x) * 4);
    }
  }
  context.putImageData(image, 0, 0);
  return canvas.toDataURL('image/webp', quality);
}
