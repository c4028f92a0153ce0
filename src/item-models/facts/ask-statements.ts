import type { ItemDraft } from '../item-draft.ts';
import type { Random } from '../random.ts';
import { capitalise, joinWords, wordsTex } from '../write/words.ts';
import { writeChoice } from '../write-choice.ts';
import { partLetter, writeParts } from '../write-parts.ts';
import type { StatementSet } from './fact-sheet.ts';

type Claim = { readonly says: string; readonly isTrue: boolean; readonly right: string };

/** Three statements of which one or two are correct; the options list the correct ones. */
export function askWhichAreTrue(set: StatementSet, random: Random): ItemDraft | undefined {
  const claims = drawClaims(set, random, 3);
  if (claims === undefined) return undefined;
  const numbers = claims.flatMap(({ isTrue }, index) => (isTrue ? [index + 1] : []));
  const only = (list: readonly number[]) => wordsTex(`${joinWords(list.map(String))} only`);
  const wrong = claims.flatMap(({ isTrue, right }, index) =>
    isTrue ? [] : `statement ${index + 1} is wrong, ${right}`,
  );
  const sets = [[1], [2], [3], [1, 2], [1, 3], [2, 3]].filter((list) => String(list) !== String(numbers));
  const other = random.shuffle(sets).slice(0, 3);
  return writeChoice({
    stem: `Here are three statements about ${set.about}. ${claims.map(({ says }, index) => `(${index + 1}) ${capitalise(says)}.`).join(' ')} Which of them are correct?`,
    answer: only(numbers),
    why: wrong.join('; '),
    wrong: other.map((list) => ({ tag: set.tag, answer: only(list), why: explainWrongSet(claims, list) })),
  });
}

function explainWrongSet(claims: readonly Claim[], chosen: readonly number[]): string {
  const taken = chosen.find((n) => claims[n - 1]?.isTrue === false);
  if (taken !== undefined) return `Statement ${taken} is wrong: ${claims[taken - 1]?.right}.`;
  const missed = claims.findIndex(({ isTrue }, index) => isTrue && !chosen.includes(index + 1));
  return `Statement ${missed + 1} is correct as well.`;
}

/** Statements to judge as true or false, a mark each. */
export function askTrueOrFalse(set: StatementSet, random: Random, count: number): ItemDraft | undefined {
  const claims = drawClaims(set, random, count);
  if (claims === undefined) return undefined;
  const word = (isTrue: boolean) => (isTrue ? 'true' : 'false');
  return writeParts({
    stem: `Decide whether each statement about ${set.about} is true or false.`,
    parts: claims.map(({ says, isTrue, right }, index) => ({
      question: `${capitalise(says)}.`,
      why: `Judge statement (${partLetter(index)})`,
      answer: word(isTrue),
      or: [isTrue ? 'T' : 'F'],
      not: [word(!isTrue)],
      working: isTrue ? 'true' : `false: ${right}`,
      gaps: [set.tag],
    })),
  });
}

/** Draws `count` statements, true and false ones, in random order; undefined if there are too few false ones. */
function drawClaims(set: StatementSet, random: Random, count: number): Claim[] | undefined {
  const truths = Math.min(set.truths.length, random.int(1, Math.max(1, count - 1)));
  const errors = count - truths;
  if (errors > set.errors.length) return undefined;
  return random.shuffle([
    ...random.sample(set.truths, truths).map((says) => ({ says, isTrue: true, right: says })),
    ...random.sample(set.errors, errors).map(([says, right]) => ({ says, isTrue: false, right })),
  ]);
}
