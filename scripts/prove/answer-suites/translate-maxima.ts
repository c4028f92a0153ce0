/** Names that Maxima writes in another way than a learner does. */
const NAMES: Readonly<Record<string, string>> = {
  '%pi': 'pi',
  '%e': 'e',
  '%i': 'i',
  inf: '\\infty',
  minf: '-\\infty',
  all: 'true',
  none: 'false',
  nounor: ' or ',
  nounand: ' and ',
  nounnot: ' not ',
  log: '\\ln',
  lg: '\\log_{10}',
  ceiling: '\\ceil',
  signum: '\\sgn',
  '%union': 'union',
  '%intersection': 'intersection',
  union: 'union',
};
/** How a call is written with ordinary signs; the arguments are already translated. */
const CALLS: Readonly<Record<string, (args: readonly string[]) => string>> = {
  matrix: (rows) => `\\begin{pmatrix}${rows.map(readRow).join(' \\\\ ')}\\end{pmatrix}`,
  oo: ([low, high]) => `(${low}, ${high})`,
  oc: ([low, high]) => `(${low}, ${high}]`,
  co: ([low, high]) => `[${low}, ${high})`,
  cc: ([low, high]) => `[${low}, ${high}]`,
  union: (sets) => sets.join(' \\cup '),
  intersection: (sets) => sets.join(' \\cap '),
  binomial: ([n, k]) => `\\binom{${n}}{${k}}`,
  root: ([value, degree]) => (degree === undefined ? `\\sqrt{${value}}` : `\\sqrt[${degree}]{${value}}`),
  sum: ([term, name, low, high]) => `\\sum_{${name}=${low}}^{${high}} (${term})`,
  product: ([factor, name, low, high]) => `\\prod_{${name}=${low}}^{${high}} (${factor})`,
  int: ([integrand, name, low, high]) =>
    low === undefined
      ? `\\int (${integrand}) \\, d${name}`
      : `\\int_{${low}}^{${high}} (${integrand}) \\, d${name}`,
  diff: differentiate,
  noundiff: differentiate,
  ...Object.fromEntries(
    [
      'ev',
      'radcan',
      'ratsimp',
      'trigrat',
      'trigeval',
      'rectform',
      'polarform',
      'logcontract',
      'disp_complex',
    ].map((name) => [name, ([value]: readonly string[]) => `(${value})`]),
  ),
  abs: ([value]) => `\\left|${value}\\right|`,
};
/** Signs; the quote marks an operator that is not evaluated. */
const SIGNS: Readonly<Record<string, string>> = { '#pm#': '\\pm ', '#': ' \\ne ', "'": '' };
const TOKEN = /#pm#|%?[A-Za-z][A-Za-z0-9_]*|"(?:\\.|[^"\\])*"|\s+|[\s\S]/y;

/**
 * Translates an answer in the syntax of Maxima to the notation of a learner: names, intervals, matrices, and lists,
 * which are ordered, to tuples. A command that changes only the form, such as `ratsimp`, is left out.
 */
export function translateMaxima(text: string): string {
  return translateItems({ text, index: 0 }, '').join(', ');
}

type Scan = { readonly text: string; index: number };

/** Translates up to the closing bracket and splits at its commas. */
function translateItems(scan: Scan, closing: string): string[] {
  const items = [''];
  while (scan.index < scan.text.length) {
    TOKEN.lastIndex = scan.index;
    const token = TOKEN.exec(scan.text)?.[0] ?? ' ';
    scan.index += token.length;
    if (token === closing) break;
    if (token === ',') items.push('');
    else items[items.length - 1] += translateToken(scan, token);
  }
  return items.map((item) => item.trim());
}

function translateToken(scan: Scan, token: string): string {
  if (/^%?[A-Za-z]/u.test(token)) return translateName(scan, token);
  if (token.startsWith('"')) return `\\text{${token.slice(1, -1)}}`;
  if (token === '{') return `\\{${translateItems(scan, '}').join(', ')}\\}`;
  if (token === '(') return `(${translateItems(scan, ')').join(', ')})`;
  if (token !== '[') return SIGNS[token] ?? token;
  // `x[1]` is a subscript, `[1, 2]` a list. The bracket is already read, so the sign before it is two back.
  const isSubscript = /[A-Za-z0-9_]/u.test(scan.text[scan.index - 2] ?? '');
  const items = translateItems(scan, ']').join(', ');
  return isSubscript ? `[${items}]` : `(${items})`;
}

function translateName(scan: Scan, token: string): string {
  const name = NAMES[token] ?? token;
  if (scan.text[scan.index] !== '(') return name;
  scan.index++;
  const items = translateItems(scan, ')');
  return CALLS[name]?.(items) ?? `${name}(${items.join(', ')})`;
}

function differentiate([value, name, order]: readonly string[]): string {
  const power = order === undefined ? '' : `^{${order}}`;
  return `\\frac{d${power}}{d${name}${power}} (${value})`;
}

/** Removes the brackets of a matrix row and separates its entries. */
function readRow(row: string): string {
  let depth = 0;
  return row.slice(1, -1).replace(/[([{]|[)\]}]|, /gu, (sign) => {
    if ('([{'.includes(sign)) depth++;
    if (')]}'.includes(sign)) depth--;
    return sign === ', ' && depth === 0 ? ' & ' : sign;
  });
}
