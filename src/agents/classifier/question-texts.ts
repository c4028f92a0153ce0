import type { PlainQuestion, Question } from '../../domain/question.ts';
import type { SolutionStep } from '../../domain/question-content.ts';
import { visibleText } from '../../latex/visible-text.ts';

/** The texts that the rules search: the question and its solution, as TeX and as words. */
export type QuestionTexts = {
  readonly askedTex: string;
  readonly solvedTex: string;
  readonly asked: string;
  readonly solved: string;
  /** The TikZ code of the drawings. */
  readonly drawings: string;
};

/** Collects the texts of a question; a passage and its questions are one text. */
export function collectTexts(question: Question): QuestionTexts {
  const all: PlainQuestion[] = [question, ...(question.questions ?? [])];
  const askedTex = all.map(joinAskedTex).join('\n\n');
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

/** The lines of a solution step, of prose and of displayed mathematics. */
export function linesOf(step: SolutionStep): readonly string[] {
  return step.kind === 'prose' ? [step.tex] : step.lines;
}

function joinAskedTex({ vignette, stem, table, options }: PlainQuestion): string {
  const entries = table === undefined ? [] : [...table.left, ...table.right].map((entry) => entry.text);
  return [vignette ?? '', stem, ...entries, ...options.map((option) => option.text)].join('\n');
}
