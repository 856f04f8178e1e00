import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../scripts/project.js';

const FOLDER = join(root, '.github/workflows');

const workflows = readdirSync(FOLDER).map(
  (name) => [name, readFileSync(join(FOLDER, name), 'utf8')] as const,
);

/** What stands above the jobs, and each job. */
function partsOf(workflow: string): readonly [head: string, ...jobs: string[]] {
  const [head = '', jobs = ''] = workflow.split(/^jobs:\n/m);
  return [head, ...jobs.split(/^(?= {2}[\w-]+:\n)/m)];
}

describe('the workflows', () => {
  test.each(workflows)(
    '%s names each action by its commit, and the version beside it',
    (_, text) => {
      const actions = text.match(/uses: .*/g) ?? [];
      expect(actions.length).toBeGreaterThan(0);
      for (const action of actions) {
        expect(action).toMatch(/^uses: actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
      }
    },
  );

  test.each(workflows)('%s keeps no secret, and what may write runs nothing of ours', (_, text) => {
    expect(text).not.toMatch(/secrets\.|NODE_AUTH_TOKEN/);
    const [head, ...jobs] = partsOf(text);
    expect(head).toMatch(/^permissions:(?: \{\}|\n {2}contents: read)$/m);
    for (const job of jobs.filter((each) => each.includes(': write'))) {
      expect(job).not.toMatch(/actions\/checkout|npm (?:ci|install|test|run)|node /);
    }
    for (const job of jobs.filter((each) => each.includes('actions/checkout'))) {
      expect(job).toContain('persist-credentials: false');
    }
  });

  test('no package that is installed runs a script', () => {
    const installs = workflows.flatMap(([, text]) => text.match(/npm ci.*/g) ?? []);
    expect(installs.length).toBeGreaterThan(0);
    for (const each of installs) expect(each).toMatch(/^npm ci --ignore-scripts/);
  });

  test('a setting with a line break sets no other variable', () => {
    const writing = workflows.flatMap(([, text]) =>
      partsOf(text).filter((part) => part.includes('GITHUB_ENV')),
    );
    expect(writing).toHaveLength(1);
    expect(writing[0]).toContain('mark="end-$(openssl rand -hex 16)"');
    expect(writing[0]).toContain(String.raw`"\(.key)<<\($mark)\n\(.value)\n\($mark)"`);
  });

  test('once a week somebody looks for known vulnerabilities, wrong signatures and dates', () => {
    const weekly = new Map(workflows).get('weekly.yml') ?? '';
    for (const part of ['schedule:', 'npm audit ', 'npm audit signatures', "'+1 year'"]) {
      expect(weekly).toContain(part);
    }
  });
});
