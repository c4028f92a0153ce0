import type { AnswerChoice } from './answer-policy.ts';
import type { Outcome } from './outcome.ts';
import { correct, incorrect } from './outcome.ts';
import { normaliseWords } from './words.ts';

/** An answer that is only an option letter, possibly in brackets or a text command. */
const LETTER_ONLY =
  /^(?:\\(?:text|textbf|mathrm|mathbf)\s*\{)?\s*[([]?\s*([A-Ha-h])\s*[)\].:]?\s*\}?\s*[.)]?$/u;
/** An option letter after words such as “option” or “the answer is”. */
const LETTER_AFTER_WORDS =
  /\b(?:option|choice|choose|chose|pick|select|answer|answer is|alternative|letter|its|it is|i think)\s*(?:is\s*)?:?\s*(?:\\(?:text|textbf|mathrm|mathbf)\s*\{)?[([]?\s*([A-Ha-h])\s*[)\].]?(?![a-zA-Z])/iu;

/** An option letter in front of the option's text. */
const LETTER_BEFORE_TEXT = /^\(?([A-H])[).:]\s+\S/u;
const MAX_CHOICE_LENGTH = 400;

/** Returns the option letter of `C`, `(c)`, `\text{(C)}` or “option (c)”. */
function findChoiceLetter(text: string): string | undefined {
  const plainText = text
    .slice(-MAX_CHOICE_LENGTH)
    .trim()
    .replace(/^\$+|\$+$/gu, '')
    .replace(/\\boxed\s*\{([\s\S]*)\}/u, '$1')
    .replace(/\*\*/gu, '')
    .trim();
  return (
    LETTER_ONLY.exec(plainText)?.[1] ??
    LETTER_AFTER_WORDS.exec(plainText)?.[1] ??
    LETTER_BEFORE_TEXT.exec(plainText)?.[1]
  )?.toUpperCase();
}

/**
 * Compares answers that are options, given by letter or by text. Returns undefined if one side is not an
 * option.
 */
export function matchChoice(
  expected: string,
  given: string,
  choices: readonly AnswerChoice[] | undefined,
): Outcome | undefined {
  if (!choices || choices.length === 0) return matchLetters(expected, given);
  const [e, g] = [findChoice(expected, choices), findChoice(given, choices)];
  if (!e || !g) return undefined;
  return e.id === g.id ? correct('right-choice') : incorrect('wrong-choice');
}

/** Finds the option whose letter or full text is in the answer. */
export function findChoice(answer: string, choices: readonly AnswerChoice[]): AnswerChoice | undefined {
  const text = answer.slice(-MAX_CHOICE_LENGTH);
  const byText = choices.find(
    (choice) => normaliseWords(choice.text) === normaliseWords(text) && normaliseWords(text) !== '',
  );
  const letter = findChoiceLetter(text);
  const byLetter = choices.find((choice) => choice.id.toUpperCase() === letter);
  const leading = /^\s*[([]?([A-Ha-h])[)\].:]\s+(.+)$/u.exec(text.trim());
  const byLeadingLetter =
    leading && choices.find((choice) => choice.id.toUpperCase() === leading[1]?.toUpperCase());
  return byLetter ?? byText ?? byLeadingLetter ?? choices.find((choice) => choice.id === text.trim());
}

/**
 * Compares option letters when no list of options is known. The expected answer must be a single letter A to
 * H.
 */
function matchLetters(expected: string, given: string): Outcome | undefined {
  if (expected.length > 40) return undefined;
  const plainText = expected.trim().replace(/^\$+|\$+$/gu, '');
  const isMarkedOption =
    /^(?:\\(?:text|textbf|mathrm)\s*\{\s*\(?[A-H]\)?\s*\}|\([A-H]\)|option\s*\(?[A-H]\)?)$/iu.test(plainText);
  const isCapital = /^[A-H]$/u.test(plainText);
  if (!isMarkedOption && !isCapital) return undefined;
  const [e, g] = [findChoiceLetter(expected), findChoiceLetter(given)];
  if (!e || !g) return undefined;
  return e === g ? correct('right-choice') : incorrect('wrong-choice');
}
