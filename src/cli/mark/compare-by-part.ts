import type { LearnerResponse } from '../../domain/learner-response.ts';
import { parsePartPath } from '../../domain/part-path.ts';
import { agreeWithKey } from '../../marking/key/agree-with-key.ts';
import { toAnsweredPart } from '../../marking/parts/answered-part.ts';
import { markDivided } from '../../marking/parts/mark-divided.ts';
import type { Agreement } from '../../maths/agree/agree.ts';
import type { AnswerPolicy } from '../../maths/agree/answer-policy.ts';
import type { KeysByPart } from './read-key.ts';

/** How answers are compared: the policy applies to all parts, and each part has its own key. */
type AgreementRules = { readonly policy: AnswerPolicy; readonly keys: KeysByPart };

/** The agreement of one part of an answer. */
export type PartAgreement = { readonly path: string; readonly agreement: Agreement };

const EXAMPLE = '{"a": "12 N", "b.i": "3"}';

/** Describes what is wrong with the expected answers of the parts; undefined if nothing is. */
export function findExpectedError(expected: object): string | undefined {
  const entries = Object.entries(expected);
  if (entries.length === 0) return `The expected answer has no parts; write for example ${EXAMPLE}.`;
  const unknown = entries.find(([typed]) => parsePartPath(typed) === undefined);
  if (unknown) return `“${unknown[0]}” is not the path of a part; write for example ${EXAMPLE}.`;
  const nested = entries.find(([, text]) => typeof text !== 'string');
  return nested && `The expected answer of part ${nested[0]} is not a text; write for example ${EXAMPLE}.`;
}

/** Compares the answer to each part with the expected one. An answer in one text is divided as in `markQuestion`. */
export function compareByPart(
  expected: Readonly<Record<string, string>>,
  answer: LearnerResponse,
  { policy, keys }: AgreementRules,
): PartAgreement[] {
  const expectedParts = Object.entries(expected).map(([typed, tex]) => ({
    path: parsePartPath(typed) ?? typed,
    tex,
  }));
  const parts = expectedParts.map(({ path, tex }) =>
    toAnsweredPart({ path, question: { options: [], answer: { kind: 'value', tex, text: tex } } }),
  );
  return markDivided(answer, parts, {
    mark: (texts) =>
      expectedParts.map(({ path, tex }) => ({
        path,
        agreement: agreeWithKey({ tex, key: keys.get(path) ?? {} }, texts.get(path) ?? '', policy),
      })),
    isBetter: (agreements, than) => countCorrect(agreements) > countCorrect(than),
  });
}

function countCorrect(agreements: readonly PartAgreement[]): number {
  return agreements.filter(({ agreement }) => agreement.verdict === 'correct').length;
}

/** If the parts have different verdicts, the whole answer gets the first of these that a part has. */
const VERDICT_PRECEDENCE: readonly Agreement['verdict'][] = ['incorrect', 'undecided', 'unreadable'];

/** Returns the verdict on the whole answer, which is correct only if every part is. */
export function joinVerdicts(parts: readonly PartAgreement[]): Agreement['verdict'] {
  const verdicts = parts.map(({ agreement }) => agreement.verdict);
  return VERDICT_PRECEDENCE.find((verdict) => verdicts.includes(verdict)) ?? 'correct';
}
