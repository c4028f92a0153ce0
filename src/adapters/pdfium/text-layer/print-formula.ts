import type { LayoutItem } from './layout-item.ts';
import { FUNCTION_NAMES, MATH_SYMBOLS } from './math-symbols.table.ts';

/** A superscript or subscript is shifted by at least this share of the size of the line. */
const MIN_SUPERSCRIPT_SHIFT = 0.17;
const MIN_SUBSCRIPT_SHIFT = 0.09;
/** A script is usually smaller than this share of the size of the line. */
const MAX_SCRIPT_SIZE = 0.86;
/** A larger character is a script only if it is shifted by at least this share of the size of the line. */
const MIN_LARGE_SHIFT = 0.28;

/** The baseline and the size of the characters that are not scripts. */
export type LineMetrics = { readonly baseline: number; readonly size: number };

/** Returns whether an item is raised (`^`), lowered (`_`) or on the line. */
export function getScriptLevel(item: LayoutItem, { baseline, size }: LineMetrics): '^' | '_' | undefined {
  const rise = (baseline - item.baseline) / size;
  const isSmall = item.size < MAX_SCRIPT_SIZE * size;
  if (rise > (isSmall ? MIN_SUPERSCRIPT_SHIFT : MIN_LARGE_SHIFT)) return '^';
  if (-rise > (isSmall ? MIN_SUBSCRIPT_SHIFT : MIN_LARGE_SHIFT)) return '_';
  return undefined;
}

/** Measures the line of the largest items. */
export function measureLine(items: readonly LayoutItem[]): LineMetrics {
  const size = Math.max(...items.map((item) => item.size));
  const large = items.filter((item) => item.size >= MAX_SCRIPT_SIZE * size);
  const baselines = large.map(({ baseline }) => baseline).sort((a, b) => a - b);
  return { size, baseline: baselines[Math.floor(baselines.length / 2)] ?? 0 };
}

/** Prints items as the TeX of a formula, without dollar signs. */
export function printFormula(items: readonly LayoutItem[], line = measureLine(items)): string {
  const sorted = items.toSorted((a, b) => a.x - b.x);
  let tex = '';
  for (let index = 0; index < sorted.length; ) {
    const level = getLevel(sorted, index, line);
    let end = index + 1;
    if (level === undefined) {
      while (end < sorted.length && getLevel(sorted, end, line) === undefined) end++;
      tex = joinTex(tex, printLevel(sorted.slice(index, end)));
    } else {
      while (end < sorted.length && getLevel(sorted, end, line) !== undefined) end++;
      tex += printScripts(sorted.slice(index, end), line);
    }
    index = end;
  }
  return tex;
}

const getLevel = (items: readonly LayoutItem[], index: number, line: LineMetrics): '^' | '_' | undefined => {
  const item = items[index];
  return item && getScriptLevel(item, line);
};

function printScripts(items: readonly LayoutItem[], line: LineMetrics): string {
  const lowered = items.filter((item) => getScriptLevel(item, line) === '_');
  const raised = items.filter((item) => getScriptLevel(item, line) === '^');
  const isPrime = raised.length > 0 && raised.every(({ text }) => text === '′');
  return [
    lowered.length > 0 ? `_{${printFormula(lowered)}}` : '',
    isPrime ? "'".repeat(raised.length) : raised.length > 0 ? `^{${printFormula(raised)}}` : '',
  ].join('');
}

/** Prints items on one line; upright letters are function names, units or words. */
function printLevel(items: readonly LayoutItem[]): string {
  let tex = '';
  for (let index = 0; index < items.length; ) {
    const item = items[index];
    if (item === undefined) break;
    let end = index + 1;
    if (item.kind === 'upright' && /\p{L}/u.test(item.text)) {
      while (isUprightLetter(items[end]) && !hasSpaceBetween(items[end - 1], items[end])) end++;
      const word = items
        .slice(index, end)
        .map(({ text }) => text)
        .join('');
      tex = joinTex(tex, printWord(word));
    } else tex = joinTex(tex, item.tex ?? MATH_SYMBOLS[item.text] ?? item.text);
    const [last, next] = [items[end - 1], items[end]];
    // A unit after its number.
    if (hasSpaceBetween(last, next) && /\d/.test(last?.text ?? '') && isUprightLetter(next)) tex += '\\,';
    index = end;
  }
  return tex;
}

function isUprightLetter(item: LayoutItem | undefined): boolean {
  return item?.kind === 'upright' && /\p{L}/u.test(item.text);
}

function printWord(word: string): string {
  if (FUNCTION_NAMES.has(word)) return `\\${word}`;
  return `\\mathrm{${word}}`;
}

function hasSpaceBetween(a: LayoutItem | undefined, b: LayoutItem | undefined): boolean {
  return a !== undefined && b !== undefined && b.x - a.right > 0.1 * a.size;
}

/** Joins two pieces of TeX; a space ends a command before a letter. */
function joinTex(a: string, b: string): string {
  return /\\[A-Za-z]+$/.test(a) && /^[A-Za-z]/.test(b) ? `${a} ${b}` : `${a}${b}`;
}
