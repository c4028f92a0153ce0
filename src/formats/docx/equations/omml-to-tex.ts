import { ACCENTS, ALPHABETS, GROUP_SIGNS } from './equation-signs.table.ts';
import { findChild, getText, listChildren, type MarkupElement } from './markup-element.ts';
import { printArray, printDelimited, printMatrix } from './omml-tables.ts';
import { joinTex, joinUprightTerms, printRuns, type TextRun, toScript, toScriptBase } from './tex-pieces.ts';

/** Converts the equation of a Word document (`m:oMath`, or anything inside it) to TeX without `$`. Nothing visible is dropped. */
export function ommlToTex(equation: MarkupElement): string {
  return joinUprightTerms(printContent(equation).trim());
}

/** Prints the content of an element; neighbouring runs in the same alphabet are printed together. */
function printContent(element: MarkupElement | undefined): string {
  const pieces: string[] = [];
  let runs: TextRun[] = [];
  const endRuns = (): void => {
    pieces.push(printRuns(runs));
    runs = [];
  };
  for (const child of listChildren(element)) {
    const run = readRun(child);
    if (run !== undefined) runs.push(run);
    else {
      endRuns();
      pieces.push(printObject(child));
    }
  }
  endRuns();
  return joinTex(pieces);
}

function readRun(element: MarkupElement): TextRun | undefined {
  if (element.name !== 'm:r') return undefined;
  const properties = findChild(element, 'm:rPr');
  const text = listChildren(element)
    .map((child) => (child.name === 'm:t' || child.name === 'w:t' ? getText(child) : ''))
    .join('');
  if (findChild(properties, 'm:nor') !== undefined) return { text, command: 'text' };
  const script = getValue(properties, 'm:scr');
  const style = getValue(properties, 'm:sty');
  const alphabet = ALPHABETS.find((each) =>
    script === undefined || script === 'roman'
      ? each.script === undefined && each.style === style
      : each.script === script,
  );
  return { text, command: alphabet?.tex };
}

function getValue(properties: MarkupElement | undefined, name: string): string | undefined {
  return findChild(properties, name)?.attributes.val;
}

type Printer = (element: MarkupElement, properties: MarkupElement | undefined) => string;

const PRINTERS: Readonly<Record<string, Printer>> = {
  'm:f': printFraction,
  'm:rad': printRoot,
  'm:sSub': (element) => printScripts(element, ['m:sub']),
  'm:sSup': (element) => printScripts(element, ['m:sup']),
  'm:sSubSup': (element) => printScripts(element, ['m:sub', 'm:sup']),
  'm:sPre': (element) =>
    `{}${printScript(element, 'm:sub')}${printScript(element, 'm:sup')}${printPart(element, 'm:e')}`,
  'm:nary': printNary,
  'm:func': (element) => joinTex([printName(findChild(element, 'm:fName')), printPart(element, 'm:e')]),
  'm:acc': printAccent,
  'm:bar': (element, properties) =>
    `\\${getValue(properties, 'm:pos') === 'bot' ? 'underline' : 'overline'}{${printPart(element, 'm:e')}}`,
  'm:groupChr': printGroupSign,
  'm:limLow': (element) => printLimit(element, '_', 'underset'),
  'm:limUpp': (element) => printLimit(element, '^', 'overset'),
  'm:d': (element, properties) => printDelimited(element, properties, printContent),
  'm:m': (element) => printMatrix(element, 'matrix', printContent),
  'm:eqArr': (element) => printArray(element, 'aligned', printContent),
  'm:borderBox': printBox,
  'm:phant': (element, properties) =>
    getValue(properties, 'm:show') === '0'
      ? `\\phantom{${printPart(element, 'm:e')}}`
      : printPart(element, 'm:e'),
  // Text that was deleted while changes were tracked.
  'w:del': () => '',
  'w:moveFrom': () => '',
};

function printObject(element: MarkupElement): string {
  if (/^(?:w:rPr|m:\w*Pr)$/u.test(element.name)) return '';
  const properties = findChild(element, `${element.name}Pr`);
  return PRINTERS[element.name]?.(element, properties) ?? printContent(element);
}

function printPart(element: MarkupElement, name: string): string {
  return printContent(findChild(element, name));
}

function printScript(element: MarkupElement, name: string): string {
  const content = printPart(element, name);
  return content === '' ? '' : toScript(name === 'm:sub' ? '_' : '^', content);
}

function printFraction(element: MarkupElement, properties: MarkupElement | undefined): string {
  const [numerator, denominator] = [printPart(element, 'm:num'), printPart(element, 'm:den')];
  switch (getValue(properties, 'm:type')) {
    case 'lin':
      return `${numerator}/${denominator}`;
    case 'noBar':
      return `{${numerator} \\atop ${denominator}}`;
    default:
      return `\\frac{${numerator}}{${denominator}}`;
  }
}

function printRoot(element: MarkupElement): string {
  const degree = printPart(element, 'm:deg');
  return `\\sqrt${degree === '' ? '' : `[${degree}]`}{${printPart(element, 'm:e')}}`;
}

function printScripts(element: MarkupElement, names: readonly string[]): string {
  const base = findChild(element, 'm:e');
  const scripts = names.map((name) => printScript(element, name)).join('');
  return toScriptBase(printContent(base), isDelimiter(base)) + scripts;
}

/** Whether the base of an exponent is one pair of brackets, which needs no braces. */
function isDelimiter(base: MarkupElement | undefined): boolean {
  const children = listChildren(base).filter(({ name }) => !name.endsWith('Pr'));
  return children.length === 1 && children[0]?.name === 'm:d';
}

function printNary(element: MarkupElement, properties: MarkupElement | undefined): string {
  const sign = printRuns([{ text: getValue(properties, 'm:chr') ?? '∫', command: undefined }]);
  const scripts = printScript(element, 'm:sub') + printScript(element, 'm:sup');
  return joinTex([sign + scripts, scripts === '' ? '' : ' ', printPart(element, 'm:e')]);
}

function printName(name: MarkupElement | undefined): string {
  const [only, ...others] = listChildren(name).filter((child) => !child.name.endsWith('Pr'));
  if (only?.name === 'm:limLow' && others.length === 0)
    return printContent(findChild(only, 'm:e')) + printLimitScript(only, '_');
  return printContent(name);
}

function printLimitScript(limit: MarkupElement, sign: '_' | '^'): string {
  return toScript(sign, printPart(limit, 'm:lim'));
}

function printAccent(element: MarkupElement, properties: MarkupElement | undefined): string {
  const sign = getValue(properties, 'm:chr') ?? '\u0302';
  const content = printPart(element, 'm:e');
  const accent = ACCENTS.find(({ word, mathml }) => word === sign || mathml === sign);
  if (accent === undefined)
    return `\\overset{${printRuns([{ text: sign, command: undefined }])}}{${content}}`;
  const isWide = content.replace(/\\[a-zA-Z]+|[{}]/gu, 'x').length > 2;
  const wide: Readonly<Record<string, string>> = {
    hat: 'widehat',
    tilde: 'widetilde',
    vec: 'overrightarrow',
    bar: 'overline',
  };
  return `\\${(isWide ? wide[accent.tex] : undefined) ?? accent.tex}{${content}}`;
}

function printGroupSign(element: MarkupElement, properties: MarkupElement | undefined): string {
  const sign = getValue(properties, 'm:chr') ?? '⏟';
  const content = printPart(element, 'm:e');
  const command = GROUP_SIGNS.get(sign);
  if (command !== undefined) return `\\${command}{${content}}`;
  const tex = printRuns([{ text: sign, command: undefined }]);
  // An arrow with a text above or below it.
  return getValue(properties, 'm:pos') === 'top'
    ? `\\overset{${tex}}{${content}}`
    : `\\overset{${content}}{${tex}}`;
}

function printLimit(element: MarkupElement, sign: '_' | '^', command: string): string {
  const base = printPart(element, 'm:e');
  const limit = printPart(element, 'm:lim');
  const arrow = /^\\(?:long)?(right|left)arrow$|^\\to$/u.exec(base);
  if (arrow !== null && sign === '^') return `\\x${arrow[1] ?? 'right'}arrow{${limit}}`;
  const takesLimits =
    /^\\(?:lim|max|min|sup|inf|limsup|liminf|det|gcd|sum|prod|(?:over|under)\w+\{.*\})(?:_\{.*\})?$/u;
  return takesLimits.test(base) ? base + toScript(sign, limit) : `\\${command}{${limit}}{${base}}`;
}

function printBox(element: MarkupElement, properties: MarkupElement | undefined): string {
  const isStruck = listChildren(properties).some(({ name }) => name.startsWith('m:strike'));
  return `\\${isStruck ? 'cancel' : 'boxed'}{${printPart(element, 'm:e')}}`;
}
