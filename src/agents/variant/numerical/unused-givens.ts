import {
  isPureNumber,
  multiplyUnits,
  powerUnit,
  sameDimension,
  type Unit,
} from '../../../maths/units/unit.ts';
import type { GivenNumber } from '../../numbers/givens.ts';
import { type GivenRelation, toQuantity } from './given-relations.ts';

/** A given that the solution does not use, and the givens on which it may depend. */
type PossibleDependence = { readonly unused: GivenNumber; readonly sources: ReadonlySet<GivenNumber> };

/**
 * Finds givens that the solution does not use but that may depend on other givens. For example, a height may have been computed
 * from a speed by a law that is not shown. A dependence is assumed if the units of other givens can be combined to the unit of the
 * unused given.
 */
export function findPossibleDependences(
  givens: readonly GivenNumber[],
  free: readonly GivenNumber[],
  relations: readonly GivenRelation[],
): PossibleDependence[] {
  const isExplained = (given: GivenNumber): boolean =>
    relations.some(({ operands, result }) => result === given || operands.includes(given));
  const unused = givens.filter(
    (given) => given.fixedReason === undefined && !free.includes(given) && !isExplained(given),
  );
  const quantities = givens.flatMap((given) => {
    const unit = readUnit(given);
    return unit === undefined ? [] : [{ given, unit }];
  });
  return unused.flatMap((given): PossibleDependence[] => {
    const unit = readUnit(given);
    const others = quantities.filter((other) => other.given !== given);
    if (unit === undefined) return [];
    const sources = others.filter(
      (other) =>
        free.includes(other.given) &&
        isReachable(
          unit,
          other.unit,
          others.map((further) => further.unit),
        ),
    );
    return sources.length === 0
      ? []
      : [{ unused: given, sources: new Set(sources.map((source) => source.given)) }];
  });
}

function readUnit(given: GivenNumber): Unit | undefined {
  const unit = toQuantity(given)?.unit;
  return unit === undefined || isPureNumber(unit) ? undefined : unit;
}

/**
 * The number that stands for the exponent 1. All exponents are multiplied by six, so that square and cube roots have whole
 * exponents.
 */
const EXPONENT_ONE = 6;
/** The exponents of the given on which an unused given may depend, times six. */
const SOURCE_EXPONENTS = [-18, -12, -6, -3, -2, 2, 3, EXPONENT_ONE, 12, 18];
/** The exponents of one further given, times six. */
const FURTHER_EXPONENTS = [-12, -6, -3, 3, 6, 12];

/** Whether a power of `source`, alone or times a power of one other unit, has the dimension of `target`. */
function isReachable(target: Unit, source: Unit, others: readonly Unit[]): boolean {
  const raisedTarget = powerUnit(target, EXPONENT_ONE);
  return SOURCE_EXPONENTS.some((power) => {
    const raisedSource = powerUnit(source, power);
    const candidates = [
      ...(power === EXPONENT_ONE ? [] : [raisedSource]),
      ...others
        .filter((other) => other !== source && !sameDimension(other.dimension, target.dimension))
        .flatMap((other) =>
          FURTHER_EXPONENTS.map((exponent) => multiplyUnits(raisedSource, powerUnit(other, exponent), '')),
        ),
    ];
    return candidates.some(({ dimension }) => sameDimension(dimension, raisedTarget.dimension));
  });
}
