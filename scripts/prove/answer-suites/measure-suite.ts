import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { agree } from '../../../src/maths/maths.ts';
import type { PublicSuite, SuiteRow } from './suite-row.ts';

/** A row with a label that differs from our verdict. */
export type Miss = SuiteRow & { readonly verdict: string; readonly reason: string };
/** The verdicts on one half of a suite. */
export type HalfMeasurement = {
  readonly half: 'tuned' | 'fresh';
  readonly rows: number;
  readonly falseAccepts: readonly Miss[];
  readonly falseRejects: readonly Miss[];
};

const HALVES = ['tuned', 'fresh'] as const;

/** Marks every row of a suite as `vbagent mark` does and compares the verdicts with its labels. */
export function measureSuite(folder: string, suite: PublicSuite, seed: number): HalfMeasurement[] {
  const files = readdirSync(join(folder, suite.folder)).sort();
  const rows = files.flatMap((file) =>
    suite.rows(file, readFileSync(join(folder, suite.folder, file), 'utf8')),
  );
  return HALVES.map((half) => {
    const halfRows = rows.filter(({ id }) => chooseHalf(id, seed) === half);
    const misses = halfRows.flatMap(findMiss);
    return {
      half,
      rows: halfRows.length,
      falseAccepts: misses.filter(({ label }) => !label),
      falseRejects: misses.filter(({ label }) => label),
    };
  });
}

/** Assigns a row to a half by its id alone, so that a row never moves to the other half. */
function chooseHalf(id: string, seed: number): 'tuned' | 'fresh' {
  const [byte = 0] = createHash('sha256').update(`${seed} ${id}`).digest();
  return HALVES[byte % 2] ?? 'tuned';
}

function findMiss(row: SuiteRow): Miss[] {
  const { verdict, reason } = agree(row.expected, row.response, row.policy);
  return (verdict === 'correct') === row.label ? [] : [{ ...row, verdict, reason }];
}
