import { readLambdaFeedback } from './read-lambda-feedback.ts';
import { readStackRows } from './read-stack.ts';
import type { PublicSuite, SuiteRow } from './suite-row.ts';

/** Reads rows about physical quantities: the unit tests of STACK and those of compareExpressions. */
export const physics: PublicSuite = {
  name: 'physical quantities',
  folder: 'physics',
  source:
    'the same fixtures, tests Units, UnitsRelative and UnitsAbsolute; lambda-feedback/compareExpressions 0bf556e, `app/tests/physical_quantity_evaluation_test.py`',
  policy: 'a unit is required; figures and tolerance as the test gives them',
  goal: 98.5,
  firstFreshScore: '94.4%, 1 false accept',
  rows: (file, source) =>
    file.endsWith('.php')
      ? readStackRows(file, source, ['Units', 'UnitsRelative', 'UnitsAbsolute'], toPolicy)
      : readLambdaFeedback(file, source),
};

/**
 * Converts the option of a test. For `Units` it is the number of significant figures, or `[figures, accuracy]`; for the
 * other tests it is a tolerance, by default 5%.
 */
function toPolicy(options: string, test: string): SuiteRow['policy'] | undefined {
  if (test === 'Units') return toFigures(options);
  if (!/^[\d.]*$/u.test(options)) return undefined;
  const amount = options === '' ? '0.05' : options;
  return {
    units: 'required',
    sameKind: true,
    tolerance: test === 'UnitsRelative' ? { relative: amount } : { absolute: amount },
  };
}

function toFigures(options: string): SuiteRow['policy'] | undefined {
  const figures = /^\[?(\d+)(?:,(\d+))?\]?$/u.exec(options);
  if (!figures) return undefined;
  const [count, accuracy] = [Number(figures[1]), figures[2]];
  return {
    units: 'required',
    sameKind: true,
    sigFigs: [count, count],
    ...(accuracy === undefined ? {} : { tolerance: { relative: `5e-${accuracy}` } }),
  };
}
