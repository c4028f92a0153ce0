import { SAME_TERMS } from '../../text/claims/same-terms.table.ts';
import { splitWords } from '../../text/similarity.ts';

type Words = readonly string[];
type TermGroup = { readonly words: Words; readonly others: readonly Words[] };

const MAX_VARIANTS = 12;

/** The terms of the table by their first word. */
const TERMS_BY_FIRST_WORD = indexTerms();

function indexTerms(): ReadonlyMap<string, readonly TermGroup[]> {
  const groups = SAME_TERMS.flatMap((terms) => {
    const wordLists = terms.map(splitWords);
    return wordLists.map((words) => ({ words, others: wordLists.filter((other) => other !== words) }));
  });
  return Map.groupBy(groups, ({ words: [first = ''] }) => first);
}

/** Returns the words of a wording, and the same with a term replaced by its abbreviation, formula or full name. */
export function listSameTerms(words: Words): Words[] {
  const variants = words.flatMap((word, start) => {
    const groups = TERMS_BY_FIRST_WORD.get(word) ?? TERMS_BY_FIRST_WORD.get(word.replace(/s$/u, '')) ?? [];
    return groups
      .filter((group) => startsWithTerm(words.slice(start), group.words))
      .flatMap(({ words: { length }, others }) =>
        others.map((other) => [...words.slice(0, start), ...other, ...words.slice(start + length)]),
      );
  });
  return [words, ...variants].slice(0, MAX_VARIANTS);
}

/** Returns whether the words begin with a term; its last word may be a plural. */
function startsWithTerm(words: Words, term: Words): boolean {
  return term.every(
    (word, index) => words[index] === word || (index === term.length - 1 && words[index] === `${word}s`),
  );
}
