import type { PlainQuestion, Question, SolutionStep } from '../../domain/question.ts';
import { visibleText } from '../../latex/visible-text.ts';

/** The texts in which the rules search. The texts ending in `Tex` are TeX; the others are visible words only. */
export type QuestionTexts = {
  readonly questionTex: string;
  readonly solutionTex: string;
  readonly questionWords: string;
  readonly solutionWords: string;
  /** The TikZ code of the drawings. */
  readonly drawings: string;
};

/** Collects the texts of a question; the texts of a passage include those of its questions. */
export function collectTexts(question: Question): QuestionTexts {
  const all: PlainQuestion[] = [question, ...(question.questions ?? [])];
  const questionTex = all.map(joinQuestionTex).join('\n\n');
  const solutionTex = all.flatMap(({ solution }) => solution.flatMap(listStepLines)).join('\n');
  return {
    questionTex,
    solutionTex,
    questionWords: visibleText(questionTex),
    solutionWords: visibleText(solutionTex.replaceAll('&', ' ')),
    drawings: all
      .flatMap(({ diagrams }) => diagrams.map((diagram) => (diagram.kind === 'tikz' ? diagram.tex : '')))
      .join('\n'),
  };
}

/** Lists the lines of a solution step; a prose step is one line. */
export function listStepLines(step: SolutionStep): readonly string[] {
  return step.kind === 'prose' ? [step.tex] : step.lines;
}

/** Joins the TeX of a question without its solution. */
function joinQuestionTex({ vignette, stem, table, options }: PlainQuestion): string {
  const entries = table === undefined ? [] : [...table.left, ...table.right].map((entry) => entry.text);
  return [vignette ?? '', stem, ...entries, ...options.map((option) => option.text)].join('\n');
}
