// Questions on true and false statements about a topic.

import type { ItemDraft } from '../item-draft.ts';
import { partLetter } from '../item-draft.ts';
import type { Random } from '../random.ts';
import { capitalise, joinWords, wordsTex } from '../write/words.ts';
import { OPTION_COUNT, writeChoice } from '../write-choice.ts';
import { writeParts } from '../write-parts.ts';
import type { StatementSet } from './fact-sheet.ts';

/** A statement of a question; `correction` is the true statement. */
type Claim = { readonly text: string; readonly isTrue: boolean; readonly correction: string };

/** Writes a question with three statements, of which one or two are correct. The options are lists of statements. */
export function askWhichAreTrue(
  set: StatementSet,
  random: Random,
  optionCount: number = OPTION_COUNT,
): ItemDraft | undefined {
  const claims = pickClaims(set, random, 3);
  if (claims === undefined) return undefined;
  const trueNumbers = claims.flatMap(({ isTrue }, index) => (isTrue ? [index + 1] : []));
  const toOption = (list: readonly number[]) => wordsTex(`${joinWords(list.map(String))} only`);
  const corrections = claims.flatMap(({ isTrue, correction }, index) =>
    isTrue ? [] : `statement ${index + 1} is wrong, ${correction}`,
  );
  const otherSets = [[1], [2], [3], [1, 2], [1, 3], [2, 3]].filter(
    (list) => String(list) !== String(trueNumbers),
  );
  const wrongSets = random.shuffle(otherSets).slice(0, optionCount - 1);
  return writeChoice({
    optionCount,
    stem: `Here are three statements about ${set.about}. ${claims.map(({ text }, index) => `(${index + 1}) ${capitalise(text)}.`).join(' ')} Which of them are correct?`,
    answer: toOption(trueNumbers),
    why: corrections.join('; '),
    wrong: wrongSets.map((list) => ({
      tag: set.tag,
      answer: toOption(list),
      why: explainWrongSet(claims, list),
    })),
  });
}

/** Explains why a list of statement numbers is not the list of all true statements. */
function explainWrongSet(claims: readonly Claim[], chosen: readonly number[]): string {
  const falseNumber = chosen.find((n) => claims[n - 1]?.isTrue === false);
  if (falseNumber !== undefined)
    return `Statement ${falseNumber} is wrong: ${claims[falseNumber - 1]?.correction}.`;
  const missingIndex = claims.findIndex(({ isTrue }, index) => isTrue && !chosen.includes(index + 1));
  return `Statement ${missingIndex + 1} is correct as well.`;
}

/** Writes a question with statements to judge as true or false, for one mark each. */
export function askTrueOrFalse(set: StatementSet, random: Random, count: number): ItemDraft | undefined {
  const claims = pickClaims(set, random, count);
  if (claims === undefined) return undefined;
  const toWord = (isTrue: boolean) => (isTrue ? 'true' : 'false');
  return writeParts({
    stem: `Decide whether each statement about ${set.about} is true or false.`,
    parts: claims.map(({ text, isTrue, correction }, index) => ({
      question: `${capitalise(text)}.`,
      why: `Judge statement (${partLetter(index)})`,
      answer: toWord(isTrue),
      options: ['true', 'false'],
      working: isTrue ? 'The statement is true.' : `The statement is false: ${correction}.`,
      gaps: [set.tag],
    })),
  });
}

/** Picks `count` statements, some true and some false, in random order. Returns undefined if there are too few false ones. */
function pickClaims(set: StatementSet, random: Random, count: number): Claim[] | undefined {
  const trueCount = Math.min(set.truths.length, random.int(1, Math.max(1, count - 1)));
  const falseCount = count - trueCount;
  if (falseCount > set.errors.length) return undefined;
  return random.shuffle([
    ...random.sample(set.truths, trueCount).map((text) => ({ text, isTrue: true, correction: text })),
    ...random
      .sample(set.errors, falseCount)
      .map(([text, correction]) => ({ text, isTrue: false, correction })),
  ]);
}
