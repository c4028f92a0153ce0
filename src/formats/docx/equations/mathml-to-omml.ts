import { ACCENTS, ALPHABETS, GROUP_SIGNS, INTEGRAL_SIGNS } from './equation-signs.table.ts';
import { findChild, getText, listChildren, type MarkupElement } from './markup-element.ts';
import { findMissingTerms, findRowObject, isPhantomBase, isWord, joinUprightLetters } from './mathml-rows.ts';
import { createObject, createRun, property, wrap } from './omml-builders.ts';
import { pairDelimiters } from './pair-delimiters.ts';

/** Prints the MathML of KaTeX as the equation of a Word document: the content of `m:oMath`. */
export function mathmlToOmml(math: MarkupElement): string {
  const semantics = findChild(math, 'semantics') ?? math;
  const content = listChildren(semantics).filter(({ name }) => !name.startsWith('annotation'));
  return content
    .map((node) => printTerm(node.name === 'mrow' && !hasFence(node) ? listChildren(node) : [node]))
    .join('');
}

/** Prints neighbouring elements. A sum takes its operand and a function its argument from the elements after it. */
function printRow(elements: readonly MarkupElement[]): string {
  const nodes = pairDelimiters(joinUprightLetters(elements));
  const printed: string[] = [];
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index];
    if (node === undefined) break;
    const object = findRowObject(nodes, index);
    if (object?.kind === 'nary') printed.push(printNary(node, nodes.slice(index + 1, object.end)));
    else if (object?.kind === 'function')
      printed.push(printFunction(object.name, nodes.slice(object.start, object.end)));
    else if (isPhantomBase(node)) printed.push(printScripts(node, printed.pop() ?? ''));
    else printed.push(printElement(node));
    if (object !== undefined) index = object.end - 1;
  }
  return printed.join('');
}

type Printer = (node: MarkupElement) => string;

const PRINTERS: Readonly<Record<string, Printer>> = {
  mi: printIdentifier,
  mn: (node) => createRun(getText(node)),
  mo: printOperator,
  mtext: printText,
  mspace: printSpace,
  mfrac: printFraction,
  msqrt: (node) => printRoot(printRow(listChildren(node)), ''),
  mroot: (node) => printRoot(printChild(node, 0), printChild(node, 1)),
  msub: (node) => printScripts(node, printChild(node, 0)),
  msup: (node) => printScripts(node, printChild(node, 0)),
  msubsup: (node) => printScripts(node, printChild(node, 0)),
  munder: printUnder,
  mover: printOver,
  munderover: printUnderOver,
  mtable: printTable,
  menclose: printEnclosed,
  mphantom: (node) => createObject('phant', property('show', '0'), wrap('e', printRow(listChildren(node)))),
};

function printElement(node: MarkupElement): string {
  return PRINTERS[node.name]?.(node) ?? printGroup(node);
}

/** Prints `mrow`, `mstyle`, `mpadded` and unknown elements: their content, as a bracketed object if it begins or ends with a stretchy bracket. */
function printGroup(node: MarkupElement): string {
  const children = isFenced(node) ? listChildren(node) : pairDelimiters(listChildren(node));
  const hasOpening = isFence(children[0]);
  const hasClosing = children.length > 1 && isFence(children.at(-1));
  if (node.name !== 'mrow' || (!hasOpening && !hasClosing)) return printRow(children);
  const content = children.slice(hasOpening ? 1 : 0, hasClosing ? -1 : undefined);
  // In `\bigl(a\bigr)\bigl(b\bigr)`, the first and the last bracket are no pair.
  if (content.some((child) => isFence(child) && /[()[\]{}⟨⟩]/u.test(getText(child))))
    return printRow(children);
  const separator = content.find(isFence);
  const sections: MarkupElement[][] = [[]];
  for (const child of content) {
    if (isFence(child)) sections.push([]);
    else sections.at(-1)?.push(child);
  }
  const properties = [
    property('begChr', hasOpening ? toDelimiter(children[0]) : ''),
    ...(separator === undefined ? [] : [property('sepChr', toDelimiter(separator))]),
    property('endChr', hasClosing ? toDelimiter(children.at(-1)) : ''),
  ];
  return createObject('d', properties.join(''), ...sections.map((section) => wrap('e', printRow(section))));
}

function isFenced(node: MarkupElement): boolean {
  const children = listChildren(node);
  return children.length > 1 && isFence(children[0]) && isFence(children.at(-1));
}

function isFence(node: MarkupElement | undefined): boolean {
  return node?.name === 'mo' && node.attributes.fence === 'true';
}

function toDelimiter(node: MarkupElement | undefined): string {
  const sign = getText(node);
  if (sign === '∣') return '|';
  return sign === '∥' ? '‖' : sign;
}

function printChild(node: MarkupElement, index: number): string {
  const child = listChildren(node)[index];
  if (child === undefined) return '';
  return printTerm(child.name === 'mrow' && !hasFence(child) ? listChildren(child) : [child]);
}

/** Prints a row, with an invisible character for a missing term, because some programs expect a term on both sides of an operator. */
function printTerm(elements: readonly MarkupElement[]): string {
  const { start, end } = findMissingTerms(elements);
  const [before, after] = [start, end].map((isMissing) => (isMissing ? createRun('\u200B') : ''));
  return `${before}${printRow(elements)}${after}`;
}

function hasFence(row: MarkupElement): boolean {
  const children = listChildren(row);
  return isFence(children[0]) || isFence(children.at(-1));
}

function printIdentifier(node: MarkupElement): string {
  // `\overset` and `\underset` put a whole construction inside `mi` or `mo`.
  if (listChildren(node).length > 0) return printRow(listChildren(node));
  const text = getText(node);
  const variant = node.attributes.mathvariant ?? ([...text].length > 1 ? 'normal' : 'italic');
  if (!/\p{L}/u.test(text)) return printSign(text);
  const alphabet = ALPHABETS.find((each) => each.variant === variant);
  if (alphabet === undefined) return createRun(text);
  // Upright words such as units are ordinary text, because only Word itself shows equations in the style `p` upright.
  if (node.attributes.mathvariant === 'normal' && isWord(text)) return createRun(text, '<m:nor/>');
  const { script, style } = alphabet;
  return createRun(
    text,
    `${script === undefined ? '' : property('scr', script)}${style === undefined ? '' : property('sty', style)}`,
  );
}

function printOperator(node: MarkupElement): string {
  if (listChildren(node).length > 0) return printRow(listChildren(node));
  const text = getText(node);
  return text === '\u2061' ? '' : printSign(text);
}

/** Prints a sign. Some are text, because they are operators or comments in the equations of LibreOffice: `|` is “or” there. */
function printSign(sign: string): string {
  const text = sign === '∣' ? '|' : sign;
  return /^[|#&"]$/u.test(text) ? createRun(text, '<m:nor/>') : createRun(text);
}

function printText(node: MarkupElement): string {
  const text = getText(node);
  if (text === '') return '';
  return /^\s+$/u.test(text) && text !== '\u00a0' ? createRun(text) : createRun(text, '<m:nor/>');
}

/** Prints a space as the character of about the same width; negative spaces are dropped. */
function printSpace({ attributes }: MarkupElement): string {
  const width = Number.parseFloat(attributes.width ?? '0');
  if (!(width > 0)) return '';
  if (width < 0.2) return createRun('\u2009');
  if (width < 0.26) return createRun('\u2005');
  if (width < 0.4) return createRun('\u2004');
  if (width < 0.9) return createRun('\u2002');
  return createRun('\u2003'.repeat(Math.min(10, Math.round(width))));
}

function printFraction(node: MarkupElement): string {
  const type = /^0/u.test(node.attributes.linethickness ?? '1') ? property('type', 'noBar') : '';
  return createObject('f', type, wrap('num', printChild(node, 0)), wrap('den', printChild(node, 1)));
}

function printRoot(content: string, degree: string): string {
  const hidden = degree === '' ? property('degHide', '1') : '';
  return createObject('rad', hidden, wrap('deg', degree), wrap('e', content));
}

function printScripts(node: MarkupElement, base: string): string {
  const [first, second] = [printChild(node, 1), printChild(node, 2)];
  const content = wrap('e', base);
  // LibreOffice shows the limit of `lim` only below it.
  if (node.name === 'msub' && /^(?:lim|max|min|sup|inf)\u2061$/u.test(getText(listChildren(node)[0])))
    return createObject('limLow', '', content, wrap('lim', first));
  if (node.name === 'msub') return createObject('sSub', '', content, wrap('sub', first));
  if (node.name === 'msup') return createObject('sSup', '', content, wrap('sup', first));
  return createObject('sSubSup', '', content, wrap('sub', first), wrap('sup', second));
}

function printNary(node: MarkupElement, operand: readonly MarkupElement[]): string {
  const isBare = node.name === 'mo';
  const sign = getText(isBare ? node : listChildren(node)[0]);
  const hasSub = /^m(?:sub|under)/u.test(node.name);
  const hasSup = /sup$|over$/u.test(node.name);
  const sub = hasSub ? printChild(node, 1) : '';
  const sup = hasSup ? printChild(node, hasSub ? 2 : 1) : '';
  const isBeside = INTEGRAL_SIGNS.has(sign) || node.name.startsWith('ms');
  const properties = [
    property('chr', sign),
    property('limLoc', isBeside ? 'subSup' : 'undOvr'),
    ...(hasSub ? [] : [property('subHide', '1')]),
    ...(hasSup ? [] : [property('supHide', '1')]),
  ];
  return createObject(
    'nary',
    properties.join(''),
    wrap('sub', sub),
    wrap('sup', sup),
    wrap('e', printRow(operand)),
  );
}

function printFunction(name: MarkupElement, argument: readonly MarkupElement[]): string {
  return createObject('func', '', wrap('fName', printElement(name)), wrap('e', printRow(argument)));
}

function printUnder(node: MarkupElement): string {
  const sign = getText(listChildren(node)[1]);
  const content = wrap('e', printChild(node, 0));
  if (sign === '‾' || sign === '_') return createObject('bar', property('pos', 'bot'), content);
  if (GROUP_SIGNS.has(sign))
    return createObject('groupChr', property('chr', sign) + property('pos', 'bot'), content);
  return createObject('limLow', '', content, wrap('lim', printChild(node, 1)));
}

function printOver(node: MarkupElement): string {
  const sign = getText(listChildren(node)[1]);
  const content = wrap('e', printChild(node, 0));
  if (sign === '‾' || (sign === '¯' && node.attributes.accent === 'true'))
    return createObject('bar', property('pos', 'top'), content);
  const accent = ACCENTS.find(({ mathml }) => mathml === sign);
  if (accent !== undefined && isSign(listChildren(node)[1]))
    return createObject('acc', property('chr', accent.word), content);
  if (GROUP_SIGNS.has(sign))
    return createObject(
      'groupChr',
      property('chr', sign) + property('pos', 'top') + property('vertJc', 'bot'),
      content,
    );
  return createObject('limUpp', '', content, wrap('lim', printChild(node, 1)));
}

/** Whether the element above another one is a single sign. Then it may be an accent. */
function isSign(node: MarkupElement | undefined): boolean {
  return node?.name === 'mo';
}

function printUnderOver(node: MarkupElement): string {
  const lower = createObject('limLow', '', wrap('e', printChild(node, 0)), wrap('lim', printChild(node, 1)));
  return createObject('limUpp', '', wrap('e', lower), wrap('lim', printChild(node, 2)));
}

/** Prints a table. The columns of `align` are printed side by side without a gap; a single column is an array of equations. */
function printTable(node: MarkupElement): string {
  const rows = listChildren(node).map((row) =>
    listChildren(row)
      .filter(({ name }) => name === 'mtd')
      .map((cell) => printTerm(unwrapCell(cell))),
  );
  const columns = (node.attributes.columnalign ?? '').split(' ');
  if (rows.every((cells) => cells.length === 1))
    return createObject('eqArr', '', ...rows.map((cells) => wrap('e', cells.join(''))));
  const hasNoGap = node.attributes.columnspacing?.startsWith('0em') === true;
  const count = Math.max(0, ...rows.map((cells) => cells.length));
  const columnProperties = Array.from({ length: count }, (_, index) =>
    wrap('mc', wrap('mcPr', property('count', '1') + property('mcJc', columns[index] ?? 'center'))),
  );
  const body = rows.map((cells) =>
    wrap('mr', Array.from({ length: count }, (_, index) => wrap('e', cells[index] ?? '')).join('')),
  );
  const properties = [
    property('plcHide', '1'),
    ...(hasNoGap ? [property('cGpRule', '3'), property('cGp', '0')] : []),
    wrap('mcs', columnProperties.join('')),
  ];
  return createObject('m', properties.join(''), ...body);
}

/** Returns the elements of a cell without the styles and empty rows that KaTeX adds around them. */
function unwrapCell(cell: MarkupElement): MarkupElement[] {
  const children = listChildren(cell);
  const [only] = children;
  if (children.length !== 1 || only === undefined) return children;
  if (only.name === 'mstyle' || (only.name === 'mrow' && !hasFence(only))) return unwrapCell(only);
  return children;
}

const STRIKES: Readonly<Record<string, string>> = {
  updiagonalstrike: 'strikeBLTR',
  downdiagonalstrike: 'strikeTLBR',
  horizontalstrike: 'strikeH',
  verticalstrike: 'strikeV',
};
const NO_BORDER = ['hideTop', 'hideBot', 'hideLeft', 'hideRight'].map((name) => property(name, '1')).join('');

function printEnclosed(node: MarkupElement): string {
  const strikes = (node.attributes.notation ?? '').split(' ').flatMap((name) => STRIKES[name] ?? []);
  const content = wrap('e', printRow(listChildren(node)));
  if (strikes.length === 0) return createObject('borderBox', '', content);
  return createObject('borderBox', NO_BORDER + strikes.map((name) => property(name, '1')).join(''), content);
}
