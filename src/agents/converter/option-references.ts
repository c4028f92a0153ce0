import type { Question, SolutionStep } from '../../domain/question.ts';
import { removeMistakeSentences } from '../variant/numerical/remove-mistake-sentences.ts';

const SENTENCE = /(?:\$[^$]*\$|\d\.\d|[^.$])+(?:\.(?=\s|$)|$)/g;
const NAMES_OPTION =
  /\b(?:options?|answers?|choices?)\b[^.]*\([a-h]\)|\([a-h]\)[^.]*\b(?:correct|true|right)\b|\bcorrect options?\b/i;

/** The solution without what it says about options. */
export function removeOptionReferences(question: Question): readonly SolutionStep[] {
  const quiet = removeMistakeSentences(question) ?? question;
  const kept = quiet.solution.flatMap((step): SolutionStep[] => {
    if (step.kind !== 'prose') return [step];
    const sentences = (step.tex.match(SENTENCE) ?? []).filter((sentence) => !NAMES_OPTION.test(sentence));
    const tex = sentences.join('').trim();
    return tex === '' ? [] : [prose(tex)];
  });
  const keyed = question.options.filter(({ correct }) => correct).map(({ text }) => text);
  return kept.length > 0 || keyed.length === 0 ? kept : [prose(`The answer is ${keyed.join(' and ')}.`)];
}

/** Whether a solution speaks of options. */
export function mentionsOption({ solution }: Question): boolean {
  return solution.some((step) => step.kind === 'prose' && NAMES_OPTION.test(step.tex));
}

export function prose(tex: string): SolutionStep {
  return { kind: 'prose', tex };
}

/** `Therefore, the correct option is (c).` */
export function concludingStep(letters: readonly string[]): SolutionStep {
  const named = letters.map((letter) => `(${letter})`);
  const last = named.at(-1) ?? '';
  const list = named.length > 1 ? `${named.slice(0, -1).join(', ')} and ${last}` : last;
  return prose(`Therefore, the correct option${named.length > 1 ? 's are' : ' is'} ${list}.`);
}

export function addLetters<T extends object>(options: readonly T[]): (T & { readonly id: string })[] {
  return options.map((option, place) => ({ ...option, id: 'abcdefgh'.charAt(place) }));
}
