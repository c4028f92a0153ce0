import type { Answer, Option, PlainQuestion, Question, SolutionStep } from './question.ts';
import type { Distractor, ReviewItem } from './review-node.ts';

/**
 * A question as the review nodes see it. A passage is reviewed question by question, each with the passage as its
 * vignette.
 */
export function toReviewItem(question: PlainQuestion): ReviewItem {
  return {
    vignette: question.vignette ?? null,
    stem: question.stem,
    distractors: question.options.map(({ text, correct, explanation }) => ({
      text,
      isCorrect: correct,
      explanation: explanation ?? '',
    })),
    answerKey: answerKeyOf(question),
    explanation: question.solution.map(stepText).join('\n\n'),
  };
}

/** The original with the item's parts in place of its own; what the item leaves alone stays as it was. */
export function fromReviewItem(item: ReviewItem, original: Question): Question {
  const { vignette: _vignette, answer: _answer, ...rest } = original;
  const before = toReviewItem(original);
  const options = item.distractors.map((one, index) => toOption(one, index, original.options[index]));
  const answer =
    item.answerKey === before.answerKey ? original.answer : findAnswer(item.answerKey, original, options);
  return {
    ...rest,
    ...(item.vignette === null ? {} : { vignette: item.vignette }),
    stem: item.stem,
    options,
    ...(answer === undefined ? {} : { answer }),
    solution: item.explanation === before.explanation ? original.solution : toSolution(item.explanation),
  };
}

const letterOf = (index: number): string => String.fromCharCode('A'.charCodeAt(0) + index);
const placeOf = (letter: string): number => letter.toUpperCase().charCodeAt(0) - 'A'.charCodeAt(0);

function answerKeyOf({ answer, options }: PlainQuestion): string | null {
  switch (answer?.kind) {
    case 'choice': {
      const letters = options.flatMap(({ id }, index) =>
        answer.correct.includes(id) ? [letterOf(index)] : [],
      );
      return letters.length === 0 ? null : letters.join(', ');
    }
    case 'integer':
      return String(answer.value);
    case 'value':
      return answer.text || answer.tex;
    case 'matches':
      return answer.pairs.map(({ left, right }) => `${left}-${right}`).join(', ');
    case undefined:
      return null;
  }
}

function stepText(step: SolutionStep): string {
  if (step.kind === 'prose') return step.tex;
  return `\\begin{align*}\n${step.lines.join(' \\\\\n')}\n\\end{align*}`;
}

function toSolution(explanation: string): SolutionStep[] {
  return explanation === '' ? [] : [{ kind: 'prose', tex: explanation }];
}

function toOption({ text, isCorrect, explanation }: Distractor, index: number, before?: Option): Option {
  return {
    id: before?.id ?? letterOf(index).toLowerCase(),
    text,
    correct: isCorrect,
    ...(explanation === '' && before?.explanation === undefined ? {} : { explanation }),
  };
}

function findAnswer(
  key: string | null,
  { kind }: PlainQuestion,
  options: readonly Option[],
): Answer | undefined {
  if (key === null || key === '') return undefined;
  if (options.length > 0) {
    const correct = key.split(/\s*,\s*/).flatMap((letter) => options[placeOf(letter)]?.id ?? []);
    return correct.length === 0 ? undefined : { kind: 'choice', correct };
  }
  if (kind === 'integer' && /^-?\d+$/.test(key)) return { kind: 'integer', value: Number(key) };
  return { kind: 'value', tex: key, text: key };
}
