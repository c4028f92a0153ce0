import type { Question } from '../../domain/question.ts';
import type { SolutionStep } from '../../domain/question-content.ts';
import { removeMistakeSentences } from '../variant/numerical/remove-mistake-sentences.ts';

/** A sentence; a point inside a formula or a number does not end it. */
const SENTENCE = /(?:\$[^$]*\$|\d\.\d|[^.$])+(?:\.(?=\s|$)|$)/g;
/** A sentence that refers to an option by its letter. */
const NAMES_OPTION =
  /\b(?:options?|answers?|choices?)\b[^.]*\([a-h]\)|\([a-h]\)[^.]*\b(?:correct|true|right)\b|\bcorrect options?\b/i;

/** Returns the solution without sentences about options. */
export function removeOptionReferences(question: Question): readonly SolutionStep[] {
  const reduced = removeMistakeSentences(question) ?? question;
  const steps = reduced.solution.flatMap((step): SolutionStep[] => {
    if (step.kind !== 'prose') return [step];
    const sentences = (step.tex.match(SENTENCE) ?? []).filter((sentence) => !NAMES_OPTION.test(sentence));
    const tex = sentences.join('').trim();
    return tex === '' ? [] : [prose(tex)];
  });
  const keyed = question.options.filter(({ correct }) => correct).map(({ text }) => text);
  return steps.length > 0 || keyed.length === 0 ? steps : [prose(`The answer is ${keyed.join(' and ')}.`)];
}

/** Whether a solution refers to options. */
export function mentionsOption({ solution }: Question): boolean {
  return solution.some((step) => step.kind === 'prose' && NAMES_OPTION.test(step.tex));
}

export function prose(tex: string): SolutionStep {
  return { kind: 'prose', tex };
}

/** The last step of a solution: `Therefore, the correct option is (c).` */
export function concludingStep(letters: readonly string[]): SolutionStep {
  const named = letters.map((letter) => `(${letter})`);
  const last = named.at(-1) ?? '';
  const list = named.length > 1 ? `${named.slice(0, -1).join(', ')} and ${last}` : last;
  return prose(`Therefore, the correct option${named.length > 1 ? 's are' : ' is'} ${list}.`);
}

/** Adds the ids a, b, c, … to options. */
export function addLetters<T extends object>(options: readonly T[]): (T & { readonly id: string })[] {
  return options.map((option, index) => ({ ...option, id: 'abcdefgh'.charAt(index) }));
}
