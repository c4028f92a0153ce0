import { type BankPaper, type PaperVersion, sumPaperMarks } from '../../domain/bank-paper.ts';
import { getQuestionNumber } from '../../domain/exam-paper.ts';
import type { PaperSheets } from '../paper/paper-sheets.ts';

/** `normal`; `large` with large print; `solutions` with the answer and the solution below each question. */
export type Edition = 'normal' | 'large' | 'solutions';

/** One version of a paper with its figures, ready for printing. */
export type PaperSheet = {
  readonly paper: Pick<BankPaper, 'id' | 'plan' | 'versions'>;
  readonly version: PaperVersion;
  readonly figures: PaperSheets['figures'];
  readonly edition: Edition;
};

/** Returns the title with the version, if there are several: `Mechanics test, version B`. */
export function getSheetTitle({ paper, version }: Pick<PaperSheet, 'paper' | 'version'>): string {
  const { title } = paper.plan;
  return paper.versions.length === 1 ? title : `${title}, version ${version.label}`;
}

/** Formats the course, time and marks: `Physics JEE Main · 60 minutes · 40 marks`. */
export function listSheetFacts({ paper, version }: Pick<PaperSheet, 'paper' | 'version'>): string[] {
  const { course, minutes } = paper.plan;
  const marks = sumPaperMarks(version);
  return [
    ...(course === undefined ? [] : [`${course.subject} ${course.level}`]),
    `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
    `${marks} ${marks === 1 ? 'mark' : 'marks'}`,
  ];
}

/** One line of the answer grid: a question number with the letters to choose from; empty for a whole number. */
export type AnswerGridRow = { readonly number: string; readonly letters: readonly string[] };

/** Lists the rows of the sheet on which learners mark their answers, by section. Written answers have their space on the paper. */
export function listGrid({
  sections,
}: PaperVersion): { readonly title: string; readonly rows: AnswerGridRow[] }[] {
  return sections
    .map(({ section, questions, firstNumber }) => ({
      title: section,
      rows: questions.flatMap(({ kind, options, answer }, index) => {
        const letters = answer?.kind === 'order' ? [] : options.map(({ id }) => id.toUpperCase());
        if (letters.length === 0 && kind !== 'integer') return [];
        return [{ number: `${getQuestionNumber({ firstNumber }, index)}`, letters }];
      }),
    }))
    .filter(({ rows }) => rows.length > 0);
}

/** Whether learners mark letters, so a grid for them is useful. */
export function needsGrid(version: PaperVersion): boolean {
  return listGrid(version).some(({ rows }) => rows.some(({ letters }) => letters.length > 0));
}
