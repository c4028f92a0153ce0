import { getOpposite, isBinary } from '../../text/claims/meaning-index.ts';
import { readClaim } from '../../text/claims/read-claim.ts';
import { editDistance } from '../../text/edit-distance.ts';
import { splitWords } from '../../text/similarity.ts';
import { containsAny, hasWording, hasWords } from './has-wording.ts';

/** A wording of at most this many words is a term, and not a statement. */
export const MAX_TERM_WORDS = 4;
export const FILLER_WORDS = new Set(
  'a an the it its is this that called known as more less so similar both either else maybe in other words possibly'.split(
    ' ',
  ),
);

/**
 * Matches a short denial, such as “no difference”. The text “no overlap, so there is a difference” also
 * contains “no” and “difference”, but does not match.
 */
const DENIAL = /^(?:no|not)\s+\S+(?:\s+\S+)?$/iu;

/**
 * Returns whether a line has a contradicting wording (of `noneOf`). If it resembles an accepted wording, the
 * line must have exactly its words. A term contradicts only if it is given as an answer: in “ligase, which
 * joins what DNA polymerase has made”, the term “DNA polymerase” only explains the answer.
 */
export function contradicts(
  line: string,
  wording: string,
  { anyOf, accepted }: { readonly anyOf: readonly string[]; readonly accepted: readonly string[] },
): boolean {
  if (isWrittenInstead(line, wording, anyOf)) return true;
  if (isNearerTo(anyOf, line, wording)) return false;
  if (anyOf.some((each) => hasWords(wording, each))) return false;
  if (leavesOutSubject(line, wording, anyOf)) return false;
  const rest = removeLongerTerms(line, wording, accepted);
  return containsContradiction(rest, wording, anyOf) && !isSaidOnlyAcrossClauses(rest, wording, accepted);
}

/** Returns whether a short answer is the contradicting wording, word for word, and none of the accepted ones. It may begin with “use”. */
function isWrittenInstead(line: string, wording: string, anyOf: readonly string[]): boolean {
  const [said, rejected] = [line.replace(/^\s*(?:use|using|add|it is)\s/iu, ''), wording].map((text) =>
    splitWords(text)
      .filter((word) => !/^(?:the|an?)$/u.test(word))
      .join(' '),
  );
  return (
    said === rejected &&
    !anyOf.some(
      (each) =>
        splitWords(each)
          .filter((word) => !/^(?:the|an?)$/u.test(word))
          .join(' ') === said,
    )
  );
}

/**
 * Returns whether a line does not name what the contradicting wording is about, and both directions are the same as in an accepted
 * wording: “it gets bigger” does not say “gravity increases” if “the force is greater” is right.
 */
function leavesOutSubject(line: string, wording: string, anyOf: readonly string[]): boolean {
  const { meanings } = readClaim(wording);
  const directions = new Set(meanings.flatMap(({ kind, name }) => (kind === 'direction' ? [name] : [])));
  const subjects = meanings.filter(({ kind }) => kind === 'content' || kind === 'generic');
  const isShared = anyOf.some((each) => readClaim(each).meanings.some(({ name }) => directions.has(name)));
  const said = new Set(readClaim(line).meanings.map(({ name }) => name));
  return isShared && subjects.length > 0 && !subjects.some(({ name }) => said.has(name));
}

/** Returns whether a text shares with a wording of several meanings only the direction of a change, such as “increases”. */
export function sharesOnlyChange(text: string, wording: string): boolean {
  const { meanings } = readClaim(wording);
  const said = new Set(readClaim(text).meanings.map(({ name }) => name));
  const shared = meanings.filter(({ name }) => said.has(name));
  return meanings.length > 1 && shared.length < 2 && shared.every(({ kind }) => kind === 'direction');
}

const MAX_MISTAKES = 8;

/** Returns whether a short answer is spelt more like an accepted wording than like the contradicting one: “quantiative” for “quantitative”. */
function isNearerTo(anyOf: readonly string[], line: string, wording: string): boolean {
  const said = splitWords(line).join(' ');
  if (splitWords(line).length > MAX_TERM_WORDS) return false;
  const count = (each: string) => editDistance(said, splitWords(each).join(' '), MAX_MISTAKES);
  return Math.min(...anyOf.map(count)) < Math.min(count(wording), 3);
}

/** Removes accepted terms that contain the contradicting one, such as “carbon dioxide” for “carbon”. */
function removeLongerTerms(line: string, wording: string, accepted: readonly string[]): string {
  const longer = accepted.filter(
    (each) => splitWords(each).length > splitWords(wording).length && hasWords(each, wording),
  );
  return longer.reduce(
    (text, each) => text.replace(new RegExp(`\\b${RegExp.escape(each)}\\b`, 'giu'), ' '),
    line,
  );
}

/** Separates the clauses of a sentence. */
const CLAUSE_SEPARATOR = /[,;]|->|→|\b(?:so|and|but|while|whereas|because|therefore)\b/iu;
/** Matches a clause that continues the subject of the clause before. */
const CONTINUES = /^\s*(?:it|they|this|that|these|then|also|is|are|has|have)\b/iu;

/**
 * Returns whether the words of a contradicting wording come from two clauses, one of which is accepted: “the
 * frequency stays the same so the wavelength decreases” does not state that the frequency decreases.
 */
function isSaidOnlyAcrossClauses(line: string, wording: string, accepted: readonly string[]): boolean {
  const clauses = splitAtSubjects(line, accepted)
    .split(CLAUSE_SEPARATOR)
    .filter((clause) => clause.trim() !== '');
  // A clause that another bullet accepts as a statement does not contradict.
  const statements = accepted.filter((each) => !isTerm(each));
  if (clauses.length < 2 || CLAUSE_SEPARATOR.test(wording)) return false;
  return (
    !clauses.some(
      (clause) =>
        (hasWording(clause, wording) && !containsAny(clause, statements)) || continuesWith(clause, wording),
    ) && clauses.some((clause) => containsAny(clause, accepted))
  );
}

/** Returns whether a clause continues the subject of the clause before it with a part of the contradicting wording. */
function continuesWith(clause: string, wording: string): boolean {
  const said = new Set(readClaim(clause).meanings.map(({ name }) => name));
  return CONTINUES.test(clause) && readClaim(wording).meanings.some(({ name }) => said.has(name));
}

/** Separates the statements of a line without punctuation, each of which begins as an accepted one: “frequency same wavelength decreases”. */
function splitAtSubjects(line: string, accepted: readonly string[]): string {
  const changes = accepted.filter((each) => readClaim(each).meanings.at(-1)?.kind === 'direction');
  const subjects = new Set(
    changes.flatMap((each) => /^(?:the )?(\p{L}{5,})\s\p{L}/iu.exec(each)?.[1]?.toLowerCase() ?? []),
  );
  if (subjects.size < 2) return line;
  return line.replace(new RegExp(`\\b(?:the )?(?:${[...subjects].join('|')})\\b`, 'giu'), ', $&');
}

/** Returns whether a text has a contradicting wording as a statement or as an answer of its own. */
function containsContradiction(line: string, wording: string, anyOf: readonly string[]): boolean {
  const needsOwnWords =
    DENIAL.test(wording) ||
    containsAny(wording, anyOf) ||
    // An accepted wording with both directions may seem to contain the contradicting wording.
    anyOf.some((accepted) => hasWording(accepted, wording));
  const isSaid = (text: string) =>
    needsOwnWords ? hasWords(text, wording) && !onlyWithGap(text, wording, anyOf) : hasWording(text, wording);
  if (!isSaid(line) || ![wording, ...anyOf].every(isTerm) || statesOpposite(wording, anyOf))
    return isSaid(line);
  return line.split(ANSWER_SEPARATOR).some((answer) => {
    const extraWords = countTermWords(answer) - splitWords(wording).length;
    return !EXPLAINS.test(answer) && extraWords <= MAX_EXTRA_WORDS && isSaid(answer);
  });
}

/** Returns whether the words of a contradicting wording are apart in a text as in an accepted one: “different structural formula” for “different formula”. */
function onlyWithGap(text: string, wording: string, anyOf: readonly string[]): boolean {
  const hasExactly = (each: string) =>
    ` ${splitWords(each).join(' ')} `.includes(` ${splitWords(wording).join(' ')} `);
  return !hasExactly(text) && anyOf.some((accepted) => hasWords(accepted, wording) && !hasExactly(accepted));
}

/** Returns whether a wording has the opposite of an accepted one, as “in series” and “in parallel”. */
function statesOpposite(wording: string, anyOf: readonly string[]): boolean {
  const opposites = new Set(readClaim(wording).meanings.map(({ name }) => getOpposite(name) ?? ''));
  return anyOf.some((accepted) => readClaim(accepted).meanings.some(({ name }) => opposites.has(name)));
}

/** Separates the answers of a line from each other and from explanations. */
const ANSWER_SEPARATOR = /[,;:/&+()\n]|\s[-–—]\s|\.\s|\b(?:and|or|plus|but)\b|\b(?=then\b)/iu;
/** Matches the beginning of a text that explains an answer, or that states what happens later. */
export const EXPLAINS =
  /^\s*(?:because|so|since|as|which|that|when|where|whereas|therefore|not|unlike|for|from|due|to|then|later|next|after|before|it|this|they|used)\b(?!\s*$)/iu;
const MAX_EXTRA_WORDS = 1;

/** Returns whether a wording names something, and states no change or comparison. */
export function isTerm(wording: string): boolean {
  return (
    splitWords(wording).length <= MAX_TERM_WORDS &&
    readClaim(wording).meanings.every(
      ({ kind, name }) => kind === 'content' || kind === 'generic' || isBinary(name),
    )
  );
}

/** Counts the words of a text, without articles and similar words. */
export function countTermWords(item: string): number {
  return splitWords(item).filter((word) => !FILLER_WORDS.has(word)).length;
}
