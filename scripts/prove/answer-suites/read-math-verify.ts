import { type Bindings, listPythonTests } from './read-python-tests.ts';
import type { PublicSuite, SuiteRow } from './suite-row.ts';

/** Reads the rows of Math-Verify: `gold` and `pred` with the result of its comparison. */
export const mathVerify: PublicSuite = {
  name: 'Math-Verify',
  folder: 'math-verify',
  policy:
    'default; a decimal agrees if it equals the expected value rounded to `precision` places (6 unless the test says otherwise); an interval agrees with an inequality only where the test allows it',
  rows: (file, source) =>
    listPythonTests(source).flatMap(({ body, bindings }, index): SuiteRow[] => {
      const { gold, pred } = bindings;
      const label = bindings.expected ?? bindings.result;
      if (typeof gold !== 'string' || typeof pred !== 'string' || label === undefined) return [];
      return [
        {
          id: `${file}#${index + 1}`,
          expected: gold,
          response: pred,
          label: label === 1 || label === true,
          policy: toPolicy(body, bindings),
        },
      ];
    }),
};

function toPolicy(body: string, bindings: Bindings): SuiteRow['policy'] {
  const precision = Number(bindings.precision ?? /precision=(\d+)/u.exec(body)?.[1] ?? 6);
  return { decimal: 'either', tolerance: { absolute: `0.5e-${precision}` } };
}
