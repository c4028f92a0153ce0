import { printNodes } from '../../latex/print-tex.ts';
import { isBlank, type TexNode } from '../../latex/tex-tree.ts';
import { typedText } from '../../latex/visible-text.ts';
import { realNumber } from '../../maths/agree/compare-numbers.ts';
import { readLiteral } from '../../maths/agree/literal.ts';
import { toValueWithUnit } from '../../maths/agree/value-with-unit.ts';
import type { DecimalLiteral } from '../../maths/exact/decimal.ts';
import { toNumber } from '../../maths/exact/rational.ts';
import type { MathNode } from '../../maths/read/node.ts';
import { readMath } from '../../maths/read/read-math.ts';
import { unitSize } from '../../maths/units/convert-value.ts';
import type { Unit } from '../../maths/units/unit.ts';
import { normalizeUnitPackages, removeNotes } from '../working/normalize-quantities.ts';
import { readRepeatedValue } from '../working/repeated-value.ts';
import type { TextView } from './text-view.ts';

/** A number with its unit, parsed from a text. */
export type MeasuredValue = {
  /** The value in base units. */
  readonly value: number;
  /** The number as written, in its own unit. */
  readonly written: number;
  readonly unit: Unit | undefined;
  /** The digits as written; undefined for a computed value such as a fraction. */
  readonly literal: DecimalLiteral | undefined;
  readonly node: MathNode;
};

/** Parses a text that is only a number or quantity: `$22\,\mathrm{g}$`, `5 m`, `$x = 3$`. */
export function parseViewQuantity(
  view: Pick<TextView, 'tex' | 'nodes' | 'words'>,
): MeasuredValue | undefined {
  const node = readText(view);
  return node && evaluateQuantity(node);
}

/** Parses a text that is only mathematics; undefined otherwise. */
export function readText({
  tex,
  nodes,
  words,
}: Pick<TextView, 'tex' | 'nodes' | 'words'>): MathNode | undefined {
  const formula = getOnlyFormula(nodes);
  if (formula !== undefined) return parseTexFormula(formula);
  // A text with more words is a sentence, not a quantity.
  if (words.length > 3 || !/\d/.test(tex)) return undefined;
  return parseTexFormula(typedText(tex).replace(/[.,;]\s*$/, ''));
}

/** Parses the TeX of a formula as a number with a unit. Returns undefined if it is anything else. */
export function parseQuantity(tex: string): MeasuredValue | undefined {
  const node = parseTexFormula(tex);
  return node && evaluateQuantity(node);
}

function parseTexFormula(tex: string): MathNode | undefined {
  const trimmed = normalizeUnitPackages(tex.replace(/(?:\\[,;:! ]|\s)*[.,;]?\s*$/, ''));
  // `12 A at 50 Hz` and `2 mol of oxygen` say more than their quantity.
  if (removeNotes(trimmed) !== trimmed) return undefined;
  return readRepeatedValue(trimmed, readFormula) ?? readFormula(trimmed);
}

function readFormula(tex: string): MathNode | undefined {
  const result = readMath(tex, { tex: true });
  return result.ok ? result.node : undefined;
}

function getOnlyFormula(nodes: readonly TexNode[]): string | undefined {
  const visible = nodes.filter(
    (node) => !isBlank(node) && !(node.kind === 'text' && /^[\s.,;]*$/.test(node.text)),
  );
  const [onlyNode] = visible;
  return visible.length === 1 && onlyNode?.kind === 'math' ? printNodes(onlyNode.children) : undefined;
}

/** Returns the value of a parsed formula; of `x = 3`, the right side. */
export function evaluateQuantity(parsed: MathNode): MeasuredValue | undefined {
  const node = getRightSide(parsed);
  const quantity = toValueWithUnit(node);
  const real = quantity && realNumber(quantity.value);
  if (!quantity || !real) return undefined;
  const written = toNumber(real.value);
  const { unit } = quantity;
  const size = unit && realNumber(unitSize(unit));
  const value =
    unit && size ? (written + (unit.offset ? toNumber(unit.offset) : 0)) * toNumber(size.value) : written;
  return Number.isFinite(value) ? { value, written, unit, literal: readLiteral(node), node } : undefined;
}

function getRightSide(node: MathNode): MathNode {
  if (node.kind !== 'relation' || node.operands.length !== 2) return node;
  const [left, right] = node.operands;
  const isLetterWithValue =
    left?.kind === 'symbol' && (node.operators[0] === '=' || node.operators[0] === '≈');
  return isLetterWithValue && right ? right : node;
}
