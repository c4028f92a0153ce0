import type { Bullet } from '../../domain/marking-scheme.ts';
import type { Question } from '../../domain/question.ts';
import { agree } from '../../maths/agree/agree.ts';
import type { AnswerPolicy } from '../../maths/agree/answer-policy.ts';
import { asNamedValue } from '../../maths/agree/named-value.ts';
import { readMath } from '../../maths/read/read-math.ts';
import type { ItemDraft } from '../item-draft.ts';
import { wordsTex } from '../write/words.ts';
import { deriveBullet } from './derive-bullet.ts';

/**
 * Recomputes the answer with the maths engine: each follow-through must give the value of its bullet, the bullets must
 * contain every part of the answer, and `check` or a follow-through must lead to the answer.
 */
export function rederiveAnswer(draft: ItemDraft, question: Question): string[] {
  const bullets = question.markingScheme?.bullets ?? [];
  const derived = bullets.map((bullet) => deriveBullet(bullet, bullets));
  const isReached =
    draft.check !== undefined || isWords(draft.answer) || followsFromBullets(draft, bullets, derived);
  return [
    ...bullets.flatMap((bullet, index) => findBulletFaults(bullet, derived[index])),
    ...(draft.check === undefined ? [] : findDifference(draft.check, draft.answer)),
    ...(draft.multipleChoice === true ? [] : findMissingParts(draft, bullets)),
    ...(isReached || draft.multipleChoice === true ? [] : ['nothing recomputes the answer']),
  ];
}

function findBulletFaults({ n, evidence }: Bullet, derived: string | undefined): string[] {
  if (derived === undefined) return [];
  if (evidence.kind !== 'expression') return [`bullet ${n} follows through to words`];
  return findDifference(derived, evidence.tex).map((fault) => `bullet ${n}: ${fault}`);
}

function findDifference(expected: string, given: string): string[] {
  if (isSame(expected, given)) return [];
  const { verdict, reason } = agree(expected, given);
  return [`${expected} gives not ${given} (${verdict}, ${reason})`];
}

/** Exact values must agree exactly; a decimal may be a rounding of the computed value. */
function isSame(expected: string, given: string): boolean {
  const policies: AnswerPolicy[] = /\d\.\d/.test(given)
    ? [{}, { sigFigs: [1, 12] }, { tolerance: { relative: 0.002 } }]
    : [{}, { sigFigs: [1, 12] }];
  return policies.some((policy) => agree(expected, given, policy).verdict === 'correct');
}

function followsFromBullets(
  draft: ItemDraft,
  bullets: readonly Bullet[],
  derived: readonly (string | undefined)[],
) {
  return splitAnswer(draft.answer).every((part) =>
    bullets.some(
      ({ evidence }, index) =>
        evidence.kind === 'expression' && derived[index] !== undefined && isSame(evidence.tex, part),
    ),
  );
}

function findMissingParts({ answer }: ItemDraft, bullets: readonly Bullet[]): string[] {
  const seen = bullets.flatMap(({ evidence }) => {
    if (evidence.kind === 'expression')
      return evidence.tex !== answer && isUnsolved(evidence.tex)
        ? []
        : [evidence.tex, ...splitAnswer(evidence.tex)];
    if (evidence.kind === 'points') return evidence.points.flat().map(wordsTex);
    return evidence.kind === 'wording' ? evidence.anyOf.map(wordsTex) : [];
  });
  const isSeen = (part: string) => seen.some((tex) => isSame(tex, part));
  if (isSeen(answer)) return [];
  return splitAnswer(answer)
    .filter((part) => !isSeen(part))
    .map((part) => `no bullet has ${part} of the answer`);
}

/** `2x = 6` has the solutions of `x = 3` and does not show it; `(x - 3)^2 + y^2 = 25` may itself be the answer. */
function isUnsolved(tex: string): boolean {
  const read = readMath(tex);
  if (!read.ok || read.node.kind !== 'relation') return false;
  return read.node.operators.every((operator) => operator === '=') && asNamedValue(read.node) === undefined;
}

/** A conclusion in words. Its numbers are checked in the earlier bullets. */
function isWords(answer: string): boolean {
  return answer.startsWith('\\text{');
}

/** The items of `x = 2, y = 3`; any other answer is one part. */
function splitAnswer(answer: string): string[] {
  const read = readMath(answer);
  if (!read.ok || read.node.kind !== 'list') return [answer];
  return read.node.items.map(({ span }) => answer.slice(span.start, span.end));
}
