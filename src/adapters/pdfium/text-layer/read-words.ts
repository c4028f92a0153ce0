import type { PageBox, PageWord } from '../../../ports/page-reader.ts';
import type { Glyph } from '../pdf-session.ts';
import { buildComposites } from './build-composites.ts';
import { type LayoutItem, toLayoutItems } from './layout-item.ts';
import { getScriptLevel, type LineMetrics, measureLine, printFormula } from './print-formula.ts';

/** A gap of at least this share of the character size separates words. */
const MIN_SPACE = 0.14;
/** Items of the same line have baselines that differ by less than this share of their size. */
const MAX_BASELINE_DIFFERENCE = 0.25;
/** Smaller items are scripts if they are next to a larger one. */
const MAX_SCRIPT_SIZE = 0.86;

type Line = LineMetrics & { readonly items: LayoutItem[] };

/** Reads the words of a text layer; formulas become words with TeX. */
export function readWords(glyphs: readonly Glyph[], shapes: readonly PageBox[]): PageWord[] {
  if (glyphs.length === 0) return [];
  const size = getMedian(glyphs.map((glyph) => glyph.size));
  const items = buildComposites(toLayoutItems(glyphs), shapes, size);
  return groupLines(items).flatMap(readLine);
}

/** Groups items by their baselines; scripts belong to the line of the character before them. */
function groupLines(items: readonly LayoutItem[]): Line[] {
  const lines: Line[] = [];
  for (const item of items.toSorted((a, b) => b.size - a.size || a.x - b.x)) {
    const near = lines
      .filter((line) => belongsTo(item, line))
      .sort((a, b) => Math.abs(a.baseline - item.baseline) - Math.abs(b.baseline - item.baseline))[0];
    if (near === undefined) lines.push({ items: [item], baseline: item.baseline, size: item.size });
    else near.items.push(item);
  }
  return lines.sort((a, b) => a.baseline - b.baseline);
}

function belongsTo(item: LayoutItem, line: Line): boolean {
  const difference = Math.abs(item.baseline - line.baseline);
  if (difference < MAX_BASELINE_DIFFERENCE * line.size && item.size > MAX_SCRIPT_SIZE * line.size)
    return true;
  const isSmall = item.size <= MAX_SCRIPT_SIZE * line.size;
  const middle = (item.top + item.bottom) / 2;
  return line.items.some((other) => {
    const gap = item.x - other.right;
    if (gap > 0.35 * line.size || gap < -0.7 * line.size) return false;
    const isBesideTall = isSmall && middle > other.top && middle < other.bottom;
    return isBesideTall || difference < (isSmall ? 0.75 : 0.45) * line.size;
  });
}

/** A piece of a line between two spaces. */
type Token = { readonly items: LayoutItem[]; readonly isFormula: boolean };

function readLine(line: Line): PageWord[] {
  const metrics = measureLine(line.items);
  const tokens = splitTokens(line.items.toSorted((a, b) => a.x - b.x)).flatMap((items) =>
    splitPunctuation(items, metrics),
  );
  const isFormula = markFormulaTokens(tokens);
  const words: PageWord[] = [];
  let formula: LayoutItem[] = [];
  const flush = (): void => {
    if (formula.length > 0) words.push(toWord(formula, `$${printFormula(formula, metrics)}$`));
    formula = [];
  };
  for (const [index, { items }] of tokens.entries()) {
    if (isFormula[index]) formula.push(...items);
    else {
      flush();
      words.push(toWord(items));
    }
  }
  flush();
  return attachPunctuation(words);
}

function splitTokens(items: readonly LayoutItem[]): LayoutItem[][] {
  const tokens: LayoutItem[][] = [];
  let right = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    if (item.x - right < MIN_SPACE * item.size) tokens.at(-1)?.push(item);
    else tokens.push([item]);
    right = Math.max(right, item.right);
  }
  return tokens;
}

/** Separates a formula or a number from a punctuation mark of prose after it. */
function splitPunctuation(items: readonly LayoutItem[], metrics: LineMetrics): Token[] {
  const isVariable = hasOnlyVariables(items);
  const isFormula =
    isVariable ||
    items.some(
      (item) => ['variable', 'symbol'].includes(item.kind) || getScriptLevel(item, metrics) !== undefined,
    );
  const isNumber = items.every(({ text }) => /^[\d.,;]$/.test(text));
  if (!isFormula && !isNumber) return [{ items: [...items], isFormula }];
  const last = items.at(-1);
  const hasMark = items.length > 1 && last?.kind === 'upright' && /^[,.;:?!]$/.test(last.text);
  const body = hasMark ? items.slice(0, -1) : [...items];
  const tail: Token[] = hasMark && last !== undefined ? [{ items: [last], isFormula: false }] : [];
  return [{ items: body, isFormula }, ...tail];
}

/** Whether all letters are single italic letters, as in `f(x)` and `2x+3y`. */
function hasOnlyVariables(items: readonly LayoutItem[]): boolean {
  const isLetter = (item: LayoutItem | undefined): boolean => /^\p{L}$/u.test(item?.text ?? '');
  const letters = items.filter(isLetter);
  const isSingle = (item: LayoutItem, index: number): boolean =>
    !isLetter(item) || !isLetter(items[index + 1]);
  return letters.length > 0 && letters.every(({ kind }) => kind === 'italic') && items.every(isSingle);
}

const OPERATOR = /^(?:[=+<>≤≥≠≈±×÷→∝/*]|[-−–]|\.\.\.|···|⋯)$/u;
const STARTS_WITH_OPERATOR = /^[+=<>×·][\p{L}\d]/u;
const NUMBER = /^[-−+(]?\d+(?:[.,]\d+)*\)?$/;
const OPERAND = /^[-−+]?(?:\d+(?:[.,]\d+)*|[A-Za-z]|[([{]|[)\]}]|\(?[A-Za-z\d]\)?|[A-Z]{2,3})$/;
const FUNCTION_WORD = /^(?:sin|cos|tan|cot|sec|log|ln|exp|lim|max|min|det)$/;

/** Decides which tokens are formulas: numbers and operators next to a formula belong to it. */
function markFormulaTokens(tokens: readonly Token[]): boolean[] {
  const texts = tokens.map(({ items }) => items.map(({ text }) => text).join(''));
  let marks = tokens.map(({ isFormula }, index) => isFormula || OPERATOR.test(texts[index] ?? ''));
  for (let round = 0; round < 4; round++) {
    const previous = marks;
    marks = previous.map((mark, index) => mark || joinsFormula(texts, previous, index));
  }
  // An operator alone, such as a dash, is prose.
  return marks.map(
    (mark, index) =>
      mark && (tokens[index]?.isFormula === true || marks[index - 1] === true || marks[index + 1] === true),
  );
}

/** Whether a token belongs to the formula before or after it. */
function joinsFormula(texts: readonly string[], marks: readonly boolean[], index: number): boolean {
  const text = texts[index] ?? '';
  const [before, after] = [marks[index - 1] === true, marks[index + 1] === true];
  if (FUNCTION_WORD.test(text) || STARTS_WITH_OPERATOR.test(text)) return before || after;
  const isAfterOperator = before && OPERATOR.test(texts[index - 1] ?? '');
  if (NUMBER.test(text)) return after || isAfterOperator;
  return OPERAND.test(text) && (isAfterOperator || (after && OPERATOR.test(texts[index + 1] ?? '')));
}

function toWord(items: readonly LayoutItem[], tex?: string): PageWord {
  const x = Math.min(...items.map((item) => item.x));
  const top = Math.min(...items.map((item) => item.top));
  const right = Math.max(...items.map((item) => item.right));
  const bottom = Math.max(...items.map((item) => item.bottom));
  return {
    text: items.map(({ text }) => text).join(''),
    confidence: 1,
    box: { x, y: top, width: right - x, height: bottom - top },
    ...(tex !== undefined && { tex }),
  };
}

/** Joins punctuation marks with the formula or number before them. */
function attachPunctuation(words: readonly PageWord[]): PageWord[] {
  const joined: PageWord[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    if (last !== undefined && /^[,.;:?!]$/.test(word.text))
      joined[joined.length - 1] = {
        ...last,
        text: `${last.text}${word.text}`,
        ...(last.tex !== undefined && { tex: `${last.tex}${word.text}` }),
        box: { ...last.box, width: word.box.x + word.box.width - last.box.x },
      };
    else joined.push(word);
  }
  return joined;
}

function getMedian(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
