import type { Bullet } from '../../domain/marking-scheme.ts';
import { toPartQuestions } from '../../domain/part-question.ts';
import type { Question } from '../../domain/question.ts';
import { agree } from '../../maths/agree/agree.ts';
import type { AnswerPolicy } from '../../maths/agree/answer-policy.ts';
import { asNamedValue } from '../../maths/agree/named-value.ts';
import { readMath } from '../../maths/read/read-math.ts';
import type { ItemDraft } from '../item-draft.ts';
import { splitAnswer } from '../split-answer.ts';
import { wordsTex } from '../write/words.ts';
import { fillInFollowThrough, listBulletLists } from './fill-in-follow-through.ts';

/**
 * Recomputes the answer with the maths engine and returns one message for each violation of these rules:
 * each follow-through gives the value of its bullet; the bullets contain every item of the answer, also in each part; the
 * `recomputedFrom` of the draft or a follow-through gives the answer.
 */
export function rederiveAnswer(draft: ItemDraft, question: Question): string[] {
  const lists = listBulletLists(question);
  const derivedBullets = lists.flatMap((list) =>
    list.bullets.map((bullet) => ({ ...list, bullet, derived: fillInFollowThrough(bullet, list, lists) })),
  );
  const isRecomputed =
    draft.recomputedFrom !== undefined || isWords(draft.answer) || followsFromBullets(draft, derivedBullets);
  return [
    ...derivedBullets.flatMap(findBulletErrors),
    ...(draft.recomputedFrom === undefined ? [] : findDifference(draft.recomputedFrom, draft.answer)),
    ...(draft.parts ?? []).flatMap(({ recomputedFrom, answer }) =>
      recomputedFrom === undefined || answer === undefined ? [] : findDifference(recomputedFrom, answer),
    ),
    ...(draft.multipleChoice === true || draft.response === 'prose'
      ? []
      : findMissingItems(draft.answer, draft.bullets)),
    ...(isRecomputed || draft.multipleChoice === true ? [] : ['nothing recomputes the answer']),
    ...findPartErrors(question),
  ];
}

/** Finds parts without a bullet, options without a right one, and answers that the part's own bullets do not contain. */
function findPartErrors(question: Question): string[] {
  if (question.parts === undefined) return [];
  return toPartQuestions(question).flatMap(({ path, question: { answer, options, markingScheme } }) => {
    const bullets = markingScheme?.bullets ?? [];
    if (bullets.length === 0) return [`part ${path} has no bullet`];
    if (options.length > 0 && answer?.kind !== 'choice') return [`part ${path} has no right option`];
    return answer?.kind === 'value'
      ? findMissingItems(answer.tex, bullets).map((fault) => `part ${path}: ${fault}`)
      : [];
  });
}

/** A bullet with the value of its follow-through. */
type DerivedBullet = {
  readonly path: string;
  readonly bullet: Bullet;
  readonly derived: string | undefined;
};

function findBulletErrors({ path, bullet: { n, evidence }, derived }: DerivedBullet): string[] {
  if (derived === undefined) return [];
  const name = `bullet ${path === '' ? n : `${path}:${n}`}`;
  if (evidence.kind !== 'expression') return [`${name} follows through to words`];
  return findDifference(derived, evidence.tex).map((fault) => `${name}: ${fault}`);
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

/** Whether each item of the answer is the value of a bullet with a follow-through. */
function followsFromBullets({ answer }: ItemDraft, bullets: readonly DerivedBullet[]): boolean {
  return splitAnswer(answer).every((item) =>
    bullets.some(
      ({ bullet: { evidence }, derived }) =>
        evidence.kind === 'expression' && derived !== undefined && isSame(evidence.tex, item),
    ),
  );
}

/** Lists the items of the answer that no bullet contains. */
function findMissingItems(answer: string, bullets: readonly Pick<Bullet, 'evidence'>[]): string[] {
  const shownValues = bullets.flatMap(({ evidence }) => {
    if (evidence.kind === 'expression')
      return evidence.tex !== answer && isUnsolved(evidence.tex)
        ? []
        : [evidence.tex, ...splitAnswer(evidence.tex)];
    if (evidence.kind === 'points') return evidence.points.flat().map(wordsTex);
    return evidence.kind === 'wording' ? evidence.anyOf.map(wordsTex) : [];
  });
  const isShown = (item: string) => shownValues.some((tex) => isSame(tex, item));
  if (isShown(answer)) return [];
  return splitAnswer(answer)
    .filter((item) => !isShown(item))
    .map((item) => `no bullet has ${item} of the answer`);
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
