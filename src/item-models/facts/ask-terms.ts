// Questions on a table of terms and their descriptions: name, choose, explain or match a term.

import type { ItemDraft } from '../item-draft.ts';
import { partLetter } from '../item-draft.ts';
import type { Random } from '../random.ts';
import { escapeTex } from '../write/table.ts';
import { capitalise, sharesWord, withArticle, wordsTex } from '../write/words.ts';
import { OPTION_COUNT, writeChoice } from '../write-choice.ts';
import { writeParts } from '../write-parts.ts';
import type { Fact, FactTable } from './fact-sheet.ts';

/** The number of mistakes listed in the scheme of a question that asks for terms. */
const MISTAKE_COUNT = 3;

/** Writes a multiple-choice question with terms as options: `Which cell structure makes proteins?` */
export function askWhich(
  table: FactTable,
  random: Random,
  optionCount: number = OPTION_COUNT,
): ItemDraft | undefined {
  const fact = random.pick(table.facts);
  const clue = random.pick(fact.clues);
  const wrongFacts = pickWrongFacts(fact, table, random, optionCount - 1);
  return unlessRevealed([fact], clue, () =>
    writeChoice({
      optionCount,
      stem: `Which ${hasWords(table) ? 'of these' : table.noun} ${clue}?`,
      answer: wordsTex(fact.term),
      why: `it ${clue}`,
      wrong: wrongFacts.map((other) => ({
        tag: table.tag,
        answer: wordsTex(other.term),
        why: `This would be right for the ${table.noun} that ${random.pick(other.clues)}.`,
      })),
    }),
  );
}

/** Writes a multiple-choice question with descriptions as options: `Which of these completes the sentence? The ribosome …` */
export function askMeaning(
  table: FactTable,
  random: Random,
  optionCount: number = OPTION_COUNT,
): ItemDraft | undefined {
  const fact = random.pick(table.facts);
  const clue = random.pick(fact.clues);
  const wrong = pickWrongFacts(fact, table, random, optionCount - 1).map((other) => ({
    other,
    otherClue: random.pick(other.clues),
  }));
  const allClues = [clue, ...wrong.map(({ otherClue }) => otherClue)].join(' ');
  return unlessRevealed([fact, ...wrong.map(({ other }) => other)], allClues, () =>
    writeChoice({
      optionCount,
      stem: writeMeaningStem(fact, table),
      answer: wordsTex(clue),
      explanation: `${capitalise(nameInSentence(fact, table))} ${clue}`,
      wrong: wrong.map(({ other, otherClue }) => ({
        tag: table.tag,
        answer: wordsTex(otherClue),
        why: `This is true of ${nameInSentence(other, table)}.`,
      })),
    }),
  );
}

/** Writes a multiple-choice question that matches three descriptions to terms. The options are orders of the terms. */
export function askMatch(table: FactTable, random: Random): ItemDraft | undefined {
  const facts = keepIfDistinct(random.sample(table.facts, 3));
  const [a, b, c] = facts;
  if (a === undefined || b === undefined || c === undefined) return undefined;
  const clues = facts.map((fact) => random.pick(fact.clues));
  const inOrder = (...list: readonly Fact[]) => wordsTex(list.map(({ term }) => term).join(', '));
  return unlessRevealed(facts, clues.join(' '), () =>
    writeChoice({
      stem: `Which ${table.noun} is described in each of these: ${numberClues(clues)}? The options give them in the order 1, 2, 3.`,
      answer: inOrder(...facts),
      why: facts.map(({ term }, index) => `${term} ${clues[index]}`).join('; '),
      wrong: pickWrongOrders([a, b, c], random).map((order) => ({
        tag: table.tag,
        answer: inOrder(...order),
        why: explainWrongOrder(order, facts),
      })),
    }),
  );
}

/** Names the first description that does not belong to its term. */
function explainWrongOrder(order: readonly Fact[], right: readonly Fact[]): string {
  const index = order.findIndex((fact, position) => fact !== right[position]);
  return `Description (${index + 1}) belongs to “${right[index]?.term}”, not to “${order[index]?.term}”.`;
}

/** Picks three wrong orders: two with one term in its right position and one with none, so that comparing them does not reveal the right order. */
function pickWrongOrders([a, b, c]: readonly [Fact, Fact, Fact], random: Random): (readonly Fact[])[] {
  const [first = [], second = []] = random.shuffle([
    [b, a, c],
    [a, c, b],
    [c, b, a],
  ]);
  return [
    first,
    second,
    random.pick([
      [b, c, a],
      [c, a, b],
    ]),
  ];
}

/** Writes a question that requests the terms for given descriptions, for one mark each. */
export function askNames(table: FactTable, random: Random, count: number): ItemDraft | undefined {
  const facts = keepIfDistinct(random.sample(table.facts, count));
  if (facts.length < count) return undefined;
  const clues = facts.map((fact) => random.pick(fact.clues));
  const others = random.shuffle(table.facts.filter((fact) => !facts.includes(fact))).slice(0, MISTAKE_COUNT);
  return unlessRevealed(facts, clues.join(' '), () =>
    writeParts({
      stem: writeNamesStem(table, clues),
      parts: facts.map((fact, index) => ({
        ...(count === 1 ? {} : { question: `It ${clues[index]}.` }),
        why: `Name the ${table.noun}${count === 1 ? '' : ` in part (${partLetter(index)})`}`,
        answer: fact.term,
        alsoAccepted: fact.or ?? [],
        contradictedBy: listContradictions(fact, table),
        working: escapeTex([fact.term, ...(fact.or ?? [])].join(' / ')),
        gaps: [table.tag],
      })),
      mistakes: others
        .filter((other) => facts.every((fact) => areDistinct(fact, other)))
        .map(({ term, clues: otherClues }) => ({
          tag: table.tag,
          answer: wordsTex(term),
          why: `This would be right for the ${table.noun} that ${random.pick(otherClues)}.`,
        })),
    }),
  );
}

/** Whether the table contains terms or words, which have a meaning, and not things, which do something. */
function hasWords({ noun }: FactTable): boolean {
  return /\b(?:term|word)\b/.test(noun);
}

/** Descriptions that fit a word itself, such as `means a part of DNA`. */
const DESCRIBES_A_WORD = /^(?:means|names|describes|is the name of|is a name|stands for)\b/;

function writeNamesStem(table: FactTable, clues: readonly string[]): string {
  const request = `${hasWords(table) ? 'Give' : 'Name'} the ${table.noun}`;
  const [clue = ''] = clues;
  if (clues.length > 1) return `${request} described in each part.`;
  return hasWords(table) && !DESCRIBES_A_WORD.test(clue)
    ? `${request} described: it ${clue}.`
    : `${request} that ${clue}.`;
}

/** Writes the stem of `askMeaning`: for a thing, the start of a sentence that an option completes; for a word, a question about it. */
function writeMeaningStem({ term }: Fact, { article, noun }: FactTable): string {
  if (article === undefined) return `Which of these is true of the ${noun} “${term}”? It …`;
  return `Which of these completes the sentence correctly? ${capitalise(withArticle(term, article))} …`;
}

/** Writes a term for use inside a sentence: with its article, or in quotation marks if it has none. */
function nameInSentence({ term }: Fact, { article }: FactTable): string {
  return article === undefined ? `“${term}”` : withArticle(term, article);
}

function numberClues(clues: readonly string[]): string {
  return clues.map((clue, index) => `(${index + 1}) it ${clue}`).join('; ');
}

/** Picks wrong terms that are not close in meaning to the right one. */
function pickWrongFacts(fact: Fact, table: FactTable, random: Random, count: number): Fact[] {
  return random
    .shuffle(table.facts.filter((other) => other !== fact && areDistinct(fact, other)))
    .slice(0, count);
}

/** Whether neither term is listed as close in meaning to the other. */
function areDistinct(a: Fact, b: Fact): boolean {
  return !(a.near ?? []).includes(b.term) && !(b.near ?? []).includes(a.term);
}

/** Returns the list, or an empty list if two of its terms are close in meaning. */
function keepIfDistinct(facts: readonly Fact[]): readonly Fact[] {
  const areAllDistinct = facts.every((fact, index) =>
    facts.slice(index + 1).every((later) => areDistinct(fact, later)),
  );
  return areAllDistinct ? facts : [];
}

const MAX_CONTRADICTIONS = 3;

/** Lists the terms that are easily confused with the right one, and lose the mark when they are written beside it. */
function listContradictions(fact: Fact, table: FactTable): string[] {
  const known = contradictionsByFact.get(fact) ?? findContradictions(fact, table);
  contradictionsByFact.set(fact, known);
  return known;
}

const contradictionsByFact = new WeakMap<Fact, string[]>();

function findContradictions(fact: Fact, table: FactTable): string[] {
  const right = [fact.term, ...(fact.or ?? [])];
  return table.facts
    .filter((other) => other !== fact && areDistinct(fact, other))
    .filter(({ term }) => !right.some((wording) => sharesWord(wording, term)))
    .map((other) => ({ term: other.term, likeness: rateLikeness(fact, other) }))
    .filter(({ likeness }) => likeness > 0)
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, MAX_CONTRADICTIONS)
    .map(({ term }) => term);
}

/** Rates how easily two terms are confused: by the words that their descriptions share and by equal beginnings or endings. */
function rateLikeness(a: Fact, b: Fact): number {
  const [first, second] = [a, b].map(
    ({ clues }) =>
      new Set(
        clues
          .join(' ')
          .toLowerCase()
          .match(/\p{L}{5,}/gu),
      ),
  );
  const shared = [...(first ?? [])].filter((word) => second?.has(word) === true).length;
  const looksAlike = a.term.slice(0, 4) === b.term.slice(0, 4) || a.term.slice(-5) === b.term.slice(-5);
  return shared + (looksAlike ? 2 : 0);
}

/** Writes the draft. Returns undefined if `clueText` contains a term that the question is about, because it would reveal the answer. */
function unlessRevealed(
  facts: readonly Fact[],
  clueText: string,
  write: () => ItemDraft | undefined,
): ItemDraft | undefined {
  const isRevealed = facts.some(({ term }) => new RegExp(`\\b${RegExp.escape(term)}\\b`, 'i').test(clueText));
  return isRevealed ? undefined : write();
}
