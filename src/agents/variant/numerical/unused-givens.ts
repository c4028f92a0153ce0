import {
  isPureNumber,
  multiplyUnits,
  powerUnit,
  sameDimension,
  type Unit,
} from '../../../maths/units/unit.ts';
import type { GivenNumber } from '../../numbers/givens.ts';
import { type GivenRelation, quantityOf } from './given-relations.ts';

/** A given that the solution does not use, and those it may depend on. */
export type Dependence = { readonly unused: GivenNumber; readonly on: ReadonlySet<GivenNumber> };

/**
 * A height that is told beside a speed may have been worked out from it, by a law that the solution does not show. So may
 * be every quantity that the dimensions of the others can make up.
 */
export function findDependences(
  givens: readonly GivenNumber[],
  free: readonly GivenNumber[],
  relations: readonly GivenRelation[],
): Dependence[] {
  const isExplained = (given: GivenNumber): boolean =>
    relations.some(({ parts, whole }) => whole === given || parts.includes(given));
  const unused = givens.filter(
    (given) => given.fixed === undefined && !free.includes(given) && !isExplained(given),
  );
  const quantities = givens.flatMap((given) => {
    const unit = unitOf(given);
    return unit === undefined ? [] : [{ given, unit }];
  });
  return unused.flatMap((each): Dependence[] => {
    const unit = unitOf(each);
    const others = quantities.filter(({ given }) => given !== each);
    if (unit === undefined) return [];
    const on = others.filter(
      (other) =>
        free.includes(other.given) &&
        isReached(
          unit,
          other.unit,
          others.map((more) => more.unit),
        ),
    );
    return on.length === 0 ? [] : [{ unused: each, on: new Set(on.map(({ given }) => given)) }];
  });
}

function unitOf(given: GivenNumber): Unit | undefined {
  const unit = quantityOf(given)?.unit;
  return unit === undefined || isPureNumber(unit) ? undefined : unit;
}

/** Six times each, so that roots are whole. */
const ONCE = 6;
const POWERS = [-18, -12, -6, -3, -2, 2, 3, ONCE, 12, 18];
const BESIDE = [-12, -6, -3, 3, 6, 12];

function isReached(wanted: Unit, from: Unit, others: readonly Unit[]): boolean {
  const raised = powerUnit(wanted, ONCE);
  return POWERS.some((power) => {
    const own = powerUnit(from, power);
    const made = [
      ...(power === ONCE ? [] : [own]),
      ...others
        .filter((other) => other !== from && !sameDimension(other.dimension, wanted.dimension))
        .flatMap((other) => BESIDE.map((beside) => multiplyUnits(own, powerUnit(other, beside), ''))),
    ];
    return made.some(({ dimension }) => sameDimension(dimension, raised.dimension));
  });
}
