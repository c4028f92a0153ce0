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
 * Recomputes the answer with the maths engine and returns one message for each violation of these rules:
 * each follow-through gives the value of its bullet; the bullets contain every part of the answer; the `check` of the
 * draft or a follow-through gives the answer.
 */
export function rederiveAnswer(draft: ItemDraft, question: Question): string[] {
  const bullets = question.markingScheme?.bullets ?? [];
  const derivedValues = bullets.map((bullet) => deriveBullet(bullet, bullets));
  const isRecomputed =
    draft.recomputedFrom !== undefined ||
    isWords(draft.answer) ||
    followsFromBullets(draft, bullets, derivedValues);
  return [
    ...bullets.flatMap((bullet, index) => findBulletFaults(bullet, derivedValues[index])),
    ...(draft.recomputedFrom === undefined ? [] : findDifference(draft.recomputedFrom, draft.answer)),
    ...(draft.multipleChoice === true ? [] : findMissingParts(draft, bullets)),
    ...(isRecomputed || draft.multipleChoice === true ? [] : ['nothing recomputes the answer']),
  ];
}

function findBulletFaults({ n, evidence }: Bullet, derived: string | undefined): string[] {
  if (derived === undefined) return [];
  if (evidence.kind !== 'expression') return [`bullet ${n} follows through to words`];
  return findDifference(derived, evidence.tex).map((fault) => `bullet ${n}: ${fault}`);
}

function findDifference(expected: string, actual: string): string[] {
  if (isSame(expected, actual)) return [];
  const { verdict, reason } = agree(expected, actual);
  return [`${expected} does not give ${actual} (${verdict}, ${reason})`];
}

/** Whether two values agree: exactly, or as a rounding to 1 to 12 significant figures; decimals also within 0.2%. */
function isSame(expected: string, actual: string): boolean {
  const policies: AnswerPolicy[] = /\d\.\d/.test(actual)
    ? [{}, { sigFigs: [1, 12] }, { tolerance: { relative: 0.002 } }]
    : [{}, { sigFigs: [1, 12] }];
  return policies.some((policy) => agree(expected, actual, policy).verdict === 'correct');
}

/** Whether each part of the answer is the value of a bullet with a follow-through. */
function followsFromBullets(
  draft: ItemDraft,
  bullets: readonly Bullet[],
  derivedValues: readonly (string | undefined)[],
) {
  return splitAnswer(draft.answer).every((part) =>
    bullets.some(
      ({ evidence }, index) =>
        evidence.kind === 'expression' && derivedValues[index] !== undefined && isSame(evidence.tex, part),
    ),
  );
}

/** Lists the parts of the answer that no bullet contains. */
function findMissingParts({ answer }: ItemDraft, bullets: readonly Bullet[]): string[] {
  const shownValues = bullets.flatMap(({ evidence }) => {
    if (evidence.kind === 'expression')
      return evidence.tex !== answer && isUnsolved(evidence.tex)
        ? []
        : [evidence.tex, ...splitAnswer(evidence.tex)];
    if (evidence.kind === 'points') return evidence.points.flat().map(wordsTex);
    return evidence.kind === 'wording' ? evidence.anyOf.map(wordsTex) : [];
  });
  const isShown = (part: string) => shownValues.some((tex) => isSame(tex, part));
  if (isShown(answer)) return [];
  return splitAnswer(answer)
    .filter((part) => !isShown(part))
    .map((part) => `no bullet has ${part} of the answer`);
}

/** Whether an equation still has to be solved: `2x = 6` agrees with the answer `x = 3` but does not show it. */
function isUnsolved(tex: string): boolean {
  const parsed = readMath(tex);
  if (!parsed.ok || parsed.node.kind !== 'relation') return false;
  const { node } = parsed;
  return node.operators.every((operator) => operator === '=') && asNamedValue(node) === undefined;
}

/** Whether the answer is a conclusion in words. The earlier bullets contain its numbers. */
function isWords(answer: string): boolean {
  return answer.startsWith('\\text{');
}

/** Splits a list such as `x = 2, y = 3` into its parts. Any other answer is one part. */
function splitAnswer(answer: string): string[] {
  const parsed = readMath(answer);
  if (!parsed.ok || parsed.node.kind !== 'list') return [answer];
  return parsed.node.items.map(({ span }) => answer.slice(span.start, span.end));
}
