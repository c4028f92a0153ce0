import { written } from '../example.ts';
import type { QuestionView } from '../views/question-view.ts';
import { extractNumbers, extractWords, getSharedWordRatio, haveSameItems } from './compare-texts.ts';
import type { RelationCheck } from './relation-check.ts';

const car = written(
  'A car of $3$ tonnes is pulled with $12$ kilonewtons. Find its acceleration.',
  'It is $\\frac{12}{3} = 4$.',
);
const boat = (mass: number) =>
  written(
    `A tug pulls a ferry of $${mass}$ tonnes with $12$ kilonewtons. How quickly does the ferry gain speed?`,
    `It is $\\frac{12}{${mass}} = ${12 / mass}$.`,
  );

export const contextVariantKeepsItsNumbers: RelationCheck = {
  id: 'context-variant-keeps-its-numbers',
  meaning: 'A context variant tells another story with the same numbers.',
  severity: 'error',
  relations: ['context'],
  example: 'context',
  parent: car,
  fails: boat(4),
  passes: boat(3),
  run: ({ parent, child }) => {
    const place = { ...(child.stem.span && { span: child.stem.span }), field: 'stem' };
    if (!haveSameItems(extractNumbers(parent.stem.visible), extractNumbers(child.stem.visible)))
      return [{ message: 'The numbers differ from the parent; a context variant keeps them.', ...place }];
    const [before, after] = [answerNumbers(parent), answerNumbers(child)];
    if (before.length > 0 && after.length > 0 && !haveSameItems(before, after))
      return [
        {
          message: `The answer differs from the parent's (${before.join(', ')}) although the numbers are the same; correct it.`,
          ...(child.spans.answer && { span: child.spans.answer }),
          field: 'answer',
        },
      ];
    const shared = getSharedWordRatio(extractWords(parent), extractWords(child));
    return shared > MAX_SHARED
      ? [
          {
            message: `The scenario has hardly changed: ${Math.round(100 * shared)}% of its words are the parent's; change more of it.`,
            ...place,
          },
        ]
      : [];
  },
};

/** Returns the numbers of the marked options, or the integer answer. */
function answerNumbers({ keyed, question }: QuestionView): string[] {
  if (keyed.length > 0) return keyed.flatMap(({ visible }) => extractNumbers(visible));
  return question.answer?.kind === 'integer' ? [String(question.answer.value)] : [];
}

/** A larger share of common words means the same scenario. */
const MAX_SHARED = 0.85;
