import { describe, expect, test } from 'vitest';
import { checkSellersText } from '../../src/cli/mcp/answers.ts';
import { loadLanguages } from '../../src/cli/mcp/language.ts';
import { LINES } from '../../src/core/lines.ts';
import { factsOf } from '../../src/text/answer.ts';
import { claimsOf, sheetOf } from '../../src/text/checks.ts';
import { answerText } from '../../src/text/read-text.ts';
import { BELOW_WALLETS, type FieldRow, GIVEN, isOfRow } from '../listing/given.ts';
import { parseLines, runIn } from './in-process.ts';

const today = '2026-11-28';

interface Check {
  readonly claim: string;
  readonly outcome: string;
  /** Undefined for what the page took from a cell. */
  readonly stated?: string | undefined;
}

/** The checks of each text, by everything that reads one but the library. */
const FRONTS: Readonly<
  Record<string, (texts: readonly string[]) => Promise<readonly (readonly Check[])[]>>
> = {
  page: (texts) =>
    Promise.all(
      texts.map(async (text) => {
        const answer = await answerText(text, today);
        if (answer.kind !== 'code') throw new Error(`${answer.kind}: ${text}`);
        const claims = claimsOf(answer.told ?? {}, answer.claims, LINES);
        const { checks } = sheetOf(factsOf(answer.result.code, today), claims);
        return checks.map((check) => ({ ...check, stated: check.statement.stated }));
      }),
    ),
  command: async (texts) => {
    const input = texts.map((text) => `${JSON.stringify({ text })}\n`);
    const { output } = await runIn(['listing', '--column', 'text', '--format', 'ndjson'], {
      input,
      today,
    });
    return parseLines(output).map((answer) => {
      const { codes } = answer as { codes: { checks: Check[] }[] };
      return codes.flatMap(({ checks }) => checks);
    });
  },
  assistant: async (texts) => {
    const { en: language } = await loadLanguages();
    return texts.map((text) =>
      checkSellersText({ text }, { today, language }).codes.flatMap(({ checks }) => checks),
    );
  },
};

describe.each(Object.entries(FRONTS))('for the %s', (_, checksOf) => {
  /** The texts of rows whose own claim conflicts. */
  const conflicting = async (rows: readonly FieldRow[]) => {
    const checks = await checksOf(rows.map(({ text }) => text));
    expect(checks).toHaveLength(rows.length);
    return rows.flatMap((row, index) => {
      const isConflict = ({ claim, outcome, stated = row.stated }: Check) =>
        outcome === 'conflicts' && isOfRow(row, claim, stated);
      return checks[index]?.some(isConflict) === true ? [row.text] : [];
    });
  };

  test('what is given and doesn’t fit conflicts', async () => {
    expect(await conflicting(GIVEN)).toEqual(GIVEN.map(({ text }) => text));
  });

  test('and no longer does below the line of another thing', async () => {
    expect(BELOW_WALLETS.length).toBeGreaterThan(GIVEN.length);
    expect(await conflicting(BELOW_WALLETS)).toEqual([]);
  });
});
