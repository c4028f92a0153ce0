import { type Agreement, agree } from '../maths/agree/agree.ts';
import type { AnswerPolicy } from '../maths/agree/answer-policy.ts';
import { getFullText, type ItemDraft } from './item-draft.ts';
import type { ModelFacts } from './item-model.ts';

/** The largest number in a question without a calculator, unless the model sets `largest`. */
const DEFAULT_MAX_NUMBER = 400;
const MAX_DECIMAL_PLACES = 2;

/** Returns the reason why a draft is rejected, or undefined if it is acceptable. The rules apply to every model. */
export function findRejection(model: ModelFacts, draft: ItemDraft): string | undefined {
  return findUnfriendlyNumber(model, draft) ?? findCoincidingAnswers(draft);
}

/** Finds a number that is too hard for mental arithmetic, if the model is for a paper without a calculator. */
function findUnfriendlyNumber(model: ModelFacts, draft: ItemDraft): string | undefined {
  if (model.calculator === 'allowed') return undefined;
  const largest = model.largest ?? DEFAULT_MAX_NUMBER;
  const texts = [getFullText(draft), draft.answer, ...draft.bullets.map(getBulletText)];
  for (const text of texts) {
    for (const [number, decimals = ''] of text.matchAll(/\d+(?:\.(\d+))?/g)) {
      if (Number(number) > largest || decimals.length > MAX_DECIMAL_PLACES) {
        return `${number} is too large or has too many decimal places for work without a calculator`;
      }
    }
  }
  return undefined;
}

function getBulletText({ evidence, working = '' }: ItemDraft['bullets'][number]): string {
  return evidence.kind === 'expression' ? `${evidence.tex} ${working}` : working;
}

/** Finds two answers that marking would treat as equal. */
function findCoincidingAnswers({ answer, mistakes, policies }: ItemDraft): string | undefined {
  const policy = toComparisonPolicy(answer, policies?.tolerance);
  const answers = [answer, ...mistakes.map((mistake) => mistake.answer)];
  for (const [index, later] of answers.entries()) {
    for (const earlier of answers.slice(0, index)) {
      if (earlier === later || compareAnswers(earlier, later, policy) === 'correct') {
        return `the answers ${earlier} and ${later} coincide`;
      }
    }
  }
  return undefined;
}

/**
 * Compares two answers of a model as marking does, except that words must be the same. With synonyms, a change of the list of
 * synonyms would change which questions a seed generates.
 */
export function compareAnswers(
  earlier: string,
  later: string,
  policy: AnswerPolicy = {},
): Agreement['verdict'] {
  if (isWords(earlier) && isWords(later))
    return listWords(earlier) === listWords(later) ? 'correct' : 'incorrect';
  return agree(earlier, later, policy).verdict;
}

const isWords = (tex: string): boolean => tex.startsWith('\\text{');
const listWords = (tex: string): string =>
  tex
    .replace(/\\text|[{},]/g, '')
    .trim()
    .toLowerCase();

/**
 * Chooses how answers are compared: within the tolerance of the model if it has one, decimals within 0.5%, and other answers
 * exactly.
 */
function toComparisonPolicy(
  answer: string,
  tolerance: NonNullable<ItemDraft['policies']>['tolerance'],
): AnswerPolicy {
  if (tolerance !== undefined) {
    const { relative, absolute } = tolerance;
    return {
      tolerance: {
        ...(relative === undefined ? {} : { relative }),
        ...(absolute === undefined ? {} : { absolute }),
      },
    };
  }
  return /\d\.\d/.test(answer) ? { tolerance: { relative: 0.005 } } : {};
}
