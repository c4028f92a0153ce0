import type { ItemDraft } from '../item-draft.ts';
import type { Random } from '../random.ts';
import { escapeTex } from '../write/table.ts';
import { capitalise, sharesWord, withArticle, wordsTex } from '../write/words.ts';
import { writeChoice } from '../write-choice.ts';
import { partLetter, writeParts } from '../write-parts.ts';
import type { Fact, FactTable } from './fact-sheet.ts';

const OTHERS = 3;

/** A question with terms as options: `Which cell structure makes proteins?` */
export function askWhich(table: FactTable, random: Random): ItemDraft | undefined {
  const fact = random.pick(table.facts);
  const clue = random.pick(fact.clues);
  const wrong = drawWrongFacts(fact, table, random);
  return unlessGivenAway([fact], clue, () =>
    writeChoice({
      stem: `Which ${isWord(table) ? 'of these' : table.noun} ${clue}?`,
      answer: wordsTex(fact.term),
      why: `it ${clue}`,
      wrong: wrong.map((other) => ({
        tag: table.tag,
        answer: wordsTex(other.term),
        why: `This would be right for the ${table.noun} that ${random.pick(other.clues)}.`,
      })),
    }),
  );
}

/** A question with descriptions as options: `Which of these completes the sentence? The ribosome …` */
export function askMeaning(table: FactTable, random: Random): ItemDraft | undefined {
  const fact = random.pick(table.facts);
  const clue = random.pick(fact.clues);
  const wrong = drawWrongFacts(fact, table, random).map((other) => ({
    other,
    said: random.pick(other.clues),
  }));
  const told = [clue, ...wrong.map(({ said }) => said)].join(' ');
  return unlessGivenAway([fact, ...wrong.map(({ other }) => other)], told, () =>
    writeChoice({
      stem: meaningStem(fact, table),
      answer: wordsTex(clue),
      why: `this is true of ${named(fact, table)}`,
      wrong: wrong.map(({ other, said }) => ({
        tag: table.tag,
        answer: wordsTex(said),
        why: `This is true of ${named(other, table)}.`,
      })),
    }),
  );
}

/** A question that matches three descriptions to terms; the options are orders of the terms. */
export function askMatch(table: FactTable, random: Random): ItemDraft | undefined {
  const facts = keepIfApart(random.sample(table.facts, 3));
  const [a, b, c] = facts;
  if (a === undefined || b === undefined || c === undefined) return undefined;
  const clues = facts.map((fact) => random.pick(fact.clues));
  const inOrder = (...list: readonly Fact[]) => wordsTex(list.map(({ term }) => term).join(', '));
  return unlessGivenAway(facts, clues.join(' '), () =>
    writeChoice({
      stem: `Which ${table.noun} is described in each of these: ${numbered(clues)}? The options give them in the order 1, 2, 3.`,
      answer: inOrder(...facts),
      why: facts.map(({ term }, index) => `${term} ${clues[index]}`).join('; '),
      wrong: wrongOrders([a, b, c], random).map((order) => ({
        tag: table.tag,
        answer: inOrder(...order),
        why: `${capitalise(a.term)} ${clues[0]}, and ${b.term} ${clues[1]}.`,
      })),
    }),
  );
}

/** Two wrong orders with one term in place and one with none; otherwise the key would be what all options share. */
function wrongOrders([a, b, c]: readonly [Fact, Fact, Fact], random: Random): (readonly Fact[])[] {
  const [one = [], other = []] = random.shuffle([
    [b, a, c],
    [a, c, b],
    [c, b, a],
  ]);
  return [
    one,
    other,
    random.pick([
      [b, c, a],
      [c, a, b],
    ]),
  ];
}

/** A written question on naming terms, a mark each. */
export function askNames(table: FactTable, random: Random, count: number): ItemDraft | undefined {
  const facts = keepIfApart(random.sample(table.facts, count));
  if (facts.length < count) return undefined;
  const clues = facts.map((fact) => random.pick(fact.clues));
  const others = random.shuffle(table.facts.filter((fact) => !facts.includes(fact))).slice(0, OTHERS);
  return unlessGivenAway(facts, clues.join(' '), () =>
    writeParts({
      stem: namesStem(table, clues),
      parts: facts.map((fact, index) => ({
        ...(count === 1 ? {} : { question: `It ${clues[index]}.` }),
        why: `Name the ${table.noun}${count === 1 ? '' : ` in part (${partLetter(index)})`}`,
        answer: fact.term,
        or: fact.or ?? [],
        not: contradictions(fact, table),
        working: escapeTex([fact.term, ...(fact.or ?? [])].join(' / ')),
        gaps: [table.tag],
      })),
      mistakes: others
        .filter((other) => facts.every((fact) => areApart(fact, other)))
        .map(({ term, clues: said }) => ({
          tag: table.tag,
          answer: wordsTex(term),
          why: `This would be right for the ${table.noun} that ${random.pick(said)}.`,
        })),
    }),
  );
}

/** Whether the table is about terms or words, which are described, and not about things, which act. */
function isWord({ noun }: FactTable): boolean {
  return /\b(?:term|word)\b/.test(noun);
}

const SAID_OF_WORDS = /^(?:means|names|describes|is the name of|is a name|stands for)\b/;

function namesStem(table: FactTable, clues: readonly string[]): string {
  const what = `${isWord(table) ? 'Give' : 'Name'} the ${table.noun}`;
  const [clue = ''] = clues;
  if (clues.length > 1) return `${what} described in each part.`;
  return isWord(table) && !SAID_OF_WORDS.test(clue)
    ? `${what} described: it ${clue}.`
    : `${what} that ${clue}.`;
}

/** For a thing, the beginning of a sentence that the options complete; for a word, a question about it. */
function meaningStem({ term }: Fact, { article, noun }: FactTable): string {
  if (article === undefined) return `Which of these is true of the ${noun} “${term}”? It …`;
  return `Which of these completes the sentence correctly? ${capitalise(withArticle(term, article))} …`;
}

/** A term inside a sentence: with its article, else in quotation marks. */
function named({ term }: Fact, { article }: FactTable): string {
  return article === undefined ? `“${term}”` : withArticle(term, article);
}

function numbered(clues: readonly string[]): string {
  return clues.map((clue, index) => `(${index + 1}) it ${clue}`).join('; ');
}

/** Draws wrong terms that are not close in meaning to the right one. */
function drawWrongFacts(fact: Fact, table: FactTable, random: Random): Fact[] {
  return random
    .shuffle(table.facts.filter((other) => other !== fact && areApart(fact, other)))
    .slice(0, OTHERS);
}

function areApart(one: Fact, other: Fact): boolean {
  return !(one.near ?? []).includes(other.term) && !(other.near ?? []).includes(one.term);
}

/** The list, or an empty one if two of its terms are close in meaning. */
function keepIfApart(facts: readonly Fact[]): readonly Fact[] {
  const isApart = facts.every((one, index) => facts.slice(index + 1).every((other) => areApart(one, other)));
  return isApart ? facts : [];
}

/** Terms that cancel the mark when written beside the right one. */
function contradictions(fact: Fact, table: FactTable): string[] {
  const right = [fact.term, ...(fact.or ?? [])];
  return table.facts
    .filter((other) => other !== fact && areApart(fact, other))
    .map(({ term }) => term)
    .filter((term) => !right.some((said) => sharesWord(said, term)));
}

/** The draft; undefined if a description contains a term that the question is about. */
function unlessGivenAway(
  facts: readonly Fact[],
  told: string,
  write: () => ItemDraft | undefined,
): ItemDraft | undefined {
  const isTold = facts.some(({ term }) => new RegExp(`\\b${RegExp.escape(term)}\\b`, 'i').test(told));
  return isTold ? undefined : write();
}
