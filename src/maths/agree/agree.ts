import { withinBudget } from '../exact/over-budget.ts';
import { someNode, symbolsOf } from '../read/children.ts';
import type { MathNode } from '../read/node.ts';
import type { ReadHints } from '../read/parser.ts';
import { printMath } from '../read/print-math.ts';
import { adaptToExpected } from './adapt-to-expected.ts';
import { alignIntegers } from './align-integers.ts';
import { type AnswerPolicy, toComparisonRules } from './answer-policy.ts';
import { hasBothSigns } from './both-signs.ts';
import { cleanInput } from './clean-input.ts';
import { compareNodes, createBudget } from './compare.ts';
import { compareClocks } from './compare-clocks.ts';
import {
  type AgreementReason,
  type AgreementVerdict,
  type ComparisonOutcome,
  isRight,
  REASON_SENTENCES,
  right,
  UNDECIDED,
  wrong,
} from './comparison-outcome.ts';
import { checkForm } from './forms/check-form.ts';
import { findChoice, matchChoice } from './match-choice.ts';
import { type AnswerReading, readAnswer } from './read-answer.ts';
import { isPlainlyUnit, removeUnitStar } from './remove-unit-star.ts';
import { renameConstants } from './rename-constants.ts';

export type Agreement = {
  readonly verdict: AgreementVerdict;
  readonly reason: AgreementReason;
  /** The reason as a sentence for the learner. */
  readonly sentence: string;
  /** How each side was read. */
  readonly expected: string;
  readonly given: string;
  /** What was ambiguous and how it was taken. */
  readonly notes: readonly string[];
};

/** Decides whether a given answer agrees with the expected one. */
export function agree(expected: string, given: string, policy: AnswerPolicy = {}): Agreement {
  const [wantedText, givenText] = readStarsAsUnits(cleanInput(expected), cleanInput(given), policy);
  return agreeOnTexts(wantedText, givenText, policy);
}

/** A star between number and unit counts as none where units are meant: when asked for, or plain on both sides. */
function readStarsAsUnits(expected: string, given: string, policy: AnswerPolicy): readonly [string, string] {
  const [wanted, found] = [removeUnitStar(expected), removeUnitStar(given)];
  if (policy.units === 'required') return [wanted ?? expected, found ?? given];
  const bothUnits =
    wanted !== undefined && found !== undefined && (isPlainlyUnit(wanted) || isPlainlyUnit(found));
  return bothUnits ? [wanted, found] : [expected, given];
}

function agreeOnTexts(expected: string, given: string, policy: AnswerPolicy): Agreement {
  const choice =
    matchChoice(expected, given, policy.choices) ??
    chooseByValue(expected, given, policy) ??
    compareClocks(expected, given);
  if (choice) return report(choice, expected.trim(), given.trim());
  const hints = baseHints(policy);
  const wanted = readAnswer(expected, { ...hints, units: policy.units === 'required' ? 'yes' : 'auto' });
  if (!wanted.ok) return compareUnread(expected, given);
  const found = readAnswer(adaptToExpected(given, wanted.node), givenHints(wanted.node, hints), wanted.node);
  if (!found.ok) return reportUnread(wanted, given, found);
  const outcome = judge(wanted.node, alignIntegers(wanted, found), policy);
  const measured = outcome.verdict === 'correct' ? undefined : agreeAsQuantities(expected, given, policy);
  if (measured) return measured;
  const dotted = outcome.verdict === 'incorrect' ? readDotAsPoint(given) : undefined;
  if (dotted !== undefined && wanted.node.kind !== 'text') {
    const again = agree(expected, dotted, policy);
    if (again.verdict === 'correct') return { ...again, notes: ['The dot was read as a decimal point.'] };
  }
  return {
    ...report(outcome, printMath(wanted.node), printMath(found.node)),
    notes: [...found.notes, ...unitNotes(found.node)],
  };
}

const NUMBER_AND_LETTERS = /^\s*[-−]?\d[\d.,]*\s*[a-zA-Z]{1,3}(?:\s*\d+\s*[a-z]{1,4})?\s*$/u;

/** `1 h` alone may be a product; beside `60 min` it is a time. */
function agreeAsQuantities(expected: string, given: string, policy: AnswerPolicy): Agreement | undefined {
  if (!NUMBER_AND_LETTERS.test(expected) || !/\d/.test(given)) return undefined;
  const hints: ReadHints = { ...baseHints(policy), units: 'yes' };
  const wanted = readAnswer(expected, hints);
  if (!wanted.ok || (wanted.node.kind !== 'quantity' && wanted.node.kind !== 'sum')) return undefined;
  const found = readAnswer(adaptToExpected(given, wanted.node), hints, wanted.node);
  if (!found.ok || !someNode(found.node, (part) => part.kind === 'quantity')) return undefined;
  const outcome = judge(wanted.node, found.node, policy);
  return outcome.verdict === 'correct'
    ? report(outcome, printMath(wanted.node), printMath(found.node))
    : undefined;
}

/** Letters that may be two units are taken as the one that fits the expected answer. */
function unitNotes(node: MathNode): string[] {
  const notes: string[] = [];
  someNode(node, (part) => {
    if (part.kind === 'quantity' && part.unit.alternate) {
      notes.push(
        `The unit may be ${part.unit.text} or ${part.unit.alternate.text}; the one that fits was used.`,
      );
    }
    return false;
  });
  return notes;
}

/** A dot in the middle may be a decimal point, as in Scotland; it is tried when the product does not fit. */
function readDotAsPoint(given: string): string | undefined {
  return /^\s*[-−]?\d+·\d+(?!\s*[·×*])/u.test(given) ? given.replace(/(\d)·(\d)/u, '$1.$2') : undefined;
}

/** The value of an option instead of its letter. */
function chooseByValue(
  expected: string,
  given: string,
  { choices, ...policy }: AnswerPolicy,
): ComparisonOutcome | undefined {
  if (!choices || choices.length === 0) return undefined;
  const meant = (text: string) =>
    choices.find((choice) => agree(choice.text, text, policy).verdict === 'correct');
  const wanted = findChoice(expected, choices) ?? meant(expected);
  const chosen = findChoice(given, choices) ?? meant(given);
  if (!wanted || !chosen) return undefined;
  return wanted.id === chosen.id ? right('right-choice') : wrong('wrong-choice');
}

function baseHints(policy: AnswerPolicy): ReadHints {
  return {
    decimal: policy.decimal ?? 'point',
    functions: new Set(policy.functions ?? []),
    unitMacros: new Map(Object.entries(policy.unitMacros ?? {})),
  };
}

/** The expected answer's letters are letters in the given one; its units are units. */
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

function judge(expected: MathNode, given: MathNode, policy: AnswerPolicy): ComparisonOutcome {
  const rules = toComparisonRules(policy);
  const comparer = { rules, compare: compareNodes, budget: createBudget() };
  const outcome =
    [given, ...renameConstants(expected, given)]
      .map((node) => withinBudget(() => compareNodes(expected, node, comparer)) ?? UNDECIDED)
      .sort((a, b) => Number(isRight(b)) - Number(isRight(a)))[0] ?? UNDECIDED;
  if (outcome.verdict !== 'correct') return outcome;
  const unmet = checkForm(given, rules.form);
  return unmet ? { verdict: 'incorrect', reason: unmet } : outcome;
}

function report({ verdict, reason }: ComparisonOutcome, expected: string, given: string): Agreement {
  return { verdict, reason, sentence: REASON_SENTENCES[reason], expected, given, notes: [] };
}

type Unread = Extract<AnswerReading, { ok: false }>;

/** Two texts that are alike agree even when neither can be read. */
function compareUnread(expected: string, given: string): Agreement {
  const squeeze = (text: string) => text.replace(/[\s$]|\\[,;! ]/gu, '').replace(/\.$/u, '');
  const same = squeeze(expected) !== '' && squeeze(expected) === squeeze(given);
  const outcome: ComparisonOutcome = same
    ? { verdict: 'correct', reason: 'same' }
    : { verdict: 'undecided', reason: 'unreadable-expected' };
  return report(outcome, expected.slice(0, 200), given.slice(0, 200));
}

function reportUnread(
  expected: Extract<AnswerReading, { ok: true }>,
  given: string,
  unread: Unread,
): Agreement {
  const reason: AgreementReason = unread.reason === 'decimal-comma' ? 'decimal-comma' : 'unreadable';
  return report({ verdict: 'unreadable', reason }, printMath(expected.node), given.slice(0, 200));
}
