import { findChild, listChildren, type MarkupElement } from './markup-element.ts';
import { toTexCharacter } from './tex-characters.table.ts';

type PrintContent = (element: MarkupElement | undefined) => string;

/** The environments of a matrix or a case distinction in brackets. */
const MATRIX_NAMES: ReadonlyMap<string, string> = new Map([
  ['()', 'pmatrix'],
  ['[]', 'bmatrix'],
  ['{}', 'Bmatrix'],
  ['||', 'vmatrix'],
  ['‖‖', 'Vmatrix'],
  ['{', 'cases'],
]);

/** Objects that are higher than a line of text, so that brackets around them must grow. */
const TALL = new Set(['m:f', 'm:nary', 'm:m', 'm:eqArr', 'm:limLow', 'm:limUpp', 'm:rad', 'm:groupChr']);

/** Prints brackets with their content: a matrix environment, `\left( … \right)` around tall terms, or plain brackets. */
export function printDelimited(
  element: MarkupElement,
  properties: MarkupElement | undefined,
  print: PrintContent,
): string {
  const getSign = (name: string, usual: string): string =>
    findChild(properties, name)?.attributes.val ?? usual;
  const [opening, closing] = repairBars(getSign('m:begChr', '('), getSign('m:endChr', ')'));
  const sections = listChildren(element).filter(({ name }) => name === 'm:e');
  const [only, ...others] = sections.flatMap(listContents);
  const environment = MATRIX_NAMES.get(opening + closing);
  if (others.length === 0 && environment !== undefined) {
    if (only?.name === 'm:m') return printMatrix(only, environment, print);
    if (only?.name === 'm:eqArr' && environment === 'cases') return printArray(only, environment, print);
    if (only?.name === 'm:f' && isBinomial(only) && opening === '(')
      return `\\binom{${print(findChild(only, 'm:num'))}}{${print(findChild(only, 'm:den'))}}`;
  }
  const mustGrow = opening === '' || closing === '' || sections.some(isTall);
  const separator = toTexCharacter(getSign('m:sepChr', '|'));
  const content = sections.map(print).join(mustGrow ? ` \\middle${separator} ` : separator);
  if (!mustGrow) return `${toBracket(opening)}${content}${toBracket(closing)}`;
  return `\\left${toBracket(opening)} ${content} \\right${toBracket(closing)}`;
}

/** LibreOffice saves the absolute value of `x` as `|x)`. */
function repairBars(opening: string, closing: string): readonly [string, string] {
  const isBar = /^[|∣‖∥]$/u;
  if (isBar.test(opening) && closing === ')') return [opening, opening];
  return isBar.test(closing) && opening === '(' ? [closing, closing] : [opening, closing];
}

function listContents(section: MarkupElement): MarkupElement[] {
  return listChildren(section).filter(({ name }) => !name.endsWith('Pr'));
}

function isBinomial(fraction: MarkupElement): boolean {
  return findChild(findChild(fraction, 'm:fPr'), 'm:type')?.attributes.val === 'noBar';
}

function isTall(element: MarkupElement): boolean {
  return TALL.has(element.name) || listChildren(element).some(isTall);
}

function toBracket(sign: string): string {
  if (sign === '') return '.';
  if (sign === '|' || sign === '∣') return '|';
  const tex = toTexCharacter(sign);
  return /^\\[a-zA-Z]+$/u.test(tex) ? `${tex} ` : tex;
}

/** Prints a matrix; one whose columns have no gap between them is a column of aligned equations. */
export function printMatrix(element: MarkupElement, environment: string, print: PrintContent): string {
  const isAligned = findChild(findChild(element, 'm:mPr'), 'm:cGp')?.attributes.val === '0';
  const rows = listChildren(element)
    .filter(({ name }) => name === 'm:mr')
    .map((row) =>
      listChildren(row)
        .filter(({ name }) => name === 'm:e')
        .map(print)
        .join(isAligned ? ' &' : ' & ')
        .trimStart(),
    );
  return printEnvironment(isAligned && environment === 'matrix' ? 'aligned' : environment, rows);
}

/** Prints rows of equations; `&` marks the alignment, as in TeX. */
export function printArray(element: MarkupElement, environment: string, print: PrintContent): string {
  const rows = listChildren(element)
    .filter(({ name }) => name === 'm:e')
    .map((row) => print(row).replaceAll('\\&', '&'));
  return printEnvironment(environment, rows);
}

function printEnvironment(name: string, rows: readonly string[]): string {
  return `\\begin{${name}} ${rows.join(' \\\\ ')} \\end{${name}}`;
}
