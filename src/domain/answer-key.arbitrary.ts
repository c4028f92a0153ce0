// Generator of random valid keys for property tests.

import fc from 'fast-check';
import { AnswerKey, KeyForm } from './answer-key.ts';

const decimal = fc.integer({ min: 1, max: 9999 }).map((n) => n / 100);
const formulas = fc.constantFrom(
  '24\\,\\Omega',
  '\\frac{12}{0.52}',
  '(3, 4)',
  '50\\%',
  'x^{5/2}',
  '-7',
  '\\sqrt[3]{2}',
);
const wordings = fc.constantFrom('resultant', 'unbalanced force', 'to the left', 'élève', 'zero');
const units = fc.constantFrom('nm', 'm', '\\mathrm{m\\,s^{-1}}', 'mps');
const listOf = <T>(items: fc.Arbitrary<T>) => fc.array(items, { minLength: 1, maxLength: 3 });

/** Valid keys with any of the options. */
export const answerKeys: fc.Arbitrary<AnswerKey> = fc
  .record(
    {
      exact: formulas,
      tolerance: fc.oneof(
        decimal.map((absolute) => ({ absolute })),
        fc.integer({ min: 1, max: 999 }).map((n) => ({ relative: n / 1000 })),
        fc.constant({ relative: 0.02, absolute: 0.5 }),
      ),
      range: fc.oneof(
        decimal.map((min) => ({ min })),
        decimal.map((max) => ({ max: -max, exclusive: true })),
        decimal.map((min) => ({ min, max: min + 1, exclusive: true })),
      ),
      figures: fc.oneof(
        fc.integer({ min: 1, max: 5 }).map((min) => ({ min, max: min + 2 })),
        fc.constant({ min: 3, max: 3 }),
        fc.constant({ min: 2 }),
      ),
      places: fc.nat({ max: 6 }),
      unit: fc.constantFrom('required', 'optional', 'printed', 'ignore'),
      units: listOf(units),
      banned: listOf(units),
      sign: fc.constant('ignore'),
      direction: listOf(wordings),
      form: fc.constantFrom(...KeyForm.options),
      notation: fc.constantFrom('point', 'column'),
      begins: fc.constantFrom('f^{-1}(x) =', 'y ='),
      words: listOf(listOf(wordings)),
      accept: listOf(
        fc.oneof(
          formulas,
          wordings.map((words) => `\\text{${words}}`),
        ),
      ),
      reject: listOf(
        fc.oneof(
          formulas,
          wordings.map((words) => `\\text{${words}}`),
        ),
      ),
    },
    { requiredKeys: [] },
  )
  .map((fields) => AnswerKey.parse(fields));
