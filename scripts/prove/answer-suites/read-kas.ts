import { readLiteral } from './read-literal.ts';
import type { PublicSuite, SuiteRow } from './suite-row.ts';

const LIST = /const (\w+) = (?=\[)/gu;
const EXPECTATION = /expect\(\s*([\s\S]*?),?\s*\)\s*(\.not)?\.toEqualExpr\(\s*([\s\S]*?),?\s*\);/gu;

/** Reads `expect(a).toEqualExpr(b)`, also inside loops over a list of forms. */
export const kas: PublicSuite = {
  name: 'KAS',
  folder: 'kas',
  source: 'Khan/perseus cd1bef6, `packages/kas/src/__tests__/comparing.test.ts`',
  policy:
    '`toEqualExpr` rows (equal value in any form) with the tolerance of KAS, 1e-9; `f`, `g` and `h` are functions',
  goal: 98,
  firstFreshScore: '98.7%, no false accepts',
  rows: (file, source) => {
    const lists = listForms(source);
    const rows = [...source.matchAll(EXPECTATION)].flatMap((match) => {
      const [, given = '', not, expected = ''] = match;
      if (isCommented(source, match.index)) return [];
      const responses = readForms(given, lists, match.index);
      return readForms(expected, lists, match.index).flatMap((form) =>
        responses.map((response) => ({ expected: form, response, label: not === undefined })),
      );
    });
    return rows.map(
      (row, index): SuiteRow => ({
        ...row,
        id: `${file}#${index + 1}`,
        policy: {
          functions: ['f', 'g', 'h'],
          caseSensitive: true,
          tolerance: { relative: '1e-9', absolute: '1e-9' },
        },
      }),
    );
  },
};

type FormList = { readonly name: string; readonly index: number; readonly forms: readonly string[] };

function listForms(source: string): FormList[] {
  return [...source.matchAll(LIST)].flatMap(({ 0: text, 1: name = '', index }) => {
    const value = readLiteral(source, index + text.length, 'typescript')?.value;
    return Array.isArray(value) ? [{ name, index, forms: value.map(String) }] : [];
  });
}

/**
 * Returns the forms that an argument stands for: a literal is one form, `forms[0]` is the first form of the list before
 * `index`, and any other variable is each form of that list in turn.
 */
function readForms(argument: string, lists: readonly FormList[], index: number): readonly string[] {
  const literal = readLiteral(argument, 0, 'typescript')?.value;
  if (typeof literal === 'string') return [literal];
  const list = lists.findLast((known) => known.index < index);
  return argument.endsWith('[0]') ? (list?.forms.slice(0, 1) ?? []) : (list?.forms ?? []);
}

function isCommented(source: string, index: number): boolean {
  return source.slice(source.lastIndexOf('\n', index) + 1, index).includes('//');
}
