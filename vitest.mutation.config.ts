import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import core from './vitest.core.config.ts';

/** Suites of the core, those first that notice most; one test that fails is enough. See scripts/mutation-parts.js. */
const suites = (process.env.MUTATION_TESTS ?? '*').split(',');

class TellingFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files.toSorted((a, b) => rank(a) - rank(b)));
  }
}

function rank({ moduleId }: TestSpecification): number {
  return suites.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
}

/** What mutation tests run, thousands of times: without what is slow. */
export default defineConfig({
  test: {
    ...core.test,
    tags: [{ name: 'slow', skip: true }],
    include: suites.map((name) => `tests/{core,listing}/**/${name}.test.ts`),
    sequence: { sequencer: TellingFirst },
  },
});
