import type { Scene } from '../../diagrams/scene.ts';
import type { ExamPaper, PaperSection } from '../../domain/exam-paper.ts';

/** A paper with its figures, ready for printing. */
export type PaperSheets = {
  readonly paper: ExamPaper;
  /** Question id to its figure. */
  readonly figures: ReadonlyMap<string, Scene>;
};

/** Sections that are sat together, under one front page. */
export type Booklet = {
  /** Empty when the whole exam is one booklet. */
  readonly title: string;
  readonly minutes: number;
  readonly marks: number;
  readonly sections: readonly PaperSection[];
};

/** Splits a paper into booklets: one per section when every section has its own time, else one for all sections. */
export function splitIntoBooklets({ sections, minutes, totalMarks }: ExamPaper): Booklet[] {
  const timed = sections.flatMap((section) =>
    section.minutes === undefined
      ? []
      : [{ title: section.section, minutes: section.minutes, marks: section.marks, sections: [section] }],
  );
  if (timed.length === sections.length) return timed;
  return [{ title: '', minutes, marks: totalMarks, sections }];
}

/**
 * The instructions for the front page of a booklet. Omits instructions for other sections, the name of its own section,
 * and data that is already on the formulae sheet.
 */
export function instructionsFor({ title, sections }: Booklet, paper: ExamPaper): string[] {
  const others = paper.sections.filter((one) => !sections.includes(one));
  return paper.instructions
    .filter((line) => paper.formulae.length === 0 || !line.startsWith('Data: '))
    .filter((line) => !others.some(({ section }) => line.startsWith(`${section}: `)))
    .map((line) => (title !== '' && line.startsWith(`${title}: `) ? line.slice(title.length + 2) : line));
}

/** The full name of a level: `Nat 5` becomes `National 5`. */
export function qualificationName(level: string): string {
  return level.replace(/^Nat\b/, 'National');
}

/** The heading of the formulae sheet: a formulae list, or data and relationships. */
export function formulaeTitle({ formulae }: ExamPaper): string {
  return formulae.some(({ data }) => data === true) ? 'DATA AND RELATIONSHIPS' : 'FORMULAE LIST';
}

/** `1 hour 30 minutes` */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [formatCount(hours, 'hour'), formatCount(rest, 'minute')].filter((part) => part !== '').join(' ');
}

function formatCount(count: number, thing: string): string {
  if (count === 0) return '';
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}

/** Printed on every paper so that it is not mistaken for an official one. */
export const NOT_OFFICIAL = 'Practice paper. Not produced, set or endorsed by SQA.';
