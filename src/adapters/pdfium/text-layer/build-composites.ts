import type { PageBox } from '../../../ports/page-reader.ts';
import type { LayoutItem } from './layout-item.ts';
import { printFormula } from './print-formula.ts';

/** A bar is a thin horizontal line: of a fraction or a root. */
const MAX_BAR_HEIGHT = 0.15;

/** Puts together roots, fractions, operators with limits, and the contents of tall brackets; `size` is the usual size of characters. */
export function buildComposites(
  items: readonly LayoutItem[],
  shapes: readonly PageBox[],
  size: number,
): LayoutItem[] {
  const bars = shapes
    .filter((shape) => shape.height < MAX_BAR_HEIGHT * size && shape.width > shape.height)
    .sort((a, b) => a.width - b.width);
  let built = [...items];
  for (const bar of bars) built = buildRoot(built, bar) ?? buildFraction(built, bar, size) ?? built;
  for (const operator of built.filter(
    ({ text, bottom, top }) => /^[∫∑∏]$/.test(text) && bottom - top > 0.9 * size,
  ))
    built = buildOperator(built, operator, size);
  return buildBrackets(built, size);
}

type Range = Pick<LayoutItem, 'x' | 'right' | 'top' | 'bottom'>;

function selectItems(items: readonly LayoutItem[], { x, right, top, bottom }: Range): LayoutItem[] {
  return items.filter((item) => {
    const [middleX, middleY] = [(item.x + item.right) / 2, (item.top + item.bottom) / 2];
    return middleX >= x && middleX <= right && middleY >= top && middleY <= bottom;
  });
}

type NewItem = { readonly tex: string; readonly baseline: number; readonly size: number };

/** Replaces items by one formula. */
function replaceItems(
  items: readonly LayoutItem[],
  parts: readonly LayoutItem[],
  { tex, baseline, size }: NewItem,
): LayoutItem[] {
  const used = new Set(parts);
  return [
    ...items.filter((item) => !used.has(item)),
    {
      text: parts.map(({ text }) => text).join(''),
      tex,
      kind: 'symbol',
      baseline,
      size,
      x: Math.min(...parts.map(({ x }) => x)),
      right: Math.max(...parts.map(({ right }) => right)),
      top: Math.min(...parts.map(({ top }) => top)),
      bottom: Math.max(...parts.map(({ bottom }) => bottom)),
    },
  ];
}

/** Builds a root if the bar starts at the top right of a root sign. */
function buildRoot(items: readonly LayoutItem[], bar: PageBox): LayoutItem[] | undefined {
  const sign = items.find(
    ({ text, right, top, size }) =>
      text === '√' && Math.abs(right - bar.x) < 0.25 * size && Math.abs(top - bar.y) < 0.25 * size,
  );
  if (sign === undefined) return undefined;
  const inner = selectItems(items, {
    x: bar.x - 1,
    right: bar.x + bar.width + 1,
    top: bar.y,
    bottom: sign.bottom + 0.3 * sign.size,
  }).filter((item) => item !== sign);
  if (inner.length === 0) return undefined;
  const size = Math.max(...inner.map((item) => item.size));
  const baseline = Math.max(...inner.filter((item) => item.size >= 0.9 * size).map((item) => item.baseline));
  return replaceItems(items, [sign, ...inner], { tex: `\\sqrt{${printFormula(inner)}}`, baseline, size });
}

/** Builds a fraction if the bar is as wide as the items above or below it. */
function buildFraction(items: readonly LayoutItem[], bar: PageBox, size: number): LayoutItem[] | undefined {
  const edges = { x: bar.x - 0.1 * size, right: bar.x + bar.width + 0.1 * size };
  const above = keepNearest(selectItems(items, { ...edges, top: bar.y - 2.4 * size, bottom: bar.y }), bar.y);
  const below = keepNearest(selectItems(items, { ...edges, top: bar.y, bottom: bar.y + 2.4 * size }), bar.y);
  if (above.length === 0 || below.length === 0) return undefined;
  const measureWidth = (part: readonly LayoutItem[]): number =>
    Math.max(...part.map(({ right }) => right)) - Math.min(...part.map(({ x }) => x));
  const widest = Math.max(measureWidth(above), measureWidth(below));
  if (Math.abs(widest - bar.width) > 0.3 * size) return undefined;
  return replaceItems(items, [...above, ...below], {
    tex: `\\frac{${printFormula(above)}}{${printFormula(below)}}`,
    baseline: bar.y + 0.25 * size,
    size,
  });
}

/** Keeps the items of the line next to the bar, with their scripts; none if that line is too far away. */
function keepNearest(items: readonly LayoutItem[], y: number): LayoutItem[] {
  const [nearest] = items.toSorted((a, b) => Math.abs(a.baseline - y) - Math.abs(b.baseline - y));
  if (nearest === undefined || Math.abs(nearest.baseline - y) > 1.3 * nearest.size) return [];
  const edge = y < nearest.baseline ? nearest.top : nearest.bottom;
  // The nearest item may itself be a fraction. Then its height decides which items belong to its line.
  const reach = Math.max(nearest.size, nearest.bottom - nearest.top);
  return items.filter(
    ({ baseline }) =>
      Math.abs(baseline - nearest.baseline) < 0.75 * nearest.size || Math.abs(baseline - edge) < 0.5 * reach,
  );
}

/** Adds the limits above and below, or to the right of, an integral, sum or product sign. */
function buildOperator(items: readonly LayoutItem[], sign: LayoutItem, size: number): LayoutItem[] {
  const small = items.filter((item) => item !== sign && item.size < 0.86 * size);
  const reach = sign.text === '∫' ? 1.3 * size : 0.6 * size;
  const near = connectItems(
    selectItems(small, {
      x: sign.x - reach,
      right: sign.right + reach + size,
      top: sign.top - 1.3 * size,
      bottom: sign.bottom + 1.3 * size,
    }),
    sign,
    0.35 * size,
  );
  const centre = (sign.top + sign.bottom) / 2;
  const upper = near.filter((item) => item.baseline < centre - 0.1 * size);
  const lower = near.filter((item) => item.baseline > centre + 0.5 * size);
  if (upper.length + lower.length === 0) return [...items];
  const tex = [
    sign.tex ?? '',
    lower.length > 0 ? `_{${printFormula(lower)}}` : '',
    upper.length > 0 ? `^{${printFormula(upper)}}` : '',
  ].join('');
  return replaceItems(items, [sign, ...upper, ...lower], { tex, baseline: sign.baseline, size });
}

/** Selects the items that are connected to the sign without a wide horizontal gap. */
function connectItems(items: readonly LayoutItem[], sign: LayoutItem, maxGap: number): LayoutItem[] {
  const connected: LayoutItem[] = [];
  let right = sign.right;
  for (const item of items.toSorted((a, b) => a.x - b.x)) {
    if (item.x - right > maxGap) break;
    connected.push(item);
    right = Math.max(right, item.right);
  }
  return connected;
}

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '|': '|' };
const MATRICES: Readonly<Record<string, string>> = { '(': 'pmatrix', '[': 'bmatrix', '|': 'vmatrix' };

/** Builds a matrix, or a formula in tall brackets. */
function buildBrackets(items: readonly LayoutItem[], size: number): LayoutItem[] {
  const isTall = ({ top, bottom, kind }: LayoutItem): boolean =>
    kind === 'symbol' && bottom - top > 1.5 * size;
  const open = items.find((item) => isTall(item) && CLOSING[item.text] !== undefined);
  if (open === undefined) return [...items];
  const close = items
    .filter((item) => item !== open && isTall(item) && item.text === CLOSING[open.text])
    .filter(({ x, top }) => x >= open.right - 1 && Math.abs(top - open.top) < 0.5 * size)
    .sort((a, b) => a.x - b.x)[0];
  // A bracket without a partner is kept. Its height is reduced, so that the next call does not find it again.
  if (close === undefined)
    return buildBrackets(
      items.map((item) => (item === open ? { ...item, top: item.bottom - size } : item)),
      size,
    );
  const inner = selectItems(items, {
    x: open.right - 1,
    right: close.x + 1,
    top: open.top,
    bottom: open.bottom,
  });
  const rows = groupByBaseline(inner, size);
  const tex =
    rows.length > 1 && MATRICES[open.text] !== undefined
      ? `\\begin{${MATRICES[open.text]}} ${rows.map((row) => printCells(row, size)).join(' \\\\ ')} \\end{${MATRICES[open.text]}}`
      : `\\left${open.tex}${printFormula(inner)}\\right${close.tex}`;
  const baseline = (open.top + open.bottom) / 2 + 0.25 * size;
  return buildBrackets(replaceItems(items, [open, ...inner, close], { tex, baseline, size }), size);
}

function groupByBaseline(items: readonly LayoutItem[], size: number): LayoutItem[][] {
  const rows: LayoutItem[][] = [];
  for (const item of items.toSorted((a, b) => a.baseline - b.baseline)) {
    const row = rows.at(-1);
    if (row !== undefined && item.baseline - (row[0]?.baseline ?? 0) < 0.7 * size) row.push(item);
    else rows.push([item]);
  }
  return rows;
}

function printCells(row: readonly LayoutItem[], size: number): string {
  const cells: LayoutItem[][] = [];
  for (const item of row.toSorted((a, b) => a.x - b.x)) {
    const last = cells.at(-1)?.at(-1);
    if (last !== undefined && item.x - last.right < 0.6 * size) cells.at(-1)?.push(item);
    else cells.push([item]);
  }
  return cells.map((cell) => printFormula(cell)).join(' & ');
}
