import { countQuestions } from './work-strings.ts';

/** The text of the import of questions. */
export const importStrings = {
  title: 'Import questions',
  back: 'Question bank',
  lead: 'TeX, JSON, Moodle, QTI, Word, GIFT and more. Nothing is saved until you press Add.',
  paste: 'Paste TeX here',
  file: 'Choose a file',
  read: 'Preview',
  reading: 'Reading…',
  drop: 'Or drop a file here',
  release: 'Release to read the file',
  key: 'Correct',
  found: (n: number) => `${countQuestions(n)} found.`,
  checked: (withErrors: number) =>
    withErrors === 0
      ? 'We checked them and found no errors.'
      : `We checked them: ${countQuestions(withErrors)} ${withErrors === 1 ? 'has' : 'have'} errors.`,
  none: 'We found no question in it.',
  findings: 'What we noticed',
  save: (n: number) => `Add ${countQuestions(n)}`,
  saving: 'Adding…',
  saved: (created: number, updated: number, unchanged: number) =>
    [
      created > 0 ? `${countQuestions(created)} added.` : '',
      updated > 0 ? `${countQuestions(updated)} updated.` : '',
      unchanged > 0 ? `${countQuestions(unchanged)} already in the bank.` : '',
    ]
      .filter(Boolean)
      .join(' '),
  savedTitle: 'Imported questions',
  outcomes: { updated: 'Updated', unchanged: 'Already in the bank' } as Readonly<Record<string, string>>,
  next: 'Set tags or details for all of them, or put them into a collection:',
  open: 'Go to the bank',
} as const;
