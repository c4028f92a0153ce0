import type { Scene } from '../../diagrams/scene.ts';
import type { ExamPaper, PaperSection } from '../../domain/exam-paper.ts';

/** A paper made ready for printing; a printer draws figures but does not know where they come from. */
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

/** Timed sections are papers of their own; sections that share their time share a booklet. */
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
 * The instructions of one front page: what names another section is left out, its own name goes without saying, and
 * data stand on the sheet of formulae.
 */
export function instructionsFor({ title, sections }: Booklet, paper: ExamPaper): string[] {
  const others = paper.sections.filter((one) => !sections.includes(one));
  return paper.instructions
    .filter((line) => paper.formulae.length === 0 || !line.startsWith('Data: '))
    .filter((line) => !others.some(({ section }) => line.startsWith(`${section}: `)))
    .map((line) => (title !== '' && line.startsWith(`${title}: `) ? line.slice(title.length + 2) : line));
}

/** `Nat 5` in full, as on a certificate. */
export function qualificationName(level: string): string {
  return level.replace(/^Nat\b/, 'National');
}

/** A list of named formulae, or data with the relationships to use them in. */
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

/** The line that keeps a mock from being taken for the real thing. */
export const NOT_OFFICIAL = 'Practice paper. Not produced, set or endorsed by SQA.';
