import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import core from './vitest.core.config.ts';

/** What notices most changes; one test that fails is enough. */
const FIRST = ['golden', 'decode', 'codes', 'making', 'listings', 'label', 'lines', 'examples'];

class TellingFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files.toSorted((a, b) => rank(a) - rank(b)));
  }
}

function rank({ moduleId }: TestSpecification): number {
  const at = FIRST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
  return at < 0 ? FIRST.length : at;
}

/** The core's suite for mutation tests, which run it thousands of times: without its slow tests, the quickest to notice first. */
export default defineConfig({
  test: {
    ...core.test,
    tags: [{ name: 'slow', skip: true }],
    // Loads the compiler, which takes longer than all else.
    exclude: ['tests/core/docs.test.ts'],
    sequence: { sequencer: TellingFirst },
  },
});
