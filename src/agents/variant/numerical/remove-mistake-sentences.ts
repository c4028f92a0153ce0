import type { PlainQuestion, Question, SolutionStep } from '../../../domain/question.ts';

/** A sentence; a point inside a formula or a number ends none. */
const SENTENCE = /(?:\$[^$]*\$|\d\.\d|[^.$])+(?:\.(?=\s|$)|$)/g;
const NUMBER = /\d+(?:\.\d+)?/g;

/** The question without the sentences that say which mistake leads to which option; undefined when there are none. */
export function removeMistakeSentences(question: Question): Question | undefined {
  const inner = question.questions?.map(quieten);
  const made = { ...quieten(question), ...(inner !== undefined && { questions: inner }) };
  return JSON.stringify(made) === JSON.stringify(question) ? undefined : made;
}

function quieten<T extends PlainQuestion>(question: T): T {
  const wrong = new Set(
    question.options.filter(({ correct }) => !correct).flatMap(({ text }) => text.match(NUMBER) ?? []),
  );
  const solution = question.solution.flatMap((step): SolutionStep[] => {
    if (step.kind !== 'prose') return [step];
    const kept = (step.tex.match(SENTENCE) ?? []).filter((sentence) => !isMistakeTalk(sentence, wrong));
    const tex = kept.join('').trim();
    return tex === '' ? [] : [{ kind: 'prose', tex }];
  });
  return { ...question, solution };
}

function isMistakeTalk(sentence: string, wrong: ReadonlySet<string>): boolean {
  const numbers = sentence.match(NUMBER) ?? [];
  return !sentence.includes('=') && numbers.some((number) => wrong.has(number));
}
