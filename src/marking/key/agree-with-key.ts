import type { AnswerKey } from '../../domain/answer-key.ts';
import { type Agreement, agree } from '../../maths/agree/agree.ts';
import type { AnswerPolicy } from '../../maths/agree/answer-policy.ts';
import { type AgreementReason, REASON_SENTENCES } from '../../maths/agree/outcome.ts';
import { findWritingMistake, isSameWriting, removeDirection } from '../../maths/key/find-writing-mistake.ts';
import { toExactPolicy, toKeyPolicy, writeExactAnswer } from '../../maths/key/key-policy.ts';
import { someNode } from '../../maths/read/children.ts';
import { readMath } from '../../maths/read/read-math.ts';
import { hasForm } from '../evidence/has-form.ts';
import { hasWording } from '../evidence/has-wording.ts';
import { countPoints, matchWording } from '../evidence/match-words.ts';
import { readResponse } from '../response/read-response.ts';
import { isWording, type KeyedAnswer, listKeyEvidence } from './key-evidence.ts';

/**
 * Decides whether an answer is right according to the key of its author. `policy` has rules that are not in the key, such as the
 * options of a multiple-choice question.
 */
export function agreeWithKey(keyed: KeyedAnswer, given: string, policy: AnswerPolicy = {}): Agreement {
  const { tex, key } = keyed;
  if (Object.keys(key).length === 0) return agree(tex, given, policy);
  const { accept = [], reject = [] } = key;
  const isAccepted = accept.some((answer) => isSameWriting(answer, given));
  if (!isAccepted && reject.some((answer) => isSameWriting(answer, given)))
    return report('rejected', tex, given);
  if (isAccepted) return report('accepted', tex, given);
  const outcome = isTextKey(keyed) ? compareTexts(keyed, given, policy) : compareValues(keyed, given, policy);
  if (outcome.verdict !== 'correct') return outcome;
  if (rejectsWords(keyed, given)) return report('rejected', tex, given);
  const fault = findWritingMistake(key, given) ?? findFormMistake(key, given);
  return fault === undefined ? outcome : { ...outcome, ...report(fault, outcome.expected, outcome.given) };
}

function isTextKey({ tex, key }: KeyedAnswer): boolean {
  return key.words !== undefined || isWording(tex);
}

/** Compares the answer with each right value: the printed one, the exact one and the further accepted ones. */
function compareValues({ tex, key }: KeyedAnswer, given: string, policy: AnswerPolicy): Agreement {
  const { accept = [], exact } = key;
  const text = removeDirection(key, given);
  const rules = { ...policy, ...toKeyPolicy(key) };
  const main = agree(tex, text, rules);
  if (main.verdict === 'correct') return main;
  const exactRules = { ...policy, ...toExactPolicy(key, tex) };
  const rounded = exact === undefined ? main : agree(writeExactAnswer(exact, tex), text, exactRules);
  if (rounded.verdict === 'correct') return { ...rounded, expected: main.expected };
  const isComparable = (answer: string) => hasUnit(answer) || !hasUnit(tex) || !hasUnit(given);
  const isAccepted = accept
    .filter((answer) => !isWording(answer) && isComparable(answer))
    .some((answer) => agree(answer, text, rules).verdict === 'correct');
  if (isAccepted || findSaid({ tex, key }, given) === 'said')
    return { ...main, ...report('accepted', main.expected, main.given) };
  return { ...rounded, expected: main.expected };
}

/** Compares texts by their words; a value that an author accepts for a text is compared as a value. */
function compareTexts({ tex, key }: KeyedAnswer, given: string, policy: AnswerPolicy): Agreement {
  const said = findSaid({ tex, key }, given);
  if (said === 'said') return report('same', tex, given);
  if (said === 'cancelled') return report('rejected', tex, given);
  if (said === 'unclear') return { ...report('undecided', tex, given), verdict: 'undecided' };
  const agreement = isWording(given) ? undefined : agree(tex, given, policy);
  if (agreement?.verdict === 'correct' && key.words === undefined) return agreement;
  return report(key.words === undefined ? 'wrong-words' : 'missing-words', tex, given);
}

/** Looks for the accepted wordings and required words of a key in an answer. */
function findSaid(keyed: KeyedAnswer, given: string): 'said' | 'cancelled' | 'unclear' | 'unsaid' {
  const [attempt] = readResponse(given, { symbols: new Set(), answerWords: new Set([given.toLowerCase()]) });
  if (!attempt) return 'unsaid';
  const results = listKeyEvidence(keyed).map((evidence) => {
    if (evidence.kind === 'wording') return matchWording(evidence, attempt).kind;
    const isComplete =
      evidence.kind === 'points' && countPoints(evidence, attempt, Infinity) >= evidence.atLeast;
    return isComplete ? 'said' : 'unsaid';
  });
  return (['said', 'cancelled', 'unclear'] as const).find((result) => results.includes(result)) ?? 'unsaid';
}

/** Returns whether a right value is followed or preceded by words that the key rejects, such as “to the right”. */
function rejectsWords(keyed: KeyedAnswer, given: string): boolean {
  if (isTextKey(keyed)) return false;
  return (keyed.key.reject ?? []).some((answer) => isWording(answer) && hasWording(given, answer));
}

/** Checks the forms that `agree` does not know. */
function findFormMistake({ form }: AnswerKey, given: string): AgreementReason | undefined {
  if (form !== 'completed_square' && form !== 'rational_denominator' && form !== 'subject') return undefined;
  const reading = readMath(given);
  return reading.ok && hasForm(reading.node, form) ? undefined : 'missing-form';
}

function hasUnit(text: string): boolean {
  const reading = readMath(text, { units: 'likely' });
  return reading.ok && someNode(reading.node, ({ kind }) => kind === 'quantity');
}

const RIGHT_REASONS: ReadonlySet<AgreementReason> = new Set(['accepted', 'same']);

function report(reason: AgreementReason, expected: string, given: string): Agreement {
  const verdict = RIGHT_REASONS.has(reason) ? 'correct' : 'incorrect';
  return { verdict, reason, sentence: REASON_SENTENCES[reason], expected, given, notes: [] };
}
