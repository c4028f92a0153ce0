import { defineBankCheck, type Remark } from '../check.ts';
import { writtenQuestion } from '../example.ts';
import { listAnsweredViews, type QuestionView } from '../views/question-view.ts';
import { foldSpaces, isVariant } from './hash-content.ts';

const createExample = (mass: number) =>
  writtenQuestion(
    `A net force of $12$ newtons acts on a trolley of $${mass}$ kilograms. Calculate its acceleration.`,
    `It is $\\frac{12}{${mass}} = ${12 / mass}$.`,
  );

export const questionsAreNotRepeated = defineBankCheck({
  id: 'questions-are-not-repeated',
  code: 'B04',
  meaning: 'No question appears twice, even with other numbers, unless it is declared a variant.',
  severity: 'warning',
  thresholds: { words: 6 },
  fails: `${createExample(3)}\n${createExample(4)}`,
  passes: `${createExample(3)}\n${writtenQuestion('A trolley starts from rest. Calculate how far it rolls down the ramp in the first four seconds.', 'It rolls $8$ metres.')}`,
  run: ({ questions }, getThreshold) => {
    const firstIndexByText = new Map<string, number>();
    return questions.flatMap((view, index): Remark[] => {
      if (view.fullText.words.length < getThreshold('words') || isFixedForm(view) || isVariant(view))
        return [];
      const maskedText = maskNumbers(view);
      const firstIndex = firstIndexByText.get(maskedText);
      firstIndexByText.set(maskedText, firstIndex ?? index);
      if (firstIndex === undefined) return [];
      return [
        {
          message: `This question repeats the words of question ${firstIndex + 1}; declare it a variant or ask something else.`,
          span: { start: view.spans.question.start, end: view.stem.span?.end ?? view.spans.question.end },
          field: 'stem',
        },
      ];
    });
  },
});

/** Returns the passage, the stem, the texts of all parts and the worded options, with every number replaced by `#`. */
function maskNumbers(view: QuestionView): string {
  const { fullText, passage } = view;
  const options = listAnsweredViews(view).flatMap((answered) => answered.options);
  const texts = [fullText, ...options.filter((option) => option.words.length > 1)].map(({ visible }) =>
    foldSpaces(visible).replace(/\d+(?:[.,]\d+)*/g, '#'),
  );
  return [passage?.tex ?? '', texts[0] ?? '', ...texts.slice(1).toSorted()].join('|');
}

function isFixedForm({ question }: QuestionView): boolean {
  return question.kind === 'match' || question.kind === 'assertion_reason';
}
