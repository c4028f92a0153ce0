import { printPartsText } from '../../domain/part-text.ts';
import type { PlainQuestion, Question } from '../../domain/question.ts';
import type { SolutionStep } from '../../domain/question-content.ts';
import { listAllParts, listSections } from '../../domain/question-sections.ts';
import { visibleText } from '../../latex/visible-text.ts';

/** The texts in which the rules search. The fields whose names end in `Tex` contain TeX; the others contain only visible words. */
export type QuestionTexts = {
  readonly questionTex: string;
  readonly solutionTex: string;
  readonly questionWords: string;
  readonly solutionWords: string;
  /** The TikZ code of the drawings. */
  readonly drawings: string;
};

/** Collects the texts of a question and of its parts; for a passage, also the texts of its questions. */
export function collectTexts(question: Question): QuestionTexts {
  const questionTex = [question, ...(question.questions ?? [])].map(joinQuestionTex).join('\n\n');
  const sections = listSections(question);
  const solutionTex = sections.flatMap(({ solution }) => solution.flatMap(listStepLines)).join('\n');
  return {
    questionTex,
    solutionTex,
    questionWords: visibleText(questionTex),
    solutionWords: visibleText(solutionTex.replaceAll('&', ' ')),
    drawings: sections
      .flatMap(({ diagrams }) => diagrams.map((diagram) => (diagram.kind === 'tikz' ? diagram.tex : '')))
      .join('\n'),
  };
}

/** Lists the lines of a solution step; a prose step is one line. */
export function listStepLines(step: SolutionStep): readonly string[] {
  return step.kind === 'prose' ? [step.tex] : step.lines;
}

/** Joins the TeX of a question without its solution. */
function joinQuestionTex(question: PlainQuestion): string {
  const entries = [question, ...listAllParts(question)].flatMap(({ table, options }) => [
    ...(table === undefined ? [] : [...table.left, ...table.right]),
    ...options,
  ]);
  return [printPartsText(question), ...entries.map(({ text }) => text)].join('\n');
}
