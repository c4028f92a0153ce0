import { writtenQuestion } from '../example.ts';
import type { QuestionView } from '../views/question-view.ts';
import { extractNumbers, extractWords, getSharedWordRatio, haveSameItems } from './compare-texts.ts';
import type { RelationCheck } from './relation-check.ts';

const carQuestion = writtenQuestion(
  'A car of $3$ tonnes is pulled with $12$ kilonewtons. Find its acceleration.',
  'It is $\\frac{12}{3} = 4$.',
);
const createBoatQuestion = (mass: number) =>
  writtenQuestion(
    `A tug pulls a ferry of $${mass}$ tonnes with $12$ kilonewtons. How quickly does the ferry gain speed?`,
    `It is $\\frac{12}{${mass}} = ${12 / mass}$.`,
  );

export const contextVariantKeepsItsNumbers: RelationCheck = {
  id: 'context-variant-keeps-its-numbers',
  meaning: 'A context variant tells another story with the same numbers.',
  severity: 'error',
  relations: ['context'],
  exampleRelation: 'context',
  parent: carQuestion,
  fails: createBoatQuestion(4),
  passes: createBoatQuestion(3),
  run: ({ parent, child }) => {
    const location = { ...(child.stem.span && { span: child.stem.span }), field: 'stem' };
    if (!haveSameItems(extractNumbers(parent.fullText.visible), extractNumbers(child.fullText.visible)))
      return [{ message: 'The numbers differ from the parent; a context variant keeps them.', ...location }];
    const [before, after] = [extractAnswerNumbers(parent), extractAnswerNumbers(child)];
    if (before.length > 0 && after.length > 0 && !haveSameItems(before, after))
      return [
        {
          message: `The answer differs from the parent's (${before.join(', ')}) although the numbers are the same; correct it.`,
          ...(child.spans.answer && { span: child.spans.answer }),
          field: 'answer',
        },
      ];
    const sharedRatio = getSharedWordRatio(extractWords(parent), extractWords(child));
    return sharedRatio > MAX_SHARED_RATIO
      ? [
          {
            message: `The scenario has hardly changed: ${Math.round(100 * sharedRatio)}% of its words are the parent's; change more of it.`,
            ...location,
          },
        ]
      : [];
  },
};

/** Returns the numbers of the marked options, or the integer answer. */
function extractAnswerNumbers({ correctOptions, question }: QuestionView): string[] {
  if (correctOptions.length > 0) return correctOptions.flatMap(({ visible }) => extractNumbers(visible));
  return question.answer?.kind === 'integer' ? [String(question.answer.value)] : [];
}

/** A larger share of common words means the same scenario. */
const MAX_SHARED_RATIO = 0.85;
