import { listLeafParts } from '../../domain/part-path.ts';
import type { Question } from '../../domain/question.ts';
import { listSections } from '../../domain/question-sections.ts';
import { createRandom, type Random } from '../../item-models/random.ts';
import { printRational, terminates } from '../../maths/exact/decimal.ts';
import { compare, isInteger, type Rational, ZERO } from '../../maths/exact/rational.ts';
import { verifyQuestion } from '../../verification/verify-question.ts';
import {
  createRecomputedVariant,
  type RecomputedNumbers,
  type RecomputedResult,
  referToAnswer,
} from './create-recomputed-variant.ts';
import {
  DECIMAL_NUMBER,
  evaluateTex,
  type FoundCalculation,
  findCalculations,
  isMethodNumber,
  statesNumber,
} from './find-calculations.ts';

const MAX_ATTEMPTS = 60;

/**
 * Changes the numbers of a question and recomputes its answers, solutions and schemes. A number that parts share changes in
 * all of them. Returns undefined when an answer is not a single calculation with the numbers of the text and of earlier
 * parts, or when no suitable numbers are found.
 */
export function recomputeNumbers(
  question: Question,
  seed: number,
  isAccepted: (question: Question) => boolean,
): Question | undefined {
  const calculations = isTextOnly(question) ? findCalculations(question) : undefined;
  if (calculations === undefined) return undefined;
  const random = createRandom(`recompute:${question.id}:${seed}`);
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const changes = changeNumbers(question, calculations, random);
    const variant = changes && createRecomputedVariant(question, changes);
    if (variant !== undefined && isAccepted(variant) && isVerified(variant)) return variant;
  }
  return undefined;
}

/** Options, figures, tables and vignettes may contain the old numbers, so questions with them are skipped. */
function isTextOnly(question: Question): boolean {
  return (
    question.vignette === undefined &&
    listSections(question).every(
      ({ options, diagrams, table, blankTable }) =>
        options.length + diagrams.length === 0 && table === undefined && blankTable === undefined,
    )
  );
}

function changeNumbers(
  question: Question,
  calculations: readonly FoundCalculation[],
  random: Random,
): RecomputedNumbers | undefined {
  const givens = drawGivens(calculations, random);
  if (givens.size === 0) return undefined;
  const leafParts = listLeafParts(question);
  const replacements = new Map(givens);
  const references = new Map<string, string>();
  const results = new Map<string, RecomputedResult>();
  const changeText = (text: string): string =>
    text.replace(DECIMAL_NUMBER, (number) => replacements.get(number) ?? number);
  for (const { path, tex, value: oldValue, number, unit } of calculations) {
    const calculation = changeText(tex);
    const value = evaluateTex(calculation);
    if (value === undefined || !isAsSimple(value, oldValue, number)) return undefined;
    const withReferences = tex.replace(
      DECIMAL_NUMBER,
      (text) => references.get(text) ?? replacements.get(text) ?? text,
    );
    results.set(path, {
      calculation,
      answer: `${printRational(value)}${unit}`,
      fromEarlierParts: withReferences === calculation ? undefined : withReferences,
    });
    const part = leafParts.find((leaf) => leaf.path === path)?.part;
    if (part === undefined) break;
    replacements.set(number, printRational(value));
    references.set(number, referToAnswer(path, part));
  }
  return { changeText, results };
}

/** Draws new numbers for the numbers of the text that the calculations use, by their old text. */
function drawGivens(calculations: readonly FoundCalculation[], random: Random): Map<string, string> {
  const givens = new Map<string, string>();
  const earlierResults = new Set<string>();
  for (const { tex, text, number: result } of calculations) {
    for (const number of tex.match(DECIMAL_NUMBER) ?? []) {
      const isGiven = statesNumber(text, number) && !isMethodNumber(number) && !earlierResults.has(number);
      if (isGiven && !givens.has(number)) givens.set(number, drawNumber(number, random));
    }
    earlierResults.add(result);
  }
  return givens;
}

/** Draws a different number near the old one, with as many decimal places. */
function drawNumber(oldText: string, random: Random): string {
  const decimals = oldText.split('.')[1]?.length ?? 0;
  const units = Number(oldText.replace('.', ''));
  // Up to half of the number in either direction, but at least 4 units of the last place.
  const spread = Math.max(4, Math.round(units * 0.5));
  const newUnits = Math.max(2, units + random.int(-spread, spread, [0]));
  return (newUnits / 10 ** decimals).toFixed(decimals);
}

/** Checks that the new value is as simple as the old one: same sign, whole if the old one is whole, no more decimal places. */
function isAsSimple(value: Rational, oldValue: Rational, oldText: string): boolean {
  if (compare(value, ZERO) !== compare(oldValue, ZERO)) return false;
  if (isInteger(oldValue)) return isInteger(value);
  const countDecimals = (number: string): number => number.split('.')[1]?.length ?? 0;
  return terminates(value) && countDecimals(printRational(value)) <= countDecimals(oldText);
}

function isVerified(question: Question): boolean {
  return !verifyQuestion(question).findings.some(({ severity }) => severity === 'error');
}
