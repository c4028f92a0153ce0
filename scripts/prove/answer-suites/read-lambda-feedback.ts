import { type Literal, readLiteral } from './read-literal.ts';
import { type Bindings, listPythonTests } from './read-python-tests.ts';
import type { SuiteRow } from './suite-row.ts';

const CALL = /evaluation_function\((\w+), *(\w+)/u;
const ASSERTION = /\["is_correct"\](?: (?:is|==) (\w+))?/u;
const ASSIGNMENT = /^ +(\w+) = (?!evaluation_function)/u;

/** Reads the tests of `evaluation_function(response, answer, params)["is_correct"]` of compareExpressions. */
export function readLambdaFeedback(file: string, source: string): SuiteRow[] {
  return listPythonTests(source)
    .filter(({ body }) => !body.includes('criteria'))
    .flatMap(({ body, bindings }) => readBody(body, bindings))
    .map((row, index) => ({ ...row, id: `${file}#${index + 1}` }));
}

/** Follows the statements of a test: assignments of literals, calls and assertions. */
function readBody(body: string, parameters: Bindings): Omit<SuiteRow, 'id'>[] {
  const known: Record<string, Literal> = { ...parameters };
  const rows: Omit<SuiteRow, 'id'>[] = [];
  let call: readonly [string, string] | undefined;
  let index = 0;
  for (const line of body.split(/(?<=\n)/u)) {
    const name = ASSIGNMENT.exec(line);
    const literal = name?.[1] === undefined ? undefined : readLiteral(body, index + name[0].length, 'python');
    if (name?.[1] !== undefined && literal) known[name[1]] = literal.value;
    const called = CALL.exec(line);
    if (called) call = [called[1] ?? '', called[2] ?? ''];
    const assertion = line.includes('assert') ? ASSERTION.exec(line) : undefined;
    if (assertion && call) rows.push(...createRow(call, assertion[1] ?? 'True', known));
    index += line.length;
  }
  return rows;
}

function createRow(
  [responseName, answerName]: readonly [string, string],
  result: string,
  known: Bindings,
): Omit<SuiteRow, 'id'>[] {
  const [response, expected] = [known[responseName], known[answerName]];
  const label = result === 'True' ? true : result === 'False' ? false : known[result];
  const params = known.params ?? {};
  if (typeof response !== 'string' || typeof expected !== 'string' || typeof label !== 'boolean') return [];
  if (typeof params !== 'object' || params === null || Array.isArray(params)) return [];
  const options: Bindings = Object.fromEntries(Object.entries(params));
  return [
    { expected, response, label, policy: { units: 'required', tolerance: toTolerance(options, expected) } },
  ];
}

function toTolerance(options: Bindings, expected: string): SuiteRow['policy']['tolerance'] {
  const relative = Number(options.rtol ?? options.relative_tolerance ?? 0);
  const absolute = Number(options.atol ?? options.absolute_tolerance ?? 0);
  if (relative === 0 && absolute === 0) return { relative: getDefaultTolerance(expected) };
  return { ...(relative > 0 ? { relative } : {}), ...(absolute > 0 ? { absolute } : {}) };
}

/**
 * Returns the relative tolerance of the suite if a test sets none: 5·10⁻ⁿ, where n is the number of significant figures of
 * the answer, but at least 2.
 */
function getDefaultTolerance(expected: string): string {
  const figures = (/[\d.]+/u.exec(expected)?.[0] ?? '').replace('.', '').replace(/^0+/u, '').length;
  return `5e-${Math.max(2, figures)}`;
}
