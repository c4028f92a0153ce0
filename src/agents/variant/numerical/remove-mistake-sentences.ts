import type { Question } from '../../../domain/question.ts';
import type { SolutionStep } from '../../../domain/question-content.ts';
import { mapSections, type QuestionSection } from '../../../domain/question-sections.ts';

/** A sentence; a point inside a formula, a number or an abbreviation such as `e.m.f.` does not end it. */
const SENTENCE =
  /(?:\\[\s\S]|\$(?:\\[\s\S]|[^$\\])*\$|(?<=\b[A-Za-z]\.[A-Za-z])\.(?=\s*[a-z=(,])|\.(?=\S)|[^.])+(?:\.(?=\s|$)|$)/g;
const NUMBER = /\d+(?:\.\d+)?/g;

/** Removes the sentences that explain which mistake leads to which option; undefined if there are none. */
export function removeMistakeSentences(question: Question): Question | undefined {
  const reduced = mapSections(question, removeFromSolution);
  return JSON.stringify(reduced) === JSON.stringify(question) ? undefined : reduced;
}

function removeFromSolution<T extends QuestionSection>(section: T): T {
  const wrongNumbers = new Set(
    section.options.filter(({ correct }) => !correct).flatMap(({ text }) => text.match(NUMBER) ?? []),
  );
  const solution = section.solution.flatMap((step): SolutionStep[] => {
    if (step.kind !== 'prose') return [step];
    const sentences = splitSentences(step.tex).filter(
      (sentence) => !describesMistake(sentence, wrongNumbers),
    );
    const tex = sentences.join('').trim();
    return tex === '' ? [] : [{ kind: 'prose', tex }];
  });
  return { ...section, solution };
}

/** Splits prose into sentences, each with the spaces before it. */
export function splitSentences(tex: string): readonly string[] {
  return tex.match(SENTENCE) ?? [];
}

/** Whether a sentence without an equation mentions the number of a wrong option. */
function describesMistake(sentence: string, wrongNumbers: ReadonlySet<string>): boolean {
  const numbers = sentence.match(NUMBER) ?? [];
  return !sentence.includes('=') && numbers.some((number) => wrongNumbers.has(number));
}
