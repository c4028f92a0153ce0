import type { EvidenceContext } from './collect-evidence.ts';
import { removeCombined } from './combined-givens.ts';
import { findNewNumbers, type TracedNumber, traceNumbers } from './find-new-numbers.ts';
import { scorePair } from './score-pair.ts';
import type { StatedNumber } from './stated-number.ts';
import { type TracedGiven, traceGivens } from './trace-givens.ts';

/** A number of the solution that stands for a given of the stem but has another value. */
export type Contradiction = {
  readonly given: StatedNumber;
  readonly use: StatedNumber;
  readonly score: number;
};

/** Longer stems and solutions are not compared, so that the time stays linear. */
const MAX_NUMBERS = 250;
/** A solution that leaves more givens unused is probably not one calculation, so it is not compared. */
const MAX_UNUSED_GIVENS = 12;
/** Further new numbers of a solution are not compared. */
const MAX_NEW_NUMBERS = 40;

/** Lists the pairs of a given and a number of the solution that stands for it, the most likely contradiction first. */
export function findContradictions(
  stem: readonly StatedNumber[],
  solution: readonly StatedNumber[],
): Contradiction[] {
  const { uses, givens, context } = listCandidates(stem, solution);
  const pairs = uses.flatMap((use) =>
    givens.flatMap((given) => {
      const score = scorePair(use, given, context);
      return score === undefined ? [] : [{ given: given.number, use: use.number, score }];
    }),
  );
  return pairs.sort((a, b) => b.score - a.score);
}

/** The numbers of a solution that may stand for a given, the givens, and what all pairs of them have in common. */
type Candidates = {
  readonly uses: readonly TracedNumber[];
  readonly givens: readonly TracedGiven[];
  readonly context: EvidenceContext;
};

const NO_CONTEXT: EvidenceContext = {
  newNumbers: [],
  givens: [],
  operandCount: 0,
  explainedShare: 0,
  ambiguousLetters: new Set(),
};
const NO_CANDIDATES: Candidates = { uses: [], givens: [], context: NO_CONTEXT };

function listCandidates(stem: readonly StatedNumber[], solution: readonly StatedNumber[]): Candidates {
  if (stem.length > MAX_NUMBERS || solution.length > MAX_NUMBERS) return NO_CANDIDATES;
  const traced = traceNumbers(solution, stem);
  const found = traced.filter(({ source }) => source === 'new').slice(0, MAX_NEW_NUMBERS);
  const { newNumbers, givens } = removeCombined(found, traceGivens(stem, solution));
  if (givens.filter(isUnused).length > MAX_UNUSED_GIVENS) return NO_CANDIDATES;
  const others = traced.filter(({ source }) => source !== 'new' && source !== 'result');
  const operandCount = solution.filter(({ role }) => role === 'operand' || role === 'stated').length;
  const ambiguousLetters = findAmbiguousLetters(stem, solution);
  return {
    uses: [...newNumbers, ...others.slice(0, MAX_NEW_NUMBERS)],
    givens,
    context: {
      newNumbers,
      givens,
      operandCount,
      explainedShare: 1 - newNumbers.length / traced.length,
      ambiguousLetters,
    },
  };
}

/** Finds the letters to which the stem or the solution gives several values. */
function findAmbiguousLetters(...sides: (readonly StatedNumber[])[]): ReadonlySet<string> {
  const ambiguous = new Set<string>();
  for (const side of sides) {
    const values = new Map<string, number>();
    for (const { letter, value } of side) {
      if (letter === undefined) continue;
      if (values.has(letter) && values.get(letter) !== value) ambiguous.add(letter);
      values.set(letter, value);
    }
  }
  return ambiguous;
}

function isUnused({ use }: TracedGiven): boolean {
  return use === 'none' || use === 'index';
}

/** A solution with fewer numbers may answer only a part of the question. */
const MIN_FOREIGN_NUMBERS = 2;

/**
 * Returns the first number of a solution whose calculations use no number of its stem. Such a solution may belong to another
 * question.
 */
export function findForeignNumber(
  stem: readonly StatedNumber[],
  solution: readonly StatedNumber[],
): StatedNumber | undefined {
  const givens = traceGivens(stem, solution);
  const values = new Set(givens.map(({ number }) => number.value));
  if (values.size < MIN_FOREIGN_NUMBERS || givens.some(({ use }) => use !== 'none')) return undefined;
  const operands = solution.filter(({ role, isWord }) => role === 'operand' && !isWord);
  const foreign = findNewNumbers(solution, stem).filter(
    ({ number, explanations }) => number.role === 'operand' && explanations().length === 0,
  );
  const isForeign = foreign.length >= MIN_FOREIGN_NUMBERS && foreign.length === operands.length;
  return isForeign && solution.some(({ role }) => role === 'result') ? foreign[0]?.number : undefined;
}
