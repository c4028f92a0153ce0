import { withinBudget } from '../exact/over-budget.ts';
import { someNode, symbolsOf } from '../read/children.ts';
import type { MathNode } from '../read/node.ts';
import type { ReadHints } from '../read/parser.ts';
import { printMath } from '../read/print-math.ts';
import { adaptToExpected } from './adapt-to-expected.ts';
import { alignIntegers } from './align-integers.ts';
import { type AnswerPolicy, toRules } from './answer-policy.ts';
import { hasBothSigns } from './both-signs.ts';
import { cleanInput } from './clean-input.ts';
import { compareNodes, createBudget } from './compare.ts';
import { compareClocks } from './compare-clocks.ts';
import { compareLogic } from './compare-logic.ts';
import { compareProse } from './compare-prose.ts';
import type { Comparer } from './comparer.ts';
import { replaceDecimalComma, replaceDecimalCommas } from './decimal-comma.ts';
import { checkForm } from './forms/check-form.ts';
import { findChoice, matchChoice } from './match-choice.ts';
import {
  type AgreementReason,
  type AgreementVerdict,
  correct,
  incorrect,
  isCorrect,
  type Outcome,
  REASON_SENTENCES,
  UNDECIDED,
} from './outcome.ts';
import { readAnswer } from './read-answer.ts';
import { isUnmistakableUnit, removeUnitStar } from './remove-unit-star.ts';
import { renameConstants } from './rename-constants.ts';
import { isSameKind } from './same-kind.ts';

export type Agreement = {
  readonly verdict: AgreementVerdict;
  readonly reason: AgreementReason;
  /** The reason as a sentence for the learner. */
  readonly sentence: string;
  /** How each side was interpreted, in keyboard notation. */
  readonly expected: string;
  readonly given: string;
  /** What was ambiguous and how it was interpreted. */
  readonly notes: readonly string[];
};

/** Decides whether a given answer agrees with the expected one. */
export function agree(expected: string, given: string, policy: AnswerPolicy = {}): Agreement {
  const [expectedText, givenText] = readStarsAsUnits(cleanInput(expected), cleanInput(given), policy);
  const agreement = agreeOnTexts(expectedText, givenText, policy);
  if (agreement.verdict === 'correct') return agreement;
  return agreeWithDecimalComma(expectedText, givenText, policy) ?? agreement;
}

/**
 * Reads `1,22` as 1.22 where the expected answer shows a decimal comma or the policy allows both signs. It is
 * accepted only if the values then agree.
 */
function agreeWithDecimalComma(expected: string, given: string, policy: AnswerPolicy): Agreement | undefined {
  const expectedText = replaceDecimalComma(expected);
  const givenText = policy.decimal === 'either' ? replaceDecimalCommas(given) : given;
  if (expectedText === expected && givenText === given) return undefined;
  const agreement = agreeOnTexts(expectedText, givenText, { ...policy, decimal: 'point' });
  return agreement.verdict === 'correct'
    ? { ...agreement, notes: [...agreement.notes, 'The comma was read as a decimal comma.'] }
    : undefined;
}

/**
 * Reads `25*g` as a quantity when units are required, or when both sides have the form of number times unit.
 */
function readStarsAsUnits(expected: string, given: string, policy: AnswerPolicy): readonly [string, string] {
  const [expectedQuantity, givenQuantity] = [removeUnitStar(expected), removeUnitStar(given)];
  if (policy.units === 'required') return [expectedQuantity ?? expected, givenQuantity ?? given];
  const areQuantities =
    expectedQuantity !== undefined &&
    givenQuantity !== undefined &&
    (isUnmistakableUnit(expectedQuantity) || isUnmistakableUnit(givenQuantity));
  return areQuantities ? [expectedQuantity, givenQuantity] : [expected, given];
}

/**
 * Compares two cleaned texts: as options, as times of day, then as mathematics. If they differ, it tries
 * other interpretations of the given text.
 */
function agreeOnTexts(expected: string, given: string, policy: AnswerPolicy): Agreement {
  const choice =
    matchChoice(expected, given, policy.choices) ??
    chooseByValue(expected, given, policy) ??
    compareClocks(expected, given);
  const hints = createHints(policy);
  const outcomeInWords =
    choice ??
    compareLogic(expected, given, { hints, createComparer: () => createComparer(policy) }) ??
    (policy.caseSensitive ? undefined : compareProse(expected, given));
  if (outcomeInWords) return report(outcomeInWords, expected.trim(), given.trim());
  const expectedReading = readAnswer(expected, {
    ...hints,
    units: policy.units === 'required' ? 'yes' : 'auto',
  });
  if (!expectedReading.ok) return compareUnreadable(expected, given);
  const givenReading = readAnswer(
    adaptToExpected(given, expectedReading.node),
    createGivenHints(expectedReading.node, hints),
    expectedReading.node,
  );
  if (!givenReading.ok) return reportUnreadable(expectedReading.node, given, givenReading);
  const outcome = judge(expectedReading.node, alignIntegers(expectedReading, givenReading), policy);
  const quantityAgreement =
    outcome.verdict === 'correct' ? undefined : agreeAsQuantities(expected, given, policy);
  if (quantityAgreement) return quantityAgreement;
  const pointText = outcome.verdict === 'incorrect' ? readDotAsPoint(given) : undefined;
  if (pointText !== undefined && expectedReading.node.kind !== 'text') {
    const pointAgreement = agree(expected, pointText, policy);
    if (pointAgreement.verdict === 'correct')
      return { ...pointAgreement, notes: ['The dot was read as a decimal point.'] };
  }
  return {
    ...report(outcome, printMath(expectedReading.node), printMath(givenReading.node)),
    notes: [...givenReading.notes, ...describeAmbiguousUnits(givenReading.node)],
  };
}

/** A number with up to three letters, as in `1 h` or `1 h 30 min`. */
const NUMBER_AND_LETTERS = /^\s*[-−]?\d[\d.,]*\s*[a-zA-Z]{1,3}(?:\s*\d+\s*[a-z]{1,4})?\s*$/u;

/** Reads both sides as quantities: `1 h` alone may be a product, but compared with `60 min` it is a time. */
function agreeAsQuantities(expected: string, given: string, policy: AnswerPolicy): Agreement | undefined {
  if (!NUMBER_AND_LETTERS.test(expected) || !/\d/.test(given)) return undefined;
  const hints: ReadHints = { ...createHints(policy), units: 'yes' };
  const expectedReading = readAnswer(expected, hints);
  if (
    !expectedReading.ok ||
    (expectedReading.node.kind !== 'quantity' && expectedReading.node.kind !== 'sum')
  )
    return undefined;
  const givenReading = readAnswer(adaptToExpected(given, expectedReading.node), hints, expectedReading.node);
  if (!givenReading.ok || !someNode(givenReading.node, (part) => part.kind === 'quantity')) return undefined;
  const outcome = judge(expectedReading.node, givenReading.node, policy);
  return isCorrect(outcome)
    ? report(outcome, printMath(expectedReading.node), printMath(givenReading.node))
    : undefined;
}

/** Lists the ambiguous units. The comparison used the reading that matches the expected answer. */
function describeAmbiguousUnits(node: MathNode): string[] {
  const notes: string[] = [];
  someNode(node, (part) => {
    const unit = part.kind === 'quantity' ? part.unit : undefined;
    if (unit?.alternate)
      notes.push(`The unit may be ${unit.text} or ${unit.alternate.text}; the one that fits was used.`);
    return false;
  });
  return notes;
}

/**
 * Replaces a middle dot by a decimal point, as printed in Scotland. Used only if reading the dot as
 * multiplication does not agree.
 */
function readDotAsPoint(given: string): string | undefined {
  return /^\s*[-−]?\d+·\d+(?!\s*[·×*])/u.test(given) ? given.replace(/(\d)·(\d)/u, '$1.$2') : undefined;
}

/** Accepts the value of an option instead of its letter. */
function chooseByValue(expected: string, given: string, options: AnswerPolicy): Outcome | undefined {
  const { choices = [], ...policy } = options;
  if (choices.length === 0) return undefined;
  const choiceByValue = (text: string) =>
    choices.find((choice) => agree(choice.text, text, policy).verdict === 'correct');
  const expectedChoice = findChoice(expected, choices) ?? choiceByValue(expected);
  const givenChoice = findChoice(given, choices) ?? choiceByValue(given);
  if (!expectedChoice || !givenChoice) return undefined;
  return expectedChoice.id === givenChoice.id ? correct('right-choice') : incorrect('wrong-choice');
}

function createHints(policy: AnswerPolicy): ReadHints {
  return {
    decimal: policy.decimal === 'comma' ? 'comma' : 'point',
    functions: new Set(policy.functions ?? []),
    unitMacros: new Map(Object.entries(policy.unitMacros ?? {})),
  };
}

/**
 * Derives hints for reading the given answer: letters, functions and units of the expected answer are read
 * the same way in the given one.
 */
function createGivenHints(expected: MathNode, hints: ReadHints): ReadHints {
  const functions = new Set(hints.functions);
  someNode(expected, (node) => {
    if (node.kind === 'call' && /^[a-zA-Z]'*$/.test(node.name)) functions.add(node.name);
    return false;
  });
  const hasUnit = someNode(expected, (node) => node.kind === 'quantity');
  const hasLetters = [...symbolsOf(expected)].some((name) => /^[a-zA-Z]/.test(name) && name !== 'e');
  return {
    ...hints,
    functions,
    bothSigns: hasBothSigns(expected),
    units: hasUnit ? 'yes' : hasLetters ? 'no' : 'likely',
  };
}

function createComparer(policy: AnswerPolicy): Comparer {
  return { rules: toRules(policy), compare: compareNodes, budget: createBudget() };
}

/** Compares two parse trees, with constants renamed if necessary, and then checks the required form. */
function judge(expected: MathNode, given: MathNode, policy: AnswerPolicy): Outcome {
  const comparer = createComparer(policy);
  const { rules } = comparer;
  if (rules.sameKind && !isSameKind(expected, given)) return incorrect('shape');
  const outcome =
    [given, ...renameConstants(expected, given)]
      .map((node) => withinBudget(() => compareNodes(expected, node, comparer)) ?? UNDECIDED)
      .sort((a, b) => Number(isCorrect(b)) - Number(isCorrect(a)))[0] ?? UNDECIDED;
  if (outcome.verdict === 'undecided' && printMath(expected) === printMath(given)) return correct('same');
  if (outcome.verdict !== 'correct') return outcome;
  const formReason = checkForm(given, rules.form);
  return formReason ? { verdict: 'incorrect', reason: formReason } : outcome;
}

function report({ verdict, reason }: Outcome, expected: string, given: string): Agreement {
  return { verdict, reason, sentence: REASON_SENTENCES[reason], expected, given, notes: [] };
}

/** Accepts equal texts even when neither can be read. */
function compareUnreadable(expected: string, given: string): Agreement {
  const removeSpacing = (text: string) => text.replace(/[\s$]|\\[,;! ]/gu, '').replace(/\.$/u, '');
  const areEqual = removeSpacing(expected) !== '' && removeSpacing(expected) === removeSpacing(given);
  const outcome: Outcome = areEqual
    ? correct('same')
    : { verdict: 'undecided', reason: 'unreadable-expected' };
  return report(outcome, expected.slice(0, 200), given.slice(0, 200));
}

function reportUnreadable(
  expected: MathNode,
  given: string,
  failure: { readonly reason: string },
): Agreement {
  const reason = failure.reason === 'decimal-comma' ? 'decimal-comma' : 'unreadable';
  return report({ verdict: 'unreadable', reason }, printMath(expected), given.slice(0, 200));
}
