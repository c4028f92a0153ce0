import { readMath } from '../../../maths/read/read-math.ts';
import { multiplyUnits, NO_UNIT, sameDimension } from '../../../maths/units/unit.ts';
import { type SideValue, sideValue } from '../../../verification/working/side-value.ts';
import type { GivenNumber } from '../../numbers/givens.ts';
import { countDecimalPlaces } from '../../numbers/number-literal.ts';
import { keepsOrder } from './draw-givens.ts';

/** What givens say of one another: 4 red and 6 blue of 10; 120 km in 2 h at 60 km/h; 30% and 70%. */
export type GivenRelation = {
  readonly parts: readonly GivenNumber[];
  readonly whole: GivenNumber | number;
  readonly by: 'sum' | 'product';
  /** What the product of the parts is multiplied with to be in the unit of the whole. */
  readonly scale: number;
};

const MAX_ALIKE = 8;
const MAX_PARTS = 4;

export function findRelations(givens: readonly GivenNumber[]): GivenRelation[] {
  const alike = [...Map.groupBy(givens, ({ unit }) => unit).values()].filter(
    (group) => group.length <= MAX_ALIKE,
  );
  return [...alike.flatMap(sumsIn), ...productsIn(givens)];
}

function sumsIn(alike: readonly GivenNumber[]): GivenRelation[] {
  return subsetsOf(alike).flatMap((parts) => {
    const total = parts.reduce((sum, { value }) => sum + value, 0);
    const wholes: (GivenNumber | number)[] = alike.filter((each) => !parts.includes(each));
    if (parts.every(({ isPercent }) => isPercent)) wholes.push(100);
    if (parts.every(({ unit, value }) => unit === '' && value > 0 && value < 1)) wholes.push(1);
    return wholes
      .filter((whole) => isSame(total, typeof whole === 'number' ? whole : whole.value))
      .map((whole): GivenRelation => ({ parts, whole, by: 'sum', scale: 1 }));
  });
}

function subsetsOf(alike: readonly GivenNumber[]): GivenNumber[][] {
  return Array.from({ length: 2 ** alike.length }, (_, mask) =>
    alike.filter((_given, index) => (mask >> index) & 1),
  ).filter(({ length }) => length > 1 && length <= MAX_PARTS);
}

function productsIn(givens: readonly GivenNumber[]): GivenRelation[] {
  const quantities = givens.flatMap((given) => {
    const quantity = quantityOf(given);
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

/** A given with its unit; undefined where the unit cannot be read, or has no zero of its own. */
export function quantityOf({ site: { value }, unit }: GivenNumber): SideValue | undefined {
  const written = unit === '\\Omega' ? unit : `\\mathrm{${unit}}`;
  const read = readMath(unit === '' ? String(value) : `${value}\\,${written}`, { tex: true, units: 'auto' });
  const quantity = read.ok ? sideValue(read.node) : undefined;
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

/** Drawn givens with those that follow from them; undefined where what they said of one another would break. */
export function keepRelations(
  drawn: ReadonlyMap<GivenNumber, number>,
  relations: readonly GivenRelation[],
): ReadonlyMap<GivenNumber, number> | undefined {
  const made = new Map(drawn);
  for (const relation of relations) if (!holds(relation, made)) mend(relation, made, drawn);
  const isKept = relations.every((relation) => holds(relation, made));
  return isKept && keepsOrder([...made.keys()], made) ? made : undefined;
}

type Values = ReadonlyMap<GivenNumber, number>;

const sizeIn = (given: GivenNumber | number, values: Values): number =>
  typeof given === 'number' ? given : (values.get(given) ?? given.value);

function holds(relation: GivenRelation, values: Values): boolean {
  return isSame(together(relation, relation.parts, values), sizeIn(relation.whole, values));
}

function together({ by, scale }: GivenRelation, parts: readonly GivenNumber[], values: Values): number {
  const sizes = parts.map((part) => sizeIn(part, values));
  return by === 'sum'
    ? sizes.reduce((sum, size) => sum + size, 0)
    : sizes.reduce((product, size) => product * size, scale);
}

/** Works one member out from the others: one that the solution does not use, else one that was not drawn anew. */
function mend(relation: GivenRelation, made: Map<GivenNumber, number>, drawn: Values): void {
  const { parts, whole } = relation;
  const members = typeof whole === 'number' ? parts : [...parts, whole];
  const restOf = (given: GivenNumber): number =>
    !drawn.has(given) ? 0 : drawn.get(given) === given.value ? 1 : 2;
  const movable = members
    .filter(({ fixed, isMark }) => fixed === undefined && !isMark)
    .toSorted((one, other) => restOf(one) - restOf(other));
  for (const given of movable) {
    const value = Number(workedOut(given, relation, made).toPrecision(12));
    if (value <= 0 || Number(value.toFixed(countDecimalPlaces(given.site))) !== value) continue;
    made.set(given, value);
    return;
  }
}

function workedOut(given: GivenNumber, relation: GivenRelation, values: Values): number {
  const { parts, whole, by } = relation;
  if (given === whole) return together(relation, parts, values);
  const others = together(
    relation,
    parts.filter((part) => part !== given),
    values,
  );
  return by === 'sum' ? sizeIn(whole, values) - others : sizeIn(whole, values) / others;
}
