import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { agree } from './agree/agree.ts';
import type { AnswerPolicy } from './agree/answer-policy.ts';
import { checkArgument } from './working/check-argument.ts';

export const FAMILIES = [
  'free-form-latex',
  'learner-keyboard',
  'algebra',
  'physics-units',
  'sig-figs',
  'arguments',
] as const;

/** One labelled case. A case with `lines` is an argument; all others are answers. */
export type SuiteCase = AnswerPolicy & {
  readonly id: string;
  readonly label: string;
  readonly expected: string;
  readonly answer: string;
  readonly lines?: readonly string[];
};
/** `agreement` and `falseAccepts` are shares of all cases; `missed` lists the ids with a wrong verdict. */
export type FamilyScore = {
  readonly family: string;
  readonly cases: number;
  readonly agreement: number;
  readonly falseAccepts: number;
  readonly missed: readonly string[];
};

export function readFamily(family: string): SuiteCase[] {
  const text = readFileSync(join(import.meta.dirname, 'suite', `${family}.jsonl`), 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

/**
 * Runs a family of cases and counts agreement and false accepts. An answer is accepted only if its verdict is
 * `correct`.
 */
export function scoreFamily(family: string): FamilyScore {
  const cases = readFamily(family);
  const missed: string[] = [];
  let falseAccepts = 0;
  for (const suiteCase of cases) {
    const accepted = computeVerdict(suiteCase) === 'correct';
    if (accepted === (suiteCase.label === 'correct')) continue;
    missed.push(suiteCase.id);
    if (accepted) falseAccepts++;
  }
  const agreement = 1 - missed.length / cases.length;
  return { family, cases: cases.length, agreement, falseAccepts: falseAccepts / cases.length, missed };
}

function computeVerdict({ expected, answer, lines, ...policy }: SuiteCase): string {
  return lines ? checkArgument(lines).verdict : agree(expected, answer, policy).verdict;
}
