import {
  isPureNumber,
  multiplyUnits,
  powerUnit,
  sameDimension,
  type Unit,
} from '../../../maths/units/unit.ts';
import type { GivenNumber } from '../../numbers/givens.ts';
import { type GivenRelation, toQuantity } from './given-relations.ts';

/** A given that the solution does not use, and the givens it may depend on. */
type Dependence = { readonly unused: GivenNumber; readonly on: ReadonlySet<GivenNumber> };

/**
 * Finds unused givens that may depend on others: a height given beside a speed may have been computed from it by a law
 * that the solution does not show. A dependence is assumed if the units of other givens can be combined to its unit.
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
        isReachable(
          unit,
          other.unit,
          others.map((more) => more.unit),
        ),
    );
    return on.length === 0 ? [] : [{ unused: each, on: new Set(on.map(({ given }) => given)) }];
  });
}

function unitOf(given: GivenNumber): Unit | undefined {
  const unit = toQuantity(given)?.unit;
  return unit === undefined || isPureNumber(unit) ? undefined : unit;
}

/** Exponents are multiplied by six, so that square and cube roots have whole exponents. */
const ONCE = 6;
/** Powers of the given it may depend on. */
const POWERS = [-18, -12, -6, -3, -2, 2, 3, ONCE, 12, 18];
/** Powers of one further given. */
const BESIDE = [-12, -6, -3, 3, 6, 12];

/** Whether a power of `from`, alone or times a power of one other unit, has the dimension of `target`. */
function isReachable(target: Unit, from: Unit, others: readonly Unit[]): boolean {
  const raised = powerUnit(target, ONCE);
  return POWERS.some((power) => {
    const own = powerUnit(from, power);
    const made = [
      ...(power === ONCE ? [] : [own]),
      ...others
        .filter((other) => other !== from && !sameDimension(other.dimension, target.dimension))
        .flatMap((other) => BESIDE.map((beside) => multiplyUnits(own, powerUnit(other, beside), ''))),
    ];
    return made.some(({ dimension }) => sameDimension(dimension, raised.dimension));
  });
}
