import { readMath } from '../../../maths/read/read-math.ts';
import { multiplyUnits, NO_UNIT, sameDimension } from '../../../maths/units/unit.ts';
import { evaluateSide, type SideValue } from '../../../verification/working/side-value.ts';
import type { GivenNumber } from '../../numbers/givens.ts';
import { countDecimals } from '../../numbers/number-literal.ts';
import { keepsOrder } from './draw-givens.ts';

/** A sum or product of givens that must still hold for new values: 4 red + 6 blue = 10; 60 km/h × 2 h = 120 km; 30% + 70% = 100%. */
export type GivenRelation = {
  readonly operands: readonly GivenNumber[];
  readonly result: GivenNumber | number;
  readonly operation: 'sum' | 'product';
  /** The factor that converts the product of the operands to the unit of the result. */
  readonly scale: number;
};

/** The maximum number of givens of one unit for which sums are searched, because all subsets are tried. */
const MAX_SAME_UNIT = 8;
const MAX_OPERANDS = 4;

/** Finds sums among givens of one unit, and products whose units agree. */
export function findRelations(givens: readonly GivenNumber[]): GivenRelation[] {
  const groups = [...Map.groupBy(givens, ({ unit }) => unit).values()].filter(
    (group) => group.length <= MAX_SAME_UNIT,
  );
  return [...groups.flatMap(findSums), ...findProducts(givens)];
}

function findSums(sameUnit: readonly GivenNumber[]): GivenRelation[] {
  return listSubsets(sameUnit).flatMap((operands) => {
    const sum = operands.reduce((total, { value }) => total + value, 0);
    const totals: (GivenNumber | number)[] = sameUnit.filter((given) => !operands.includes(given));
    if (operands.every(({ isPercent }) => isPercent)) totals.push(100);
    if (operands.every(({ unit, value }) => unit === '' && value > 0 && value < 1)) totals.push(1);
    return totals
      .filter((total) => isEqual(sum, typeof total === 'number' ? total : total.value))
      .map((total): GivenRelation => ({ operands, result: total, operation: 'sum', scale: 1 }));
  });
}

/** Lists the subsets of two to four givens; the bits of `mask` select the givens. */
function listSubsets(givens: readonly GivenNumber[]): GivenNumber[][] {
  return Array.from({ length: 2 ** givens.length }, (_, mask) =>
    givens.filter((_given, index) => (mask >> index) & 1),
  ).filter(({ length }) => length > 1 && length <= MAX_OPERANDS);
}

function findProducts(givens: readonly GivenNumber[]): GivenRelation[] {
  const quantities = givens.flatMap((given) => {
    const quantity = toQuantity(given);
    return quantity === undefined || given.value === 1 ? [] : [{ given, quantity }];
  });
  return quantities.flatMap((first, index) =>
    quantities.slice(index + 1).flatMap((second) =>
      quantities.flatMap((product): GivenRelation[] => {
        if (product === first || product === second) return [];
        if (!isProduct(first.quantity, second.quantity, product.quantity)) return [];
        const scale = product.given.value / (first.given.value * second.given.value);
        return [
          { operands: [first.given, second.given], result: product.given, operation: 'product', scale },
        ];
      }),
    ),
  );
}

/** Reads a given as a value with its unit; undefined if the unit cannot be read or has an offset, such as °C. */
export function toQuantity({ site: { value }, unit }: GivenNumber): SideValue | undefined {
  const unitTex = unit === '\\Omega' ? unit : `\\mathrm{${unit}}`;
  const parsed = readMath(unit === '' ? String(value) : `${value}\\,${unitTex}`, {
    tex: true,
    units: 'auto',
  });
  const quantity = parsed.ok ? evaluateSide(parsed.node) : undefined;
  const isUsable = quantity?.offset === 0 && (quantity.unit !== undefined || unit === '');
  return isUsable ? quantity : undefined;
}

/** Whether the third value is the product of the first two, including its unit. */
function isProduct(first: SideValue, second: SideValue, product: SideValue): boolean {
  const [a, b, c] = [first, second, product].map(({ unit }) => unit ?? NO_UNIT);
  if (a === undefined || b === undefined || c === undefined) return false;
  const size = first.number * first.size * second.number * second.size;
  return (
    isEqual(size, product.number * product.size) &&
    sameDimension(multiplyUnits(a, b, '').dimension, c.dimension)
  );
}

function isEqual(a: number, b: number): boolean {
  return Math.abs(a - b) <= 1e-9 * Math.abs(b);
}

/** Changes further givens so that all relations hold; undefined if that is not possible. */
export function keepRelations(
  drawn: ReadonlyMap<GivenNumber, number>,
  relations: readonly GivenRelation[],
): ReadonlyMap<GivenNumber, number> | undefined {
  const values = new Map(drawn);
  for (const relation of relations) if (!holds(relation, values)) repairRelation(relation, values, drawn);
  const allHold = relations.every((relation) => holds(relation, values));
  return allHold && keepsOrder([...values.keys()], values) ? values : undefined;
}

type Values = ReadonlyMap<GivenNumber, number>;

const getValue = (given: GivenNumber | number, values: Values): number =>
  typeof given === 'number' ? given : (values.get(given) ?? given.value);

function holds(relation: GivenRelation, values: Values): boolean {
  return isEqual(combineOperands(relation, relation.operands, values), getValue(relation.result, values));
}

function combineOperands(
  { operation, scale }: GivenRelation,
  operands: readonly GivenNumber[],
  values: Values,
): number {
  const operandValues = operands.map((operand) => getValue(operand, values));
  return operation === 'sum'
    ? operandValues.reduce((sum, value) => sum + value, 0)
    : operandValues.reduce((product, value) => product * value, scale);
}

/**
 * Recomputes one given of a relation from the others, so that the relation holds: preferably a given that the solution does
 * not use, then a given whose value was not changed.
 */
function repairRelation(relation: GivenRelation, values: Map<GivenNumber, number>, drawn: Values): void {
  const { operands, result } = relation;
  const givens = typeof result === 'number' ? operands : [...operands, result];
  const rankGiven = (given: GivenNumber): number =>
    !drawn.has(given) ? 0 : drawn.get(given) === given.value ? 1 : 2;
  const changeable = givens
    .filter(({ fixedReason, isAxisMark }) => fixedReason === undefined && !isAxisMark)
    .toSorted((a, b) => rankGiven(a) - rankGiven(b));
  for (const given of changeable) {
    const value = Number(solveFor(given, relation, values).toPrecision(12));
    if (value <= 0 || Number(value.toFixed(countDecimals(given.site))) !== value) continue;
    values.set(given, value);
    return;
  }
}

/** Computes a given from the other givens of the relation. */
function solveFor(given: GivenNumber, relation: GivenRelation, values: Values): number {
  const { operands, result, operation } = relation;
  if (given === result) return combineOperands(relation, operands, values);
  const others = combineOperands(
    relation,
    operands.filter((operand) => operand !== given),
    values,
  );
  return operation === 'sum' ? getValue(result, values) - others : getValue(result, values) / others;
}
