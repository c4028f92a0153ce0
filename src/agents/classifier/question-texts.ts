import type { PlainQuestion, Question, SolutionStep } from '../../domain/question.ts';
import { visibleText } from '../../latex/visible-text.ts';

/** What the rules look at: what the learner is asked, and how it is solved, as TeX and as words. */
export type QuestionTexts = {
  readonly askedTex: string;
  readonly solvedTex: string;
  readonly asked: string;
  readonly solved: string;
  /** The sources of the drawings. */
  readonly drawings: string;
};

/** A passage and its questions are one text. */
export function textsOf(question: Question): QuestionTexts {
  const all: PlainQuestion[] = [question, ...(question.questions ?? [])];
  const askedTex = all.map(askedPart).join('\n\n');
  const solvedTex = all.flatMap(({ solution }) => solution.flatMap(linesOf)).join('\n');
  return {
    askedTex,
    solvedTex,
    asked: visibleText(askedTex),
    solved: visibleText(solvedTex.replaceAll('&', ' ')),
    drawings: all
      .flatMap(({ diagrams }) => diagrams.map((one) => (one.kind === 'tikz' ? one.tex : '')))
      .join('\n'),
  };
}

/** One line of a solution each, prose and displayed mathematics alike. */
export function linesOf(step: SolutionStep): readonly string[] {
  return step.kind === 'prose' ? [step.tex] : step.lines;
}

function askedPart({ vignette, stem, table, options }: PlainQuestion): string {
  const entries = table === undefined ? [] : [...table.left, ...table.right].map((entry) => entry.text);
  return [vignette ?? '', stem, ...entries, ...options.map((option) => option.text)].join('\n');
}
