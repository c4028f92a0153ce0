import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type MarkingCase = { readonly expected: string; readonly answer: string; readonly correct: boolean };

const FAMILIES = ['algebra', 'learner-keyboard', 'free-form-latex', 'physics-units'];
/** Each family's first cases: later ones hold inputs on which other engines never end. */
const MOST = 400;
const SETTINGS = ['tolerance', 'units', 'sigFigs', 'form', 'choices'];

/** The cases of the labelled suite that need no settings, so that every engine gets the same question. */
export function readCases(): MarkingCase[] {
  const folder = join(import.meta.dirname, '../../src/maths/suite');
  return FAMILIES.flatMap((family) =>
    readFileSync(join(folder, `${family}.jsonl`), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !SETTINGS.some((setting) => line.includes(`"${setting}":`)))
      .slice(0, MOST)
      .map((line) => {
        const row: { expected: string; answer: string; label: string } = JSON.parse(line);
        return { expected: row.expected, answer: row.answer, correct: row.label === 'correct' };
      }),
  );
}
