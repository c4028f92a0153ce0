import { someNode } from '../../maths/read/children.ts';
import { mapChildren } from '../../maths/read/map-children.ts';
import type { MathNode } from '../../maths/read/node.ts';
import { readUnit } from '../../maths/units/read-unit.ts';
import type { Unit } from '../../maths/units/unit.ts';

// The readings of an equality that change its units.

/** Adds the units that every reader adds: `16.0 J + 0` are joules, and so are all terms of `2.0 + 3.0 J`. */
export function completeUnits(node: MathNode): MathNode {
  const inner = mapChildren(node, completeUnits);
  if (inner.kind !== 'sum' || !someNode(inner, (part) => part.kind === 'quantity')) return inner;
  const kelvins = convertToKelvins(inner.terms);
  if (kelvins !== undefined) return kelvins;
  const terms = inner.terms.filter((term) => !isZero(term));
  const [onlyTerm] = terms;
  if (terms.length === 1 && onlyTerm !== undefined) return onlyTerm;
  const last = terms.at(-1);
  const quantity = last?.kind === 'negate' ? last.of : last;
  // `2 + 2 m` may be algebra.
  const isClear = quantity?.kind === 'quantity' && quantity.unit.text.trim().length > 1;
  if (!isClear || !terms.slice(0, -1).every(isPlainNumber)) return { ...inner, terms };
  const lastValue: MathNode = last?.kind === 'negate' ? { ...last, of: quantity.value } : quantity.value;
  const value: MathNode = { ...inner, terms: [...terms.slice(0, -1), lastValue] };
  return { ...quantity, value };
}

const KELVIN = readUnit('K', 0)?.unit;

/** Reads `25 °C + 273` as kelvins. */
function convertToKelvins([celsius, zero, ...others]: readonly MathNode[]): MathNode | undefined {
  if (celsius?.kind !== 'quantity' || zero?.kind !== 'number' || others.length > 0 || !KELVIN)
    return undefined;
  if (celsius.unit.offset === undefined || !/^273(?:\.1?\d)?$/.test(zero.literal)) return undefined;
  const value: MathNode = { kind: 'sum', terms: [celsius.value, zero], span: celsius.span };
  return { ...celsius, value, unit: KELVIN };
}

function isZero(node: MathNode): boolean {
  return node.kind === 'negate' ? isZero(node.of) : node.kind === 'number' && node.value.n === 0n;
}

function isPlainNumber(node: MathNode): boolean {
  return node.kind === 'negate' ? isPlainNumber(node.of) : node.kind === 'number';
}

export function hasAlternateUnit(node: MathNode): boolean {
  return node.kind === 'quantity' && node.unit.alternate !== undefined;
}

/** A product after the slash of a unit, which is meant as a divisor: `J/mol K`. */
const SLASH_PRODUCT = /^([^/()]*)\/\s*([^/() ]+(?:\s+[^/() ]+)+)\s*$/;

export function hasSlashProduct(node: MathNode): boolean {
  return node.kind === 'quantity' && SLASH_PRODUCT.test(node.unit.text);
}

/** Reads `J/mol K` as J/(mol K). */
export function readSlashProducts(node: MathNode): MathNode {
  const inner = mapChildren(node, readSlashProducts);
  const [, top, bottom] = inner.kind === 'quantity' ? (SLASH_PRODUCT.exec(inner.unit.text) ?? []) : [];
  if (inner.kind !== 'quantity' || top === undefined || bottom === undefined) return inner;
  const reading = readUnit(`${top.trim() || '1'}/(${bottom.trim().split(/\s+/).join('*')})`, 0);
  return reading === undefined ? inner : { ...inner, unit: reading.unit };
}

/** Reads ambiguous units in their second meaning: `ms` as metre second, `C` as degree Celsius. */
export function readAlternateUnits(node: MathNode): MathNode {
  const inner = mapChildren(node, readAlternateUnits);
  return inner.kind === 'quantity' && inner.unit.alternate ? { ...inner, unit: inner.unit.alternate } : inner;
}

export function hasOffset({ offset, alternate }: Unit): boolean {
  return offset !== undefined || alternate?.offset !== undefined;
}

/** Reads temperatures as differences: in `4.2 J/(g °C) × 20 °C`, 20 °C are 20 K. */
export function readTemperaturesAsDifferences(node: MathNode): MathNode {
  const inner = mapChildren(node, readTemperaturesAsDifferences);
  if (inner.kind !== 'quantity' || inner.unit.offset === undefined) return inner;
  const { offset: _offset, ...unit } = inner.unit;
  return { ...inner, unit };
}

/** Whether the point of a quantity may separate thousands, as in `14.000 m = 14 km`. */
export function mayBeThousands(node: MathNode): boolean {
  return (
    node.kind === 'quantity' &&
    node.value.kind === 'number' &&
    /^[1-9]\d{0,2}\.\d00$/.test(node.value.literal)
  );
}

export function readPointsAsThousands(node: MathNode): MathNode {
  if (node.kind !== 'quantity' || node.value.kind !== 'number' || !mayBeThousands(node))
    return mapChildren(node, readPointsAsThousands);
  const { value } = node;
  const literal = value.literal.replace('.', '');
  return { ...node, value: { ...value, literal, value: { n: BigInt(literal), d: 1n } } };
}

export function isFractionWithUnit(node: MathNode): boolean {
  return node.kind === 'quantity' && node.value.kind === 'quotient';
}

/** Reads `1/305 nm` as 1/(305 nm). */
export function moveUnitIntoDivisor(node: MathNode): MathNode {
  if (node.kind !== 'quantity' || node.value.kind !== 'quotient')
    return mapChildren(node, moveUnitIntoDivisor);
  const { numerator, denominator } = node.value;
  return { ...node.value, numerator, denominator: { ...node, value: denominator } };
}
