import type { PlainQuestion, Question } from '../../../domain/question.ts';
import type { SolutionStep } from '../../../domain/question-content.ts';

/** A sentence; a point inside a formula or a number does not end it. */
const SENTENCE = /(?:\$[^$]*\$|\d\.\d|[^.$])+(?:\.(?=\s|$)|$)/g;
const NUMBER = /\d+(?:\.\d+)?/g;

/** Removes the sentences that explain which mistake leads to which option; undefined if there are none. */
export function removeMistakeSentences(question: Question): Question | undefined {
  const inner = question.questions?.map(removeFromSolution);
  const made = { ...removeFromSolution(question), ...(inner !== undefined && { questions: inner }) };
  return JSON.stringify(made) === JSON.stringify(question) ? undefined : made;
}

function removeFromSolution<T extends PlainQuestion>(question: T): T {
  const wrong = new Set(
    question.options.filter(({ correct }) => !correct).flatMap(({ text }) => text.match(NUMBER) ?? []),
  );
  const solution = question.solution.flatMap((step): SolutionStep[] => {
    if (step.kind !== 'prose') return [step];
    const sentences = (step.tex.match(SENTENCE) ?? []).filter(
      (sentence) => !describesMistake(sentence, wrong),
    );
    const tex = sentences.join('').trim();
    return tex === '' ? [] : [{ kind: 'prose', tex }];
  });
  return { ...question, solution };
}

function describesMistake(sentence: string, wrong: ReadonlySet<string>): boolean {
  const numbers = sentence.match(NUMBER) ?? [];
  return !sentence.includes('=') && numbers.some((number) => wrong.has(number));
}
