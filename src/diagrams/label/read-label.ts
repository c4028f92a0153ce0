import { parseTex } from '../../latex/parse-tex.ts';
import { FUNCTION_NAMES, SYMBOLS } from '../../latex/symbols.table.ts';
import type { TexNode } from '../../latex/tex-tree.ts';

/** A piece of a label's text in one style. */
export type LabelRun = {
  readonly text: string;
  readonly style: 'upright' | 'italic' | 'bold';
  /** 1 for a superscript, -1 for a subscript. */
  readonly level: -1 | 0 | 1;
  /** An accent above the text. */
  readonly over?: 'arrow' | 'bar';
  /** Marks the `/` of a fraction, because TeX prints a fraction higher than a line of text. */
  readonly isFraction?: true;
};

/** The format in effect while nodes are read; `maths` is true between dollars. */
type TextFormat = Omit<LabelRun, 'text' | 'isFraction'> & { readonly maths: boolean };
/** Runs, and the index of the first node after them. */
type ReadResult = { readonly runs: readonly LabelRun[]; readonly next: number };

const PLAIN_TEXT: TextFormat = { style: 'upright', level: 0, maths: false };
const UPRIGHT_TEXT_COMMANDS = new Set(['text', 'textrm', 'textup', 'mbox']);
/** Commands for upright letters in mathematics; unlike in text, `^` inside them is a superscript. */
const UPRIGHT_MATHS_COMMANDS = new Set(['mathrm', 'operatorname']);
const BOLD_COMMANDS = new Set(['mathbf', 'textbf', 'boldsymbol', 'bm']);
const ITALIC_COMMANDS = new Set(['textit', 'emph', 'mathit']);
const ACCENT_COMMANDS: ReadonlyMap<string, 'arrow' | 'bar'> = new Map([
  ['vec', 'arrow'],
  ['overrightarrow', 'arrow'],
  ['overline', 'bar'],
  ['bar', 'bar'],
]);
const FRACTION_COMMANDS = new Set(['frac', 'dfrac', 'tfrac']);
const SPACE_COMMANDS: Readonly<Record<string, string>> = {
  ',': '\u2009',
  ';': ' ',
  ':': ' ',
  ' ': ' ',
  quad: '  ',
};

/** Splits a label into runs: `$v^2$` becomes an italic v and a raised 2. */
export function readLabel(tex: string): LabelRun[] {
  return joinEqualRuns(readNodes(parseTex(tex).nodes, PLAIN_TEXT)).filter(({ text }) => text !== '');
}

function readNodes(nodes: readonly TexNode[], format: TextFormat): LabelRun[] {
  const runs: LabelRun[] = [];
  for (let index = 0; index < nodes.length; ) {
    const result = readNode(nodes, index, format);
    runs.push(...result.runs);
    index = result.next;
  }
  return runs;
}

function readNode(nodes: readonly TexNode[], index: number, format: TextFormat): ReadResult {
  const node = nodes[index];
  const next = index + 1;
  switch (node?.kind) {
    case 'text':
      return {
        runs: format.maths ? createMathsRuns(node.text, format) : [createRun(node.text, format)],
        next,
      };
    case 'group':
    case 'environment':
      return { runs: readNodes(node.children, format), next };
    case 'math':
      return { runs: readNodes(node.children, { ...format, maths: true, style: 'italic' }), next };
    case 'symbol':
      return readSymbol(nodes, index, format);
    case 'command':
      return readCommand(nodes, index, format);
    // A label is one line: `%` means per cent and does not begin a comment.
    case 'comment':
    case 'stray':
    case 'verbatim':
      return { runs: [createRun(node.text, { ...format, style: 'upright' })], next };
    default:
      return { runs: [], next };
  }
}

function readSymbol(nodes: readonly TexNode[], index: number, format: TextFormat): ReadResult {
  const node = nodes[index];
  const character = node?.kind === 'symbol' ? node.text : '';
  if ((character === '^' || character === '_') && format.maths && index + 1 < nodes.length) {
    return readArgument(nodes, index + 1, { ...format, level: character === '^' ? 1 : -1 });
  }
  return {
    runs: [createRun(character === '~' ? ' ' : character, { ...format, style: 'upright' })],
    next: index + 1,
  };
}

function readCommand(nodes: readonly TexNode[], index: number, format: TextFormat): ReadResult {
  const node = nodes[index];
  const name = node?.kind === 'command' ? node.name : '';
  const next = index + 1;
  const upright: TextFormat = { ...format, style: format.style === 'bold' ? 'bold' : 'upright' };
  const over = ACCENT_COMMANDS.get(name);
  if (over !== undefined) return readArgument(nodes, next, { ...format, over });
  if (UPRIGHT_TEXT_COMMANDS.has(name)) return readArgument(nodes, next, { ...upright, maths: false });
  if (UPRIGHT_MATHS_COMMANDS.has(name)) return readArgument(nodes, next, upright);
  if (BOLD_COMMANDS.has(name)) return readArgument(nodes, next, { ...format, style: 'bold' });
  if (ITALIC_COMMANDS.has(name)) return readArgument(nodes, next, { ...format, style: 'italic' });
  if (FRACTION_COMMANDS.has(name)) return readFraction(nodes, next, format);
  if (name === 'sqrt') return prefixCharacter('√', readArgument(nodes, next, format), format);
  if (name === 'circ' || name === 'degree') return { runs: [createRun('°', { ...upright, level: 0 })], next };
  const symbol = SYMBOLS.get(name)?.[0];
  if (symbol !== undefined) {
    return {
      runs: [createRun(addOperatorSpaces(symbol, format), isSmallGreekLetter(symbol) ? format : upright)],
      next,
    };
  }
  if (FUNCTION_NAMES.has(name)) return { runs: [createRun(`${name}\u2009`, upright)], next };
  return { runs: [createRun(SPACE_COMMANDS[name] ?? (/^\W$/.test(name) ? name : ''), upright)], next };
}

/**
 * Reads the argument of a command: a group, or only the next character of a text. The rest of that text is printed
 * without the command's format.
 */
function readArgument(nodes: readonly TexNode[], index: number, format: TextFormat): ReadResult {
  const node = nodes[index];
  if (node?.kind !== 'text') {
    return node === undefined ? { runs: [], next: index } : readNode(nodes, index, format);
  }
  const [first = '', ...rest] = [...node.text.trimStart()];
  const baseFormat: TextFormat = { ...format, level: 0 };
  const argument = format.maths ? createMathsRuns(first, format) : [createRun(first, format)];
  const restFormat = format.over === undefined ? baseFormat : removeAccent(baseFormat);
  return { runs: [...argument, ...createMathsRuns(rest.join(''), restFormat)], next: index + 1 };
}

function removeAccent({ style, level, maths }: TextFormat): TextFormat {
  return { style, level, maths };
}

function readFraction(nodes: readonly TexNode[], index: number, format: TextFormat): ReadResult {
  const numerator = readArgument(nodes, index, format);
  const denominator = readArgument(nodes, numerator.next, format);
  return {
    runs: [
      ...numerator.runs,
      { ...createRun('/', { ...format, style: 'upright' }), isFraction: true },
      ...denominator.runs,
    ],
    next: denominator.next,
  };
}

function prefixCharacter(character: string, { runs, next }: ReadResult, format: TextFormat): ReadResult {
  return { runs: [createRun(character, { ...format, style: 'upright' }), ...runs], next };
}

/** Creates the runs of text in mathematics: letters are italic, digits and operators upright with spaces. */
function createMathsRuns(text: string, format: TextFormat): LabelRun[] {
  const parts = text.match(/\p{L}+|\p{N}+(?:\.\p{N}+)?|[^\p{L}\p{N}]+/gu) ?? [];
  return parts.map((part) =>
    /^\p{L}/u.test(part)
      ? createRun(part, format)
      : createRun(spaceOperators(part, format), { ...format, style: toUprightStyle(format) }),
  );
}

function toUprightStyle(format: TextFormat): LabelRun['style'] {
  return format.style === 'bold' ? 'bold' : 'upright';
}

/** Adds spaces around operators and after commas, removes other spaces, and prints `-` as a minus sign. */
function spaceOperators(part: string, format: TextFormat): string {
  const withMinusSigns = part.replaceAll('-', '−');
  if (format.level !== 0) return withMinusSigns.replaceAll(' ', '');
  return withMinusSigns
    .replace(
      /\s*([=<>])\s*|\s+([+−])\s+/g,
      (_match, relation?: string, character?: string) => `\u00a0${relation ?? character}\u00a0`,
    )
    .replaceAll(' ', '')
    .replaceAll(',', ',\u00a0');
}

/** Adds thin spaces around a binary operator. */
function addOperatorSpaces(symbol: string, format: TextFormat): string {
  return format.level === 0 && /^[×≈≤≥≠→±∪∩]$/u.test(symbol) ? `\u2009${symbol}\u2009` : symbol;
}

function isSmallGreekLetter(symbol: string): boolean {
  return /^[α-ω]$/u.test(symbol);
}

function createRun(text: string, { style, level, over }: TextFormat): LabelRun {
  return { text, style, level, ...(over && { over }) };
}

/** Joins neighbouring runs that have the same format. */
function joinEqualRuns(runs: readonly LabelRun[]): LabelRun[] {
  const joined: LabelRun[] = [];
  for (const current of runs) {
    const previous = joined.at(-1);
    const hasSameFormat =
      previous?.style === current.style &&
      previous.level === current.level &&
      previous.over === current.over &&
      previous.isFraction === current.isFraction;
    if (previous !== undefined && hasSameFormat)
      joined[joined.length - 1] = { ...previous, text: previous.text + current.text };
    else joined.push(current);
  }
  return joined;
}
