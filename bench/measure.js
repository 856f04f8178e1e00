/**
 * Times two functions in turn, so that other load on the machine affects both.
 * @param {number} rounds
 * @param {() => number | Promise<number>} floor returns milliseconds
 * @param {() => number | Promise<number>} subject returns milliseconds
 * @returns {Promise<{ floor: number, subject: number, ratio: number }>} the medians
 */
export async function compared(rounds, floor, subject) {
  /** @type {number[]} */
  const floors = [];
  /** @type {number[]} */
  const subjects = [];
  for (let round = 0; round < rounds; round += 1) {
    floors.push(await floor());
    subjects.push(await subject());
  }
  const [low, high] = [median(floors), median(subjects)];
  return { floor: low, subject: high, ratio: high / low };
}

/** @param {readonly number[]} values */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

/**
 * @param {() => void} work
 * @returns {number} milliseconds
 */
export function timed(work) {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/**
 * Prints a heading and a table: the first column is aligned to the left, the others to the right.
 * @param {string} heading
 * @param {readonly (readonly string[])[]} rows the first is the header
 */
export function print(heading, rows) {
  const widths = (rows[0] ?? []).map((_, index) =>
    Math.max(...rows.map((row) => (row[index] ?? '').length)),
  );
  console.log(`\n${heading}`);
  for (const row of rows) {
    const cells = row.map((text, index) =>
      index === 0 ? text.padEnd(widths[index] ?? 0) : text.padStart(widths[index] ?? 0),
    );
    console.log(`  ${cells.join('   ')}`);
  }
}
