import { readMath } from '../../../maths/read/read-math.ts';
import { multiplyUnits, NO_UNIT, sameDimension } from '../../../maths/units/unit.ts';
import { evaluateSide, type SideValue } from '../../../verification/working/side-value.ts';
import type { GivenNumber } from '../../numbers/givens.ts';
import { countDecimals } from '../../numbers/number-literal.ts';
import { keepsOrder } from './draw-givens.ts';

/** A relation between givens that new values must keep: 4 red and 6 blue of 10; 120 km in 2 h at 60 km/h; 30% and 70%. */
export type GivenRelation = {
  readonly parts: readonly GivenNumber[];
  readonly whole: GivenNumber | number;
  readonly by: 'sum' | 'product';
  /** The factor from the product of the parts to the unit of the whole. */
  readonly scale: number;
};

/** The maximum number of givens of one unit for which sums are searched, because all subsets are tried. */
const MAX_ALIKE = 8;
const MAX_PARTS = 4;

/** Finds sums among givens of one unit, and products whose units agree. */
export function findRelations(givens: readonly GivenNumber[]): GivenRelation[] {
  const alike = [...Map.groupBy(givens, ({ unit }) => unit).values()].filter(
    (group) => group.length <= MAX_ALIKE,
  );
  return [...alike.flatMap(findSums), ...findProducts(givens)];
}

function findSums(alike: readonly GivenNumber[]): GivenRelation[] {
  return listSubsets(alike).flatMap((parts) => {
    const total = parts.reduce((sum, { value }) => sum + value, 0);
    const wholes: (GivenNumber | number)[] = alike.filter((each) => !parts.includes(each));
    if (parts.every(({ isPercent }) => isPercent)) wholes.push(100);
    if (parts.every(({ unit, value }) => unit === '' && value > 0 && value < 1)) wholes.push(1);
    return wholes
      .filter((whole) => isSame(total, typeof whole === 'number' ? whole : whole.value))
      .map((whole): GivenRelation => ({ parts, whole, by: 'sum', scale: 1 }));
  });
}

function listSubsets(alike: readonly GivenNumber[]): GivenNumber[][] {
  return Array.from({ length: 2 ** alike.length }, (_, mask) =>
    alike.filter((_given, index) => (mask >> index) & 1),
  ).filter(({ length }) => length > 1 && length <= MAX_PARTS);
}

function findProducts(givens: readonly GivenNumber[]): GivenRelation[] {
  const quantities = givens.flatMap((given) => {
    const quantity = toQuantity(given);
    return quantity === undefined || given.value === 1 ? [] : [{ given, quantity }];
  });
  return quantities.flatMap((one, at) =>
    quantities.slice(at + 1).flatMap((other) =>
      quantities.flatMap((whole): GivenRelation[] => {
        if (whole === one || whole === other || !isProduct(one.quantity, other.quantity, whole.quantity))
          return [];
        const scale = whole.given.value / (one.given.value * other.given.value);
        return [{ parts: [one.given, other.given], whole: whole.given, by: 'product', scale }];
      }),
    ),
  );
}

/** A given with its unit; undefined if the unit cannot be read or has an offset, such as °C. */
export function toQuantity({ site: { value }, unit }: GivenNumber): SideValue | undefined {
  const written = unit === '\\Omega' ? unit : `\\mathrm{${unit}}`;
  const read = readMath(unit === '' ? String(value) : `${value}\\,${written}`, { tex: true, units: 'auto' });
  const quantity = read.ok ? evaluateSide(read.node) : undefined;
  const isRead = quantity?.offset === 0 && (quantity.unit !== undefined || unit === '');
  return isRead ? quantity : undefined;
}

function isProduct(one: SideValue, other: SideValue, whole: SideValue): boolean {
  const [a, b, c] = [one, other, whole].map(({ unit }) => unit ?? NO_UNIT);
  if (a === undefined || b === undefined || c === undefined) return false;
  const sizes = one.number * one.size * other.number * other.size;
  return (
    isSame(sizes, whole.number * whole.size) && sameDimension(multiplyUnits(a, b, '').dimension, c.dimension)
  );
}

function isSame(one: number, other: number): boolean {
  return Math.abs(one - other) <= 1e-9 * Math.abs(other);
}

/** Recomputes givens so that all relations hold; undefined if that is not possible. */
export function keepRelations(
  drawn: ReadonlyMap<GivenNumber, number>,
  relations: readonly GivenRelation[],
): ReadonlyMap<GivenNumber, number> | undefined {
  const made = new Map(drawn);
  for (const relation of relations) if (!holds(relation, made)) repairRelation(relation, made, drawn);
  const isKept = relations.every((relation) => holds(relation, made));
  return isKept && keepsOrder([...made.keys()], made) ? made : undefined;
}

type Values = ReadonlyMap<GivenNumber, number>;

const getSize = (given: GivenNumber | number, values: Values): number =>
  typeof given === 'number' ? given : (values.get(given) ?? given.value);

function holds(relation: GivenRelation, values: Values): boolean {
  return isSame(combineParts(relation, relation.parts, values), getSize(relation.whole, values));
}

function combineParts({ by, scale }: GivenRelation, parts: readonly GivenNumber[], values: Values): number {
  const sizes = parts.map((part) => getSize(part, values));
  return by === 'sum'
    ? sizes.reduce((sum, size) => sum + size, 0)
    : sizes.reduce((product, size) => product * size, scale);
}

/** Recomputes one member from the others: preferably one that the solution does not use, then one that was not redrawn. */
function repairRelation(relation: GivenRelation, made: Map<GivenNumber, number>, drawn: Values): void {
  const { parts, whole } = relation;
  const members = typeof whole === 'number' ? parts : [...parts, whole];
  const priorityOf = (given: GivenNumber): number =>
    !drawn.has(given) ? 0 : drawn.get(given) === given.value ? 1 : 2;
  const movable = members
    .filter(({ fixed, isAxisMark: isMark }) => fixed === undefined && !isMark)
    .toSorted((one, other) => priorityOf(one) - priorityOf(other));
  for (const given of movable) {
    const value = Number(solveFor(given, relation, made).toPrecision(12));
    if (value <= 0 || Number(value.toFixed(countDecimals(given.site))) !== value) continue;
    made.set(given, value);
    return;
  }
}

function solveFor(given: GivenNumber, relation: GivenRelation, values: Values): number {
  const { parts, whole, by } = relation;
  if (given === whole) return combineParts(relation, parts, values);
  const others = combineParts(
    relation,
    parts.filter((part) => part !== given),
    values,
  );
  return by === 'sum' ? getSize(whole, values) - others : getSize(whole, values) / others;
}
