import { toNumber } from '../../maths/exact/rational.ts';
import { sameDimension, type Unit } from '../../maths/units/unit.ts';
import {
  countEqualNeighbours,
  countEqualPhrase,
  countEqualTokens,
  countEqualWords,
  countSharedWords,
} from './compare-contexts.ts';
import type { TracedNumber } from './find-new-numbers.ts';
import type { StatedNumber } from './stated-number.ts';
import type { TracedGiven } from './trace-givens.ts';

/** What is equal around a number of the solution and a given of the stem. */
export type PlaceEvidence = Readonly<
  Record<
    | 'before'
    | 'after'
    | 'phrase'
    | 'aligned'
    | 'shared'
    | 'neighbours'
    | 'sameUnit'
    | 'sameLetter'
    | 'otherLetter',
    number
  >
>;

/** Later occurrences are not compared. */
const MAX_OCCURRENCES = 3;

/** Compares the places of a number of the solution with the places of a given; the most similar places count. */
export function comparePlaces(use: TracedNumber, given: TracedGiven): PlaceEvidence {
  const best = {
    before: 0,
    after: 0,
    phrase: 0,
    aligned: 0,
    shared: 0,
    neighbours: 0,
    sameUnit: 0,
    sameLetter: 0,
    otherLetter: 0,
  };
  for (const used of use.occurrences.slice(0, MAX_OCCURRENCES)) {
    for (const stated of given.occurrences.slice(0, MAX_OCCURRENCES)) {
      const { before, after } = countEqualWords(used, stated);
      best.before = Math.max(best.before, before);
      best.after = Math.max(best.after, after);
      best.phrase = Math.max(best.phrase, countEqualPhrase(used, stated));
      best.aligned = Math.max(best.aligned, countEqualTokens(used, stated));
      best.shared = Math.max(best.shared, countSharedWords(used, stated));
      best.neighbours = Math.max(best.neighbours, countEqualNeighbours(used, stated));
      if (haveSameUnit(used, stated)) best.sameUnit = 1;
      if (used.letter !== undefined && stated.letter !== undefined) {
        if (used.letter === stated.letter) best.sameLetter = 1;
        else best.otherLetter = 1;
      }
    }
  }
  return { ...best, otherLetter: best.sameLetter > 0 ? 0 : best.otherLetter };
}

/** Whether a token beside a number is also beside the given, or both have the same letter. Otherwise their places differ. */
export function haveEqualNeighbour(use: TracedNumber, given: TracedGiven): boolean {
  return use.occurrences
    .slice(0, MAX_OCCURRENCES)
    .some((used) =>
      given.occurrences.slice(0, MAX_OCCURRENCES).some((stated) => areBesideEqualTokens(used, stated)),
    );
}

function areBesideEqualTokens(use: StatedNumber, given: StatedNumber): boolean {
  if (use.letter !== undefined && use.letter === given.letter) return true;
  return [1, -1].some((step) => {
    const token = use.tokens[use.index + step];
    return token !== undefined && token.text === given.tokens[given.index + step]?.text;
  });
}

/** Whether two numbers have the same unit, possibly in another spelling: `km/h` and `kilometre h^-1`. */
export function haveSameUnit({ unit }: StatedNumber, { unit: other }: StatedNumber): boolean {
  if (unit === undefined || other === undefined) return false;
  if (unit.text === other.text) return true;
  return sameDimension(unit.dimension, other.dimension) && haveSameSize(unit, other);
}

function haveSameSize(unit: Unit, other: Unit): boolean {
  const isOffset = unit.offset !== undefined || other.offset !== undefined;
  return !isOffset && unit.pi === other.pi && toNumber(unit.factor) === toNumber(other.factor);
}
