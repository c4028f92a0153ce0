import type { ExportRequest } from '../../api/schema.ts';

/** The programs, most frequent first. */
export const FORMATS = [
  ['moodle', 'Moodle'],
  ['stack', 'Moodle with STACK'],
  ['docx', 'Word'],
  ['canvas', 'Canvas'],
  ['qti3', 'QTI 3 (TAO and others)'],
  ['qti2', 'QTI 2.1'],
  ['xlsx', 'Excel'],
  ['csv', 'CSV'],
  ['gift', 'GIFT'],
  ['anki', 'Anki'],
  ['tex', 'LaTeX'],
  ['exam', 'LaTeX class exam'],
  ['xsim', 'LaTeX package xsim'],
  ['amc', 'auto-multiple-choice'],
  ['jsonl', 'JSON Lines (keeps everything)'],
  ['json', 'JSON'],
] as const satisfies readonly (readonly [ExportRequest['format'], string])[];

/** Returns the name of a format that pages show. */
export const getFormatName = (format: ExportRequest['format']): string =>
  FORMATS.find(([id]) => id === format)?.[1] ?? format;
