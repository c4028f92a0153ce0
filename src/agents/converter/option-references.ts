import type { Question } from '../../domain/question.ts';
import type { SolutionStep } from '../../domain/question-content.ts';
import { removeMistakeSentences, splitSentences } from '../variant/numerical/remove-mistake-sentences.ts';

/** A key at the end of a line: `Answer: C`, `ANSWER IS B`, `\textbf{Answer:} A.`, `D is the correct choice`. */
const KEY_LINE =
  /(?:^|(?<=[\n.;])|(?<=\s))\s*(?:(?:\\textbf\{)?(?:[Ss]o |[Tt]herefore,? |[Hh]ence,? )?(?:[Tt]he )?(?:[Cc]orrect )?(?:[Aa]nswer|ANSWER|[Aa]ns|[Oo]ption|[Cc]hoice)\}?\s*(?:is|IS|[:=.-])*\s*\}?\s*(?:option )?\(?[A-E]\)?|\(?[A-E]\)? is (?:the )?(?:correct|right)(?: (?:answer|choice|option))?)\.?(?=\s*(?:\n|$))/g;
/** A sentence that refers to an option by its letter: `Therefore, the correct option is (c).` */
const MENTIONS_OPTION =
  /\b(?:options?|answers?|choices?)\b[^.]*\([a-h]\)|\([a-h]\)[^.]*\b(?:correct|true|right)\b|\bcorrect options?\b/i;

/** Returns the solution without sentences about options. */
export function removeOptionReferences(question: Question): readonly SolutionStep[] {
  const withoutMistakes = removeMistakeSentences(question) ?? question;
  const steps = withoutMistakes.solution.flatMap((step): SolutionStep[] => {
    if (step.kind !== 'prose') return [step];
    const sentences = splitSentences(step.tex.replace(KEY_LINE, '')).filter(
      (sentence) => !MENTIONS_OPTION.test(sentence),
    );
    const tex = sentences.join('').trim();
    return tex === '' ? [] : [createProseStep(tex)];
  });
  const correctTexts = question.options.filter(({ correct }) => correct).map(({ text }) => text);
  return steps.length > 0 || correctTexts.length === 0
    ? steps
    : [createProseStep(`The answer is ${correctTexts.join(' and ')}.`)];
}

/** Whether a solution refers to options. */
export function mentionsOption({ solution }: Question): boolean {
  return solution.some((step) => step.kind === 'prose' && MENTIONS_OPTION.test(step.tex));
}

export function createProseStep(tex: string): SolutionStep {
  return { kind: 'prose', tex };
}

/** Creates the last step of a solution: `Therefore, the correct option is (c).` */
export function createConclusion(letters: readonly string[]): SolutionStep {
  const references = letters.map((letter) => `(${letter})`);
  const last = references.at(-1) ?? '';
  const list = references.length > 1 ? `${references.slice(0, -1).join(', ')} and ${last}` : last;
  return createProseStep(`Therefore, the correct option${references.length > 1 ? 's are' : ' is'} ${list}.`);
}

/** Adds the ids a, b, c, … to options. */
export function addLetters<T extends object>(options: readonly T[]): (T & { readonly id: string })[] {
  return options.map((option, index) => ({ ...option, id: 'abcdefgh'.charAt(index) }));
}
