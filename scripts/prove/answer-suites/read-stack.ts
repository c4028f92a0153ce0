import { type Literal, readLiteral } from './read-literal.ts';
import type { PublicSuite, SuiteRow } from './suite-row.ts';
import { translateMaxima } from './translate-maxima.ts';

/** The scores of the fixtures; −2 and −3 are known faults of STACK whose right result is 0 and 1. */
const LABELS: Readonly<Record<number, boolean>> = { 1: true, [-3]: true, 0: false, [-1]: false, [-2]: false };
/** Calls that run a program on the answer, for example a predicate of Maxima or a function of a list. */
const PROGRAM =
  /\b(?:[a-z_]+p|round|significantfigures|taylor|assume|declare|exdowncase|natural_domain|map|ntuple|makelist|boolean_form|scientific_notation|display\w+|stack\w+)\(|:|\b(?:sin|binomial)\([^()]*\[/u;

const ALGEBRAIC_EQUIVALENCE: SuiteRow['policy'] = {
  caseSensitive: true,
  exact: true,
  sameKind: true,
  multiplicity: 'counted',
};

/** Reads the rows of STACK's test of algebraic equivalence. */
export const stackEquivalence: PublicSuite = {
  name: 'STACK AlgEquiv',
  folder: 'stack',
  source: 'maths/moodle-qtype_stack a14f303, `tests/fixtures/answertestfixtures.class.php`, test AlgEquiv',
  policy:
    'exact values, letters of the expected case, an answer of the expected kind (an equation is not a value, an interval not an inequality), roots counted with multiplicity; a trapped error counts as “different”, and scores −2 and −3, known faults of STACK, as the result that the suite calls right; the syntax of Maxima is translated; left out: rows that call a program of Maxima',
  goal: 96,
  firstFreshScore: '93.3%, 7 false accepts',
  rows: (file, source) => readStackRows(file, source, ['AlgEquiv'], () => ALGEBRAIC_EQUIVALENCE),
};

/** Reads the rows of answer tests with these names. */
export function readStackRows(
  file: string,
  source: string,
  tests: readonly string[],
  toPolicy: (options: string, test: string) => SuiteRow['policy'] | undefined,
): SuiteRow[] {
  return [...source.matchAll(/^ {8}(?=\[)/gmu)].flatMap(({ index }, number): SuiteRow[] => {
    const row = readLiteral(source, index + 8, 'php')?.value;
    if (!Array.isArray(row)) return [];
    const [test, options, response, expected, score]: readonly Literal[] = row;
    if (typeof test !== 'string' || !tests.includes(test) || typeof score !== 'number') return [];
    if (typeof response !== 'string' || typeof expected !== 'string') return [];
    const label = LABELS[score];
    const policy = toPolicy(String(options), test);
    if (label === undefined || policy === undefined || expected === '') return [];
    if (PROGRAM.test(response) || PROGRAM.test(expected)) return [];
    return [
      {
        id: `${file}#${number + 1}`,
        expected: translateMaxima(expected),
        response: translateMaxima(response),
        label,
        policy,
      },
    ];
  });
}
