import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type MarkingCase = { readonly expected: string; readonly answer: string; readonly correct: boolean };

const FAMILIES = ['algebra', 'learner-keyboard', 'free-form-latex', 'physics-units'];
/** The number of cases of each family. Later cases contain inputs on which other engines do not terminate. */
const MAX_CASES = 400;
const SETTING_NAMES = ['tolerance', 'units', 'sigFigs', 'form', 'choices'];

/** Reads the cases of the labelled suite that need no settings, so that every engine gets the same input. */
export function readCases(): MarkingCase[] {
  const folder = join(import.meta.dirname, '../../src/maths/suite');
  return FAMILIES.flatMap((family) =>
    readFileSync(join(folder, `${family}.jsonl`), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !SETTING_NAMES.some((setting) => line.includes(`"${setting}":`)))
      .slice(0, MAX_CASES)
      .map((line) => {
        const row: { expected: string; answer: string; label: string } = JSON.parse(line);
        return { expected: row.expected, answer: row.answer, correct: row.label === 'correct' };
      }),
  );
}
