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
import { checkForm } from './forms/check-form.ts';
import { findChoice, matchChoice } from './match-choice.ts';
import {
  type AgreementReason,
  type AgreementVerdict,
  isRight,
  type Outcome,
  REASON_SENTENCES,
  right,
  UNDECIDED,
  wrong,
} from './outcome.ts';
import { readAnswer } from './read-answer.ts';
import { isPlainlyUnit, removeUnitStar } from './remove-unit-star.ts';
import { renameConstants } from './rename-constants.ts';

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
  return agreeOnTexts(expectedText, givenText, policy);
}

/**
 * Reads `25*g` as a quantity when units are required, or when both sides have the form of number times unit.
 */
function readStarsAsUnits(expected: string, given: string, policy: AnswerPolicy): readonly [string, string] {
  const [expectedQuantity, givenQuantity] = [removeUnitStar(expected), removeUnitStar(given)];
  if (policy.units === 'required') return [expectedQuantity ?? expected, givenQuantity ?? given];
  const bothUnits =
    expectedQuantity !== undefined &&
    givenQuantity !== undefined &&
    (isPlainlyUnit(expectedQuantity) || isPlainlyUnit(givenQuantity));
  return bothUnits ? [expectedQuantity, givenQuantity] : [expected, given];
}

/**
 * Compares two cleaned texts: as options, as times of day, then as mathematics, with rereadings when they
 * differ.
 */
function agreeOnTexts(expected: string, given: string, policy: AnswerPolicy): Agreement {
  const choice =
    matchChoice(expected, given, policy.choices) ??
    chooseByValue(expected, given, policy) ??
    compareClocks(expected, given);
  if (choice) return report(choice, expected.trim(), given.trim());
  const hints = baseHints(policy);
  const key = readAnswer(expected, { ...hints, units: policy.units === 'required' ? 'yes' : 'auto' });
  if (!key.ok) return compareUnread(expected, given);
  const answer = readAnswer(adaptToExpected(given, key.node), givenHints(key.node, hints), key.node);
  if (!answer.ok) return reportUnread(key.node, given, answer);
  const outcome = judge(key.node, alignIntegers(key, answer), policy);
  const measured = outcome.verdict === 'correct' ? undefined : agreeAsQuantities(expected, given, policy);
  if (measured) return measured;
  const dotted = outcome.verdict === 'incorrect' ? readDotAsPoint(given) : undefined;
  if (dotted !== undefined && key.node.kind !== 'text') {
    const again = agree(expected, dotted, policy);
    if (again.verdict === 'correct') return { ...again, notes: ['The dot was read as a decimal point.'] };
  }
  return {
    ...report(outcome, printMath(key.node), printMath(answer.node)),
    notes: [...answer.notes, ...unitNotes(answer.node)],
  };
}

/** A number with up to three letters, as in `1 h` or `1 h 30 min`. */
const NUMBER_AND_LETTERS = /^\s*[-−]?\d[\d.,]*\s*[a-zA-Z]{1,3}(?:\s*\d+\s*[a-z]{1,4})?\s*$/u;

/** Reads both sides again as quantities: `1 h` alone may be a product, but beside `60 min` it is a time. */
function agreeAsQuantities(expected: string, given: string, policy: AnswerPolicy): Agreement | undefined {
  if (!NUMBER_AND_LETTERS.test(expected) || !/\d/.test(given)) return undefined;
  const hints: ReadHints = { ...baseHints(policy), units: 'yes' };
  const key = readAnswer(expected, hints);
  if (!key.ok || (key.node.kind !== 'quantity' && key.node.kind !== 'sum')) return undefined;
  const answer = readAnswer(adaptToExpected(given, key.node), hints, key.node);
  if (!answer.ok || !someNode(answer.node, (part) => part.kind === 'quantity')) return undefined;
  const outcome = judge(key.node, answer.node, policy);
  return isRight(outcome) ? report(outcome, printMath(key.node), printMath(answer.node)) : undefined;
}

/** Notes which units were ambiguous. The comparison used the reading that fits the expected answer. */
function unitNotes(node: MathNode): string[] {
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
 * Replaces a middle dot by a decimal point, as printed in Scotland. Tried only when the product does not
 * agree.
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
  const correct = findChoice(expected, choices) ?? choiceByValue(expected);
  const chosen = findChoice(given, choices) ?? choiceByValue(given);
  if (!correct || !chosen) return undefined;
  return correct.id === chosen.id ? right('right-choice') : wrong('wrong-choice');
}

function baseHints(policy: AnswerPolicy): ReadHints {
  return {
    decimal: policy.decimal ?? 'point',
    functions: new Set(policy.functions ?? []),
    unitMacros: new Map(Object.entries(policy.unitMacros ?? {})),
  };
}

/**
 * Derives hints for reading the answer: letters and functions of the expected answer stay letters and
 * functions, its units stay units.
 */
function givenHints(expected: MathNode, hints: ReadHints): ReadHints {
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

/** Compares two parse trees and then checks the required form. */
function judge(expected: MathNode, given: MathNode, policy: AnswerPolicy): Outcome {
  const rules = toRules(policy);
  const comparer = { rules, compare: compareNodes, budget: createBudget() };
  const outcome =
    [given, ...renameConstants(expected, given)]
      .map((node) => withinBudget(() => compareNodes(expected, node, comparer)) ?? UNDECIDED)
      .sort((a, b) => Number(isRight(b)) - Number(isRight(a)))[0] ?? UNDECIDED;
  if (outcome.verdict !== 'correct') return outcome;
  const unmet = checkForm(given, rules.form);
  return unmet ? { verdict: 'incorrect', reason: unmet } : outcome;
}

function report({ verdict, reason }: Outcome, expected: string, given: string): Agreement {
  return { verdict, reason, sentence: REASON_SENTENCES[reason], expected, given, notes: [] };
}

/** Accepts equal texts even when neither can be read. */
function compareUnread(expected: string, given: string): Agreement {
  const squeeze = (text: string) => text.replace(/[\s$]|\\[,;! ]/gu, '').replace(/\.$/u, '');
  const same = squeeze(expected) !== '' && squeeze(expected) === squeeze(given);
  const outcome: Outcome = same ? right('same') : { verdict: 'undecided', reason: 'unreadable-expected' };
  return report(outcome, expected.slice(0, 200), given.slice(0, 200));
}

function reportUnread(expected: MathNode, given: string, unread: { readonly reason: string }): Agreement {
  const reason = unread.reason === 'decimal-comma' ? 'decimal-comma' : 'unreadable';
  return report({ verdict: 'unreadable', reason }, printMath(expected), given.slice(0, 200));
}
