import { getOpposite } from './meaning-index.ts';
import { type Claim, type Meaning, readClaim, readClaimAs } from './read-claim.ts';

/**
 * `same`: the text makes the expected claim. `opposite`: it contradicts the claim. `different`: it does not make the claim.
 * `unclear`: it shares a meaning with the claim and may be a paraphrase, so a person must decide.
 */
export type ClaimVerdict = 'same' | 'opposite' | 'different' | 'unclear';

/** Compares a short text with an expected claim. Words of the question (`context`) may be left out. */
export function compareClaims(expectedText: string, givenText: string, context = ''): ClaimVerdict {
  const expected = readClaim(expectedText);
  const given = readClaimAs(givenText, expected);
  if (expected.meanings.length === 0 || given.meanings.length === 0) return 'different';
  const missing = listMissing(expected, given);
  if (missing.length > 0 && !mayOmit(missing, { expected, given, context })) {
    if (statesOpposite(missing, given)) return 'opposite';
    return isParaphrase(expected, given) ? 'unclear' : 'different';
  }
  if (statesOtherRate(expected, given) || statesOtherChange(expected, given)) return 'different';
  if (addsWrongItem(expected, givenText)) return 'opposite';
  if (hasExchangedNegation(expected, given)) return 'opposite';
  if (isNegated(expected, given) || hasOppositeDirection(expected, given) || isReversed(expected, given))
    return 'opposite';
  return hasExchangedDirections(expected, given) ? 'unclear' : 'same';
}

/** Returns whether only directions are missing, and the text has the opposite of one of them. */
function statesOpposite(missing: readonly Meaning[], given: Claim): boolean {
  const isOpposite = ({ name }: Meaning) => given.meanings.some((other) => other.name === getOpposite(name));
  return missing.every(({ kind }) => kind !== 'content') && missing.some(isOpposite);
}

function listMissing(expected: Claim, given: Claim): Meaning[] {
  return expected.meanings.filter(
    (meaning) => meaning.kind !== 'not' && !given.meanings.some((other) => isSameMeaning(meaning, other)),
  );
}

function isSameMeaning(expected: Meaning, given: Meaning): boolean {
  return expected.name === given.name;
}

/** A claim with at least this many meanings may lack one of them. */
const LONG_CLAIM = 4;

type Comparison = { readonly expected: Claim; readonly given: Claim; readonly context: string };

/**
 * Returns whether the missing meanings may be left out. A direction must not be left out. If the text has a meaning that the
 * claim does not have, nothing may be left out, because the text may be about something else.
 */
function mayOmit(missing: readonly Meaning[], { expected, given, context }: Comparison): boolean {
  if (missing.some(({ kind }) => kind === 'direction')) return false;
  const missingContent = missing.filter(({ kind }) => kind === 'content');
  if (hasForeignMeaning(expected, given)) return false;
  if (missingContent.length === 0) return !hasOtherSubject(expected, given);
  if (statesOnlyChange(expected, given)) return true;
  const namesWithDirection = new Set(listPairs(expected).map(({ about }) => about));
  if (
    countRequired(expected) >= LONG_CLAIM &&
    missingContent.length === 1 &&
    !missingContent.some(({ name }) => namesWithDirection.has(name))
  )
    return true;
  const known = context === '' ? [] : readClaim(context).meanings;
  const isKnown = (meaning: Meaning) => known.some((other) => isSameMeaning(meaning, other));
  const hasDirection = ({ name }: Meaning) => namesWithDirection.has(name) && !isChange(expected);
  return (
    missingContent.every((meaning) => isKnown(meaning) && !hasDirection(meaning)) &&
    !expected.meanings.every(isKnown)
  );
}

function countRequired({ meanings }: Claim): number {
  return meanings.filter(({ kind }) => kind === 'content' || kind === 'direction').length;
}

/** Returns whether a claim ends with its only direction: “the rate increases”. */
function isChange({ meanings }: Claim): boolean {
  return (
    meanings.at(-1)?.kind === 'direction' && meanings.filter(({ kind }) => kind === 'direction').length === 1
  );
}

/** Returns whether a text such as “it goes up” states the change of a claim such as “the rate increases”. */
function statesOnlyChange(expected: Claim, given: Claim): boolean {
  return isChange(expected) && given.meanings.every(({ kind }) => kind === 'direction' || kind === 'generic');
}

/** Returns whether the text has a meaning that the claim does not have. An opposite is examined separately. */
function hasForeignMeaning(expected: Claim, given: Claim): boolean {
  const isKnown = ({ name }: Meaning) =>
    expected.meanings.some((other) => other.name === name || getOpposite(other.name) === name);
  return given.meanings.some(
    (meaning) => (meaning.kind === 'content' || meaning.kind === 'direction') && !isKnown(meaning),
  );
}

/** Returns whether the text leaves out the general subject of the claim (“energy”) and begins with something else. */
function hasOtherSubject(expected: Claim, given: Claim): boolean {
  const [[subject, next], [first]] = [expected.meanings, given.meanings];
  if (subject?.kind !== 'generic' || given.meanings.some((meaning) => isSameMeaning(subject, meaning)))
    return false;
  return first?.kind === 'content' && next !== undefined && !isSameMeaning(first, next);
}

/** Returns whether a text that does not match may be the claim in other words: it is a statement and shares a meaning. */
function isParaphrase(expected: Claim, given: Claim): boolean {
  const shared = expected.meanings.filter((meaning) =>
    given.meanings.some((other) => isSameMeaning(meaning, other)),
  );
  return shared.length > 0 && expected.meanings.length > 2 && given.meanings.length > 2;
}

/** Returns whether the text is about a speed (“the current slows down”) but the claim is not. */
function statesOtherRate(expected: Claim, given: Claim): boolean {
  const isRate = ({ name }: Meaning) => name === '=rate';
  return given.meanings.some(isRate) && !expected.meanings.some(isRate) && isChange(expected);
}

/**
 * Returns whether a direction of the claim is said only of something else that follows it: “the times are less varied” does not say
 * “less time”.
 */
function statesOtherChange(expected: Claim, given: Claim): boolean {
  const isExpected = (name: string) => expected.meanings.some((meaning) => meaning.name === name);
  return listPairs(expected).some(({ direction, about }) => {
    const places = given.meanings.flatMap(({ name }, index) => (name === direction ? [index] : []));
    const thing = given.meanings.findIndex(({ name }) => name === about);
    const isElsewhere = (index: number) => {
      const [current, next] = [given.meanings[index], given.meanings[index + 1]];
      const isNext = current && next && next.at - current.at === 1 && next.kind !== 'not';
      return isNext && !isExpected(next.name) && getOpposite(next.name) !== direction;
    };
    return thing >= 0 && places.length > 0 && places.every((index) => thing < index && isElsewhere(index));
  });
}

/** Separates the items of a list. */
const ITEM_SEPARATOR = /[,;/&+\n]|\band\b|\bor\b|\bplus\b|\bas well as\b/iu;
const EXPLAINS =
  /^\s*(?:because|so|since|as|which|when|where|it|this|that|they|for|due|not|the \w+ (?:is|are|goes|moves?))\b/iu;
const MAX_ITEM_WORDS = 4;

/**
 * Returns whether a text adds another item to the expected term or list of terms: “osmosis and diffusion” for “osmosis”. Statements
 * may have more clauses.
 */
function addsWrongItem(expected: Claim, givenText: string): boolean {
  if (expected.meanings.some(({ kind }) => kind === 'direction') || countRequired(expected) > MAX_ITEM_WORDS)
    return false;
  const items = givenText.split(ITEM_SEPARATOR).filter((item) => item.trim() !== '');
  return items.length > 1 && items.some((item) => isOtherItem(item, expected));
}

function isOtherItem(item: string, expected: Claim): boolean {
  const claim = readClaimAs(item, expected);
  if (EXPLAINS.test(item) || claim.words.length > MAX_ITEM_WORDS) return false;
  const isExpected = ({ name }: Meaning) => expected.meanings.some((other) => other.name === name);
  return (
    claim.meanings.some(({ kind }) => kind === 'content' || kind === 'direction') &&
    !claim.meanings.some(isExpected)
  );
}

/** Returns whether the text has more or fewer negations than the claim, or states a lack or an excess of something in the claim. */
function isNegated(expected: Claim, given: Claim): boolean {
  const countNegations = ({ meanings }: Claim) => meanings.filter(({ kind }) => kind === 'not').length;
  const isAmount = (direction: string) => /^(?:lack|excess)#/u.test(direction);
  const isNew = ({ direction, about }: DirectionPair) =>
    isAmount(direction) &&
    expected.meanings.some(({ name }) => name === about) &&
    !expected.meanings.some(({ name }) => name === direction);
  return countNegations(expected) !== countNegations(given) || listPairs(given).some(isNew);
}

type DirectionPair = { readonly direction: string; readonly about: string | undefined };

/** Pairs each direction with the nearest thing that it is about. */
function listPairs({ meanings }: Claim): DirectionPair[] {
  return meanings.flatMap((meaning, index) => {
    if (meaning.kind !== 'direction') return [];
    const next = meanings.slice(index + 1).find(({ kind }) => kind !== 'direction');
    const before = meanings.slice(0, index).findLast(({ kind }) => kind !== 'direction');
    const isNextNearer = next && (!before || next.at - meaning.at <= meaning.at - before.at);
    return [{ direction: meaning.name, about: (isNextNearer ? next : before)?.name }];
  });
}

/** Returns whether the text has the opposite of a direction of the claim, and states it about a thing of the claim or about nothing. */
function hasOppositeDirection(expected: Claim, given: Claim): boolean {
  const [expectedPairs, givenPairs] = [listPairs(expected), listPairs(given)];
  const directions = new Set(expectedPairs.map(({ direction }) => direction));
  return expectedPairs.some(({ direction, about }) => {
    const opposite = getOpposite(direction);
    const isAlsoStated = givenPairs.some((pair) => pair.direction === direction && pair.about === about);
    return givenPairs.some((pair) => {
      if (pair.direction !== opposite || opposite === undefined) return false;
      const isAboutClaim =
        pair.about === undefined || expected.meanings.some(({ name }) => name === pair.about);
      return directions.has(opposite) ? pair.about === about && !isAlsoStated : isAboutClaim;
    });
  });
}

/** Returns whether “from … to …” or “… than …” has the two sides exchanged. */
function isReversed(expected: Claim, given: Claim): boolean {
  const [expectedSides, givenSides] = [readSides(expected), readSides(given)];
  if (!expectedSides || !givenSides || expected.isComparison !== given.isComparison) return false;
  const onlyIn = (side: Set<string>, other: Set<string>) => [...side].filter((name) => !other.has(name));
  const givenTarget = new Set(onlyIn(givenSides.target, givenSides.source));
  const givenSource = new Set(onlyIn(givenSides.source, givenSides.target));
  return (
    onlyIn(expectedSides.source, expectedSides.target).some((name) => givenTarget.has(name)) ||
    onlyIn(expectedSides.target, expectedSides.source).some((name) => givenSource.has(name))
  );
}

/** Returns the meanings before and after “to”; undefined without two sides. */
function readSides({ meanings, from, to }: Claim): { source: Set<string>; target: Set<string> } | undefined {
  if (to === undefined) return undefined;
  const names = (isInside: (at: number) => boolean) =>
    new Set(meanings.filter(({ at }) => isInside(at)).map(({ name }) => name));
  const source = names((at) => at < to && at > (from ?? -1));
  const target = names((at) => at > to);
  return source.size > 0 && target.size > 0 ? { source, target } : undefined;
}

/**
 * Returns whether a property that the claim both states and denies is denied of the other thing: “propane is polar and water is
 * non-polar” for “it is non-polar and water is polar”.
 */
function hasExchangedNegation(expected: Claim, given: Claim): boolean {
  const properties = listProperties(expected);
  const isStatedAndDenied = ({ name, isDenied }: Property) =>
    properties.some((other) => other.name === name && other.isDenied !== isDenied);
  return properties
    .filter(isStatedAndDenied)
    .some(
      ({ name, about, isDenied }) =>
        about !== undefined &&
        listProperties(given).some(
          (other) => other.name === name && other.about === about && other.isDenied !== isDenied,
        ),
    );
}

/** A property in a claim, the thing before it, and whether it is denied. */
type Property = { readonly name: string; readonly about: string | undefined; readonly isDenied: boolean };

function listProperties({ meanings }: Claim): Property[] {
  return meanings.flatMap(({ kind, name }, index) => {
    if (kind !== 'content') return [];
    const isDenied = meanings[index - 1]?.kind === 'not';
    const before = meanings.slice(0, index).findLast((other) => other.kind === 'content');
    return [{ name, about: before?.name === name ? undefined : before?.name, isDenied }];
  });
}

/** Returns whether a claim with two opposite directions has them in the other order. */
function hasExchangedDirections(expected: Claim, given: Claim): boolean {
  const order = (claim: Claim) => listPairs(claim).map(({ direction }) => direction);
  const [a, b] = [order(expected), order(given)];
  const first = a.find((direction) => a.includes(getOpposite(direction) ?? ''));
  const firstGiven = b.find((direction) => b.includes(getOpposite(direction) ?? ''));
  return first !== undefined && firstGiven !== undefined && first !== firstGiven && hasSharedNoun(expected);
}

/** Returns whether two directions of a claim are about the same thing: “from a high to a low voltage”. */
function hasSharedNoun(claim: Claim): boolean {
  const things = listPairs(claim).flatMap(({ about }) => about ?? []);
  return new Set(things).size < things.length;
}
