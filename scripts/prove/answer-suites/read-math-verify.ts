import { type Bindings, listPythonTests } from './read-python-tests.ts';
import type { PublicSuite, SuiteRow } from './suite-row.ts';

/** Reads the rows of Math-Verify: `gold` and `pred` with the result of its comparison. */
export const mathVerify: PublicSuite = {
  name: 'Math-Verify',
  folder: 'math-verify',
  source: 'huggingface/Math-Verify 5d148cf, `tests/*.py`',
  policy:
    'either decimal sign; tolerance of half a unit of the decimal place that the test names (6 unless it says otherwise); `sameKind` where the test forbids comparing a set with an inequality; left out: rows that ignore the names of variables',
  goal: 98,
  firstFreshScore: '94.9%, 3 false accepts',
  rows: (file, source) =>
    listPythonTests(source).flatMap(({ body, bindings }, index): SuiteRow[] => {
      const { gold, pred } = bindings;
      const label = bindings.expected ?? bindings.result;
      if (typeof gold !== 'string' || typeof pred !== 'string' || label === undefined) return [];
      // Without `strict`, the names of variables are ignored; there is no such policy.
      if (bindings.strict === false) return [];
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
  // An expected set is compared with an inequality only where the test allows it.
  const sameKind = bindings.allow_set_relation_comp === false && /\\in\b/u.test(String(bindings.gold));
  return { sameKind, decimal: 'either', tolerance: { absolute: `0.5e-${precision}` } };
}
