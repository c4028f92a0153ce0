import type { AnswerChoice } from './answer-policy.ts';
import type { Outcome } from './outcome.ts';
import { right, wrong } from './outcome.ts';
import { normaliseWords } from './words.ts';

/** An answer that is only an option letter, possibly in brackets or a text command. */
const LETTER = /^(?:\\(?:text|textbf|mathrm|mathbf)\s*\{)?\s*[([]?\s*([A-Ha-h])\s*[)\].:]?\s*\}?\s*[.)]?$/u;
/** An option letter after words such as “option” or “the answer is”. */
const NAMED =
  /\b(?:option|choice|choose|chose|pick|select|answer|answer is|alternative|letter|its|it is|i think)\s*(?:is\s*)?:?\s*(?:\\(?:text|textbf|mathrm|mathbf)\s*\{)?[([]?\s*([A-Ha-h])\s*[)\].]?(?![a-zA-Z])/iu;

/** An option letter in front of the option's text. */
const LEADING = /^\(?([A-H])[).:]\s+\S/u;
const MAX_CHOICE_LENGTH = 400;

/** Returns the option letter of `C`, `(c)`, `\text{(C)}` or “option (c)”. */
function choiceLetter(text: string): string | undefined {
  const bare = text
    .slice(-MAX_CHOICE_LENGTH)
    .trim()
    .replace(/^\$+|\$+$/gu, '')
    .replace(/\\boxed\s*\{([\s\S]*)\}/u, '$1')
    .replace(/\*\*/gu, '')
    .trim();
  return (LETTER.exec(bare)?.[1] ?? NAMED.exec(bare)?.[1] ?? LEADING.exec(bare)?.[1])?.toUpperCase();
}

/**
 * Decides answers that are options, by letter or by the option's text; undefined when one side is not an
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
  return e.id === g.id ? right('right-choice') : wrong('wrong-choice');
}

/** Finds the option that a text names by its letter or repeats word for word. */
export function findChoice(whole: string, choices: readonly AnswerChoice[]): AnswerChoice | undefined {
  const text = whole.slice(-MAX_CHOICE_LENGTH);
  const exact = choices.find(
    (choice) => normaliseWords(choice.text) === normaliseWords(text) && normaliseWords(text) !== '',
  );
  const letter = choiceLetter(text);
  const byLetter = choices.find((choice) => choice.id.toUpperCase() === letter);
  const leading = /^\s*[([]?([A-Ha-h])[)\].:]\s+(.+)$/u.exec(text.trim());
  const byLead = leading && choices.find((choice) => choice.id.toUpperCase() === leading[1]?.toUpperCase());
  return byLetter ?? exact ?? byLead ?? choices.find((choice) => choice.id === text.trim());
}

/**
 * Compares letters without a list of options. Only an upright or bracketed capital certainly means an option.
 */
function matchLetters(expected: string, given: string): Outcome | undefined {
  if (expected.length > 40) return undefined;
  const bare = expected.trim().replace(/^\$+|\$+$/gu, '');
  const surely =
    /^(?:\\(?:text|textbf|mathrm)\s*\{\s*\(?[A-H]\)?\s*\}|\([A-H]\)|option\s*\(?[A-H]\)?)$/iu.test(bare);
  const plainCapital = /^[A-H]$/u.test(bare);
  if (!surely && !plainCapital) return undefined;
  const [e, g] = [choiceLetter(expected), choiceLetter(given)];
  if (!e || !g) return undefined;
  return e === g ? right('right-choice') : wrong('wrong-choice');
}
