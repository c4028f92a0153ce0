import type { LearnerResponse } from '../../domain/learner-response.ts';
import { parsePartPath } from '../../domain/part-path.ts';
import { splitByPart } from '../../marking/response/split-by-part.ts';
import { type Agreement, agree } from '../../maths/agree/agree.ts';
import type { AnswerPolicy } from '../../maths/agree/answer-policy.ts';

/** The agreement of one part of an answer. */
export type PartAgreement = { readonly path: string; readonly agreement: Agreement };

/** Compares the answer to each part with the expected one. An answer in one text is split by the labels in it. */
export function agreeByPart(
  expected: Readonly<Record<string, string>>,
  answer: LearnerResponse,
  policy: AnswerPolicy,
): PartAgreement[] {
  const keys = Object.entries(expected).map(([typed, key]) => ({ path: parsePartPath(typed) ?? typed, key }));
  const texts = splitByPart(
    answer,
    keys.map(({ path }) => ({ path, response: 'expression' })),
  );
  return keys.map(({ path, key }) => ({ path, agreement: agree(key, texts.get(path) ?? '', policy) }));
}

const SEVERITY: readonly Agreement['verdict'][] = ['incorrect', 'undecided', 'unreadable'];

/** The verdict on the whole answer: correct only if every part is. */
export function joinVerdicts(parts: readonly PartAgreement[]): Agreement['verdict'] {
  const verdicts = parts.map(({ agreement }) => agreement.verdict);
  return SEVERITY.find((verdict) => verdicts.includes(verdict)) ?? 'correct';
}
