import type { Scene } from '../../diagrams/scene.ts';
import type { ExamPaper, PaperSection } from '../../domain/exam-paper.ts';

/** A figure of one of our families, or a drawing that was rendered before. */
export type PaperFigure = Scene | { readonly svg: string; readonly alt: string };

/** A paper with its figures, ready for printing. */
export type PaperSheets = {
  readonly paper: ExamPaper;
  /** The figures by question id; the figure of a part by the id of its question, `:` and its path: `q-1:b.i`. */
  readonly figures: ReadonlyMap<string, PaperFigure>;
};

/** Sections that are taken together and share one front page. */
export type Booklet = {
  /** Empty when the whole exam is one booklet. */
  readonly title: string;
  readonly minutes: number;
  readonly marks: number;
  readonly sections: readonly PaperSection[];
};

/**
 * Splits a paper into booklets: one per section if every section has its own time, else one for all sections.
 */
export function splitIntoBooklets({ sections, minutes, totalMarks }: ExamPaper): Booklet[] {
  const timedBooklets = sections.flatMap((section) =>
    section.minutes === undefined
      ? []
      : [{ title: section.section, minutes: section.minutes, marks: section.marks, sections: [section] }],
  );
  if (timedBooklets.length === sections.length) return timedBooklets;
  return [{ title: '', minutes, marks: totalMarks, sections }];
}

/**
 * Returns the instructions for the front page of a booklet. It omits instructions for other sections, the
 * name of the booklet's section, and data that is already on the formulae sheet.
 */
export function listInstructions({ title, sections }: Booklet, paper: ExamPaper): string[] {
  const otherSections = paper.sections.filter((section) => !sections.includes(section));
  return paper.instructions
    .filter((line) => paper.formulae.length === 0 || !line.startsWith('Data: '))
    .filter((line) => !otherSections.some(({ section }) => line.startsWith(`${section}: `)))
    .map((line) => (title !== '' && line.startsWith(`${title}: `) ? line.slice(title.length + 2) : line));
}

/** Returns the full name of a level: `Nat 5` becomes `National 5`. */
export function formatQualification(level: string): string {
  return level.replace(/^Nat\b/, 'National');
}

/** Returns the heading of the formulae sheet. */
export function chooseFormulaeTitle({ formulae }: ExamPaper): string {
  return formulae.some(({ data }) => data === true) ? 'DATA AND RELATIONSHIPS' : 'FORMULAE LIST';
}

/** Formats a duration: `1 hour 30 minutes`. */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const remainingMinutes = minutes % 60;
  return [formatCount(hours, 'hour'), formatCount(remainingMinutes, 'minute')]
    .filter((text) => text !== '')
    .join(' ');
}

function formatCount(count: number, unit: string): string {
  if (count === 0) return '';
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** Printed on every paper so that it is not mistaken for an official one. */
export const NOT_OFFICIAL = 'Practice paper. Not produced, set or endorsed by SQA.';
