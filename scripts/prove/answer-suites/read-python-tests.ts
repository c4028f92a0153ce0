import { type Literal, readLiteral, skipBlanks } from './read-literal.ts';

/** The literals that a test function refers to by name. */
export type Bindings = Readonly<Record<string, Literal>>;
/** One test function and one row of its parameters. */
export type PythonTest = {
  readonly name: string;
  readonly body: string;
  readonly bindings: Bindings;
};

const FUNCTION = /^( *)def (test_\w+)\([^)]*\):\n/gmu;

/** Lists the test functions of a pytest file, once for each row of their parameters. */
export function listPythonTests(source: string): PythonTest[] {
  const functions = [...source.matchAll(FUNCTION)];
  let previousEnd = 0;
  return functions.flatMap((match) => {
    const start = match.index + match[0].length;
    const [, indent = '', name = ''] = match;
    const rest = source.slice(start);
    const end = rest.search(new RegExp(`^ {0,${indent.length}}\\S`, 'mu'));
    const body = end < 0 ? rest : rest.slice(0, end);
    const decorators = source.slice(previousEnd, match.index);
    previousEnd = start + body.length;
    if (decorators.includes('mark.skip')) return [];
    return readParameters(decorators).map((bindings) => ({ name, body, bindings }));
  });
}

/** Reads the rows of the last `parametrize`; one empty row if the function has no `parametrize`, none if its rows cannot be read as literals. */
function readParameters(decorators: string): Bindings[] {
  const keyword = 'parametrize(';
  const at = decorators.lastIndexOf(keyword);
  if (at < 0) return [{}];
  const names = readLiteral(decorators, at + keyword.length, 'python');
  if (typeof names?.value !== 'string') return [];
  const rows = readLiteral(decorators, skipBlanks(decorators, names.end) + 1, 'python');
  if (!Array.isArray(rows?.value)) return [];
  const keys = names.value.split(',').map((name) => name.trim());
  return rows.value.map((row: Literal) =>
    Object.fromEntries(keys.map((key, index) => [key, Array.isArray(row) ? row[index] : row])),
  );
}
