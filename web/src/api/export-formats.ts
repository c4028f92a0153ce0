// Written by `npm run api-types` from src/formats/all-formats.ts; do not edit.

export const EXPORT_FORMATS = [
  ['anki', 'Anki'],
  ['amc', 'auto-multiple-choice'],
  ['canvas', 'Canvas (QTI 1.2)'],
  ['csv', 'CSV'],
  ['xlsx', 'Excel'],
  ['gift', 'GIFT'],
  ['json', 'JSON'],
  ['jsonl', 'JSON Lines (keeps everything)'],
  ['tex', 'LaTeX'],
  ['exam', 'LaTeX class exam'],
  ['xsim', 'LaTeX package xsim'],
  ['moodle', 'Moodle XML'],
  ['stack', 'Moodle XML with STACK questions'],
  ['qti2', 'QTI 2.1'],
  ['qti3', 'QTI 3.0 (TAO and others)'],
  ['docx', 'Word'],
] as const;
