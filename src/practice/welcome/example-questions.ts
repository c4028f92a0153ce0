import { Fault } from '../../domain/fault.ts';
import type { Question } from '../../domain/question.ts';
import { getModel } from '../../item-models/catalogue.ts';
import { generateItem } from '../../item-models/generate-item.ts';
import { markQuestion } from '../../marking/mark-question.ts';
import { texToHtml, texToInlineHtml } from '../../print/html/tex-to-html.ts';
import { toPracticeMarking } from '../to-practice-marking.ts';

/** Short questions without parts: percentages, DNA, algebra, work done, half-life. */
const MODELS = ['N5A-06', 'N5B-02', 'N5M-18', 'N5P-06', 'N5C-15'];
/** The number of questions from each model, each with other numbers. */
const SEEDS_PER_MODEL = 6;

export const EXAMPLE_COUNT = MODELS.length * SEEDS_PER_MODEL;

/** A question of the front page. Texts are HTML, because visitors may not use the route that typesets texts. */
type ExampleQuestion = {
  readonly number: number;
  readonly course: string;
  readonly marks: number;
  readonly textHtml: string;
  /** Empty for a question with a written answer. */
  readonly options: readonly { readonly id: string; readonly html: string }[];
};

/** A marked answer to a question of the front page; nothing of it is stored. */
type MarkedExample = {
  readonly correct: boolean;
  readonly marksAwarded: number;
  readonly marksAvailable: number;
  readonly answerHtml: string;
  /** The right option; null for a question with a written answer. */
  readonly rightOption: string | null;
  /** Why the answer is wrong, in one sentence; empty after a right answer. */
  readonly reasonHtml: string;
  readonly steps: readonly {
    readonly html: string;
    readonly workingHtml: string;
    readonly earned: boolean;
  }[];
};

function createExample(number: number): Question {
  const model = MODELS[(number - 1) % MODELS.length];
  if (number < 1 || number > EXAMPLE_COUNT || model === undefined)
    throw new Fault('not-found', `There is no example question ${number}.`, {
      advice: `Use a number from 1 to ${EXAMPLE_COUNT}.`,
    });
  return generateItem(getModel(model), 100 + number);
}

/** Returns an example question by its number, from 1; the same number always gives the same question. */
export function getExampleQuestion(number: number): ExampleQuestion {
  const { stem, options, marks = 1, subject = '', level = '' } = createExample(number);
  return {
    number,
    course: `${level.replace(/^Nat\b/u, 'National')} ${subject}`,
    marks,
    textHtml: texToHtml(stem),
    options: options.map(({ id, text }) => ({ id, html: texToInlineHtml(text) })),
  };
}

/** Marks an answer to an example question with the engine that marks practice. */
export function markExample(number: number, response: string): MarkedExample {
  const question = createExample(number);
  const marking = toPracticeMarking(question, markQuestion(question, response));
  const chosen = question.options.find(({ id }) => id === response.trim().toLowerCase());
  const isCorrect = marking.marks_awarded >= marking.marks_available;
  const reason = chosen?.explanation ?? marking.wrong_steps?.[0]?.reason ?? '';
  return {
    correct: isCorrect,
    marksAwarded: marking.marks_awarded,
    marksAvailable: marking.marks_available,
    answerHtml: texToInlineHtml(printAnswer(question)),
    rightOption: question.options.find(({ correct }) => correct)?.id ?? null,
    reasonHtml: isCorrect ? '' : texToInlineHtml(reason),
    steps: marking.steps.map(({ step, example, marks_awarded: awarded, marks_available: available }) => ({
      html: texToInlineHtml(step),
      workingHtml: texToInlineHtml(
        (example ?? '').replaceAll(/\$([^$]+)\$/gu, (_formula, tex: string) => `$\\displaystyle ${tex}$`),
      ),
      earned: awarded >= available,
    })),
  };
}

function printAnswer({ answer, options }: Question): string {
  if (answer?.kind === 'value') return `$${answer.tex}$`;
  const right = options.find(({ correct }) => correct);
  return right === undefined ? '' : `${right.id.toUpperCase()}: ${right.text}`;
}
