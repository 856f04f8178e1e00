/**
 * Times two things turn by turn, so that whatever else the machine does meets both.
 * @param {number} rounds
 * @param {() => number | Promise<number>} floor gives its milliseconds
 * @param {() => number | Promise<number>} subject gives its milliseconds
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
 * Prints a heading and a table, words to the left and numbers to the right.
 * @param {string} heading
 * @param {readonly (readonly string[])[]} rows the first is the header
 */
export function print(heading, rows) {
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(...rows.map((row) => (row[at] ?? '').length)),
  );
  console.log(`\n${heading}`);
  for (const row of rows) {
    const cells = row.map((text, at) =>
      at === 0 ? text.padEnd(widths[at] ?? 0) : text.padStart(widths[at] ?? 0),
    );
    console.log(`  ${cells.join('   ')}`);
  }
}
