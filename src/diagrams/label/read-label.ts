import { parseTex } from '../../latex/parse-tex.ts';
import { FUNCTION_NAMES, SYMBOLS } from '../../latex/symbols.table.ts';
import type { TexNode } from '../../latex/tex-tree.ts';

/** A piece of text in one style. */
export type LabelRun = {
  readonly text: string;
  readonly style: 'upright' | 'italic' | 'bold';
  /** 1 for a superscript, -1 for a subscript. */
  readonly level: -1 | 0 | 1;
  readonly over?: 'arrow' | 'bar';
  /** The stroke of a fraction, which TeX sets higher than a line of text. */
  readonly isFraction?: true;
};

type Look = Omit<LabelRun, 'text' | 'isFraction'> & { readonly maths: boolean };
type ReadResult = { readonly runs: readonly LabelRun[]; readonly next: number };

const PLAIN: Look = { style: 'upright', level: 0, maths: false };
const UPRIGHT = new Set(['text', 'textrm', 'textup', 'mbox']);
/** Upright letters in mathematics, where the power of a unit is still raised. */
const UPRIGHT_MATHS = new Set(['mathrm', 'operatorname']);
const BOLD = new Set(['mathbf', 'textbf', 'boldsymbol', 'bm']);
const ITALIC = new Set(['textit', 'emph', 'mathit']);
const OVER: ReadonlyMap<string, 'arrow' | 'bar'> = new Map([
  ['vec', 'arrow'],
  ['overrightarrow', 'arrow'],
  ['overline', 'bar'],
  ['bar', 'bar'],
]);
const FRACTIONS = new Set(['frac', 'dfrac', 'tfrac']);
const SPACES: Readonly<Record<string, string>> = { ',': '\u2009', ';': ' ', ':': ' ', ' ': ' ', quad: '  ' };

/** Reads a label as runs of text: `$v^2$` is an italic v and a raised 2. */
export function readLabel(tex: string): LabelRun[] {
  return joinRuns(readNodes(parseTex(tex).nodes, PLAIN)).filter(({ text }) => text !== '');
}

function readNodes(nodes: readonly TexNode[], look: Look): LabelRun[] {
  const runs: LabelRun[] = [];
  for (let index = 0; index < nodes.length; ) {
    const reading = readNode(nodes, index, look);
    runs.push(...reading.runs);
    index = reading.next;
  }
  return runs;
}

function readNode(nodes: readonly TexNode[], index: number, look: Look): ReadResult {
  const node = nodes[index];
  const next = index + 1;
  switch (node?.kind) {
    case 'text':
      return { runs: look.maths ? mathsRuns(node.text, look) : [run(node.text, look)], next };
    case 'group':
    case 'environment':
      return { runs: readNodes(node.children, look), next };
    case 'math':
      return { runs: readNodes(node.children, { ...look, maths: true, style: 'italic' }), next };
    case 'symbol':
      return readSymbol(nodes, index, look);
    case 'command':
      return readCommand(nodes, index, look);
    // A label is one line: `%` means per cent and does not begin a comment.
    case 'comment':
    case 'stray':
    case 'verbatim':
      return { runs: [run(node.text, { ...look, style: 'upright' })], next };
    default:
      return { runs: [], next };
  }
}

function readSymbol(nodes: readonly TexNode[], index: number, look: Look): ReadResult {
  const node = nodes[index];
  const sign = node?.kind === 'symbol' ? node.text : '';
  if ((sign === '^' || sign === '_') && look.maths && index + 1 < nodes.length) {
    return readArgument(nodes, index + 1, { ...look, level: sign === '^' ? 1 : -1 });
  }
  return { runs: [run(sign === '~' ? ' ' : sign, { ...look, style: 'upright' })], next: index + 1 };
}

function readCommand(nodes: readonly TexNode[], index: number, look: Look): ReadResult {
  const node = nodes[index];
  const name = node?.kind === 'command' ? node.name : '';
  const next = index + 1;
  const upright: Look = { ...look, style: look.style === 'bold' ? 'bold' : 'upright' };
  const over = OVER.get(name);
  if (over !== undefined) return readArgument(nodes, next, { ...look, over });
  if (UPRIGHT.has(name)) return readArgument(nodes, next, { ...upright, maths: false });
  if (UPRIGHT_MATHS.has(name)) return readArgument(nodes, next, upright);
  if (BOLD.has(name)) return readArgument(nodes, next, { ...look, style: 'bold' });
  if (ITALIC.has(name)) return readArgument(nodes, next, { ...look, style: 'italic' });
  if (FRACTIONS.has(name)) return readFraction(nodes, next, look);
  if (name === 'sqrt') return prefixSign('√', readArgument(nodes, next, look), look);
  if (name === 'circ' || name === 'degree') return { runs: [run('°', { ...upright, level: 0 })], next };
  const symbol = SYMBOLS.get(name)?.[0];
  if (symbol !== undefined) {
    return { runs: [run(spaceAround(symbol, look), isGreekSmall(symbol) ? look : upright)], next };
  }
  if (FUNCTION_NAMES.has(name)) return { runs: [run(`${name}\u2009`, upright)], next };
  return { runs: [run(SPACES[name] ?? (/^\W$/.test(name) ? name : ''), upright)], next };
}

/** Reads the argument of a command: a group, or the next character. */
function readArgument(nodes: readonly TexNode[], index: number, look: Look): ReadResult {
  const node = nodes[index];
  if (node?.kind !== 'text') {
    return node === undefined ? { runs: [], next: index } : readNode(nodes, index, look);
  }
  const [first = '', ...rest] = [...node.text.trimStart()];
  const plain: Look = { ...look, level: 0 };
  const argument = look.maths ? mathsRuns(first, look) : [run(first, look)];
  const remainder = look.over === undefined ? plain : withoutOver(plain);
  return { runs: [...argument, ...mathsRuns(rest.join(''), remainder)], next: index + 1 };
}

function withoutOver({ style, level, maths }: Look): Look {
  return { style, level, maths };
}

function readFraction(nodes: readonly TexNode[], index: number, look: Look): ReadResult {
  const above = readArgument(nodes, index, look);
  const below = readArgument(nodes, above.next, look);
  return {
    runs: [...above.runs, { ...run('/', { ...look, style: 'upright' }), isFraction: true }, ...below.runs],
    next: below.next,
  };
}

function prefixSign(sign: string, { runs, next }: ReadResult, look: Look): ReadResult {
  return { runs: [run(sign, { ...look, style: 'upright' }), ...runs], next };
}

/** Reads text in mathematics: letters are italic, digits and operators upright, and binary operators have spaces. */
function mathsRuns(text: string, look: Look): LabelRun[] {
  const parts = text.match(/\p{L}+|\p{N}+(?:\.\p{N}+)?|[^\p{L}\p{N}]+/gu) ?? [];
  return parts.map((part) =>
    /^\p{L}/u.test(part)
      ? run(part, look)
      : run(spaceSigns(part, look), { ...look, style: uprightStyle(look) }),
  );
}

function uprightStyle(look: Look): LabelRun['style'] {
  return look.style === 'bold' ? 'bold' : 'upright';
}

function spaceSigns(part: string, look: Look): string {
  const tight = part.replaceAll('-', '−');
  if (look.level !== 0) return tight.replaceAll(' ', '');
  return tight
    .replace(
      /\s*([=<>])\s*|\s+([+−])\s+/g,
      (_whole, relation?: string, sign?: string) => `\u00a0${relation ?? sign}\u00a0`,
    )
    .replaceAll(' ', '')
    .replaceAll(',', ',\u00a0');
}

/** Adds thin spaces around a binary operator. */
function spaceAround(symbol: string, look: Look): string {
  return look.level === 0 && /^[×≈≤≥≠→±∪∩]$/u.test(symbol) ? `\u2009${symbol}\u2009` : symbol;
}

function isGreekSmall(symbol: string): boolean {
  return /^[α-ω]$/u.test(symbol);
}

function run(text: string, { style, level, over }: Look): LabelRun {
  return { text, style, level, ...(over && { over }) };
}

function joinRuns(runs: readonly LabelRun[]): LabelRun[] {
  const joined: LabelRun[] = [];
  for (const one of runs) {
    const last = joined.at(-1);
    const same =
      last?.style === one.style &&
      last.level === one.level &&
      last.over === one.over &&
      last.isFraction === one.isFraction;
    if (last !== undefined && same) joined[joined.length - 1] = { ...last, text: last.text + one.text };
    else joined.push(one);
  }
  return joined;
}
