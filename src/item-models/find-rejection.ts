import { agree } from '../maths/agree/agree.ts';
import type { AnswerPolicy } from '../maths/agree/answer-policy.ts';
import type { ItemDraft } from './item-draft.ts';
import type { ModelFacts } from './item-model.ts';

/** Largest number a learner should meet without a calculator, unless the model says otherwise. */
const DEFAULT_MAX_NUMBER = 400;
const MAX_PLACES = 2;

/** Why a draft makes a bad question whatever its model; undefined when it makes a good one. */
export function findRejection(model: ModelFacts, draft: ItemDraft): string | undefined {
  return findUnfriendlyNumber(model, draft) ?? findCoincidingAnswers(draft);
}

function findUnfriendlyNumber(model: ModelFacts, draft: ItemDraft): string | undefined {
  if (model.calculator === 'allowed') return undefined;
  const largest = model.largest ?? DEFAULT_MAX_NUMBER;
  const texts = [draft.stem, draft.answer, ...draft.bullets.map(getBulletText)];
  for (const text of texts) {
    for (const [number, places = ''] of text.matchAll(/\d+(?:\.(\d+))?/g)) {
      if (Number(number) > largest || places.length > MAX_PLACES) {
        return `${number} is no number for work without a calculator`;
      }
    }
  }
  return undefined;
}

function getBulletText({ evidence, shows = '' }: ItemDraft['bullets'][number]): string {
  return evidence.kind === 'expression' ? `${evidence.tex} ${shows}` : shows;
}

/** Two answers that a marker could not tell apart. */
function findCoincidingAnswers({ answer, mistakes, policies }: ItemDraft): string | undefined {
  const policy = toComparisonPolicy(answer, policies?.tolerance);
  const answers = [answer, ...mistakes.map((mistake) => mistake.answer)];
  for (const [index, one] of answers.entries()) {
    for (const other of answers.slice(0, index)) {
      if (other === one || agree(other, one, policy).verdict === 'correct') {
        return `the answers ${other} and ${one} coincide`;
      }
    }
  }
  return undefined;
}

/** Rounded answers coincide already when they are close. */
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
