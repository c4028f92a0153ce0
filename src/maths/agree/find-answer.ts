import { findConclusion, readBoxes } from './read-boxes.ts';

/**
 * A part of the text that may be the answer, and how it was found. Lists of candidates are in order of
 * preference.
 */
export type AnswerCandidate = {
  readonly source: string;
  readonly how: 'whole' | 'boxed' | 'announced' | 'last';
  /** The part was between maths delimiters such as `$`. */
  readonly tex?: boolean;
};

const MAX_TEXT_LENGTH = 20_000;
/** A box may be anywhere in the text; an announcement is searched only in this many characters at the end. */
const MAX_PROSE_LENGTH = 6_000;
/** Matches “all real numbers except 2”. */
const ALL_EXCEPT =
  /^\s*all real(?: number)?s?,? (?:except|but|other than)(?: for)?\s+(?:[a-z]\s*=\s*)?([-\d.,/ ]+)\.?\s*$/iu;
/** Matches markup, which shows that the text is more than a formula. */
const MARKUP = /[$`#*\n]|\\(?:boxed|fbox|framebox|[()[\]\\])/u;
/** Matches two letters and further text, as in prose. A single star multiplies, so `rho*z` does not match. */
const PROSE = /[A-Za-z]{2}(?:\*\*)?[\s,:;.]+\S/u;

/** Finds the answer inside prose: a box, “the answer is”, the last formula, or the whole text. */
export function findAnswer(text: string): AnswerCandidate[] {
  if (ALL_EXCEPT.test(text)) return [{ source: cleanSource(text), how: 'whole' }];
  if (text.length < 300 && !MARKUP.test(text) && !PROSE.test(text))
    return [{ source: cleanSource(text), how: 'whole' }];
  const cleanText = removeConditions(
    removeDoubleEscaping(text.length > MAX_TEXT_LENGTH ? text.slice(-MAX_TEXT_LENGTH) : text),
  );
  const conclusion = findConclusion(cleanText);
  if (conclusion !== undefined) return findAnswer(conclusion);
  const boxContent = readBoxes(cleanText);
  if (boxContent !== undefined) return [{ source: cleanSource(boxContent), how: 'boxed' }];
  const endOfText = cleanText.length > MAX_PROSE_LENGTH ? cleanText.slice(-MAX_PROSE_LENGTH) : cleanText;
  const wholeText: AnswerCandidate = {
    source: cleanSource(stripMathDelimiters(endOfText)),
    how: 'whole',
    tex: /^\s*\$.*\$\s*$/su.test(endOfText),
  };
  if (!looksLikeProse(endOfText)) return [wholeText, ...listLastMember(wholeText)];
  const candidates: AnswerCandidate[] = isSentence(endOfText) ? [] : [wholeText];
  const { strong, weak } = findAnnouncements(endOfText);
  candidates.push(...strong.flatMap(listAnnouncedCandidates));
  if (listMathSegments(endOfText).length > 0) candidates.push(...listLastCandidates(endOfText));
  candidates.push(...weak.flatMap(listAnnouncedCandidates));
  return [...candidates, ...listLastCandidates(endOfText), wholeText];
}

/** Removes double escaping: `\\\\frac` throughout means that the text was escaped twice. */
function removeDoubleEscaping(text: string): string {
  // A single `\n` is an escaped line break, not a command.
  const isDoubleEscaped = /\\\\[a-zA-Z]{2,}/u.test(text) && !/(?:^|[^\\])\\(?!n)[a-zA-Z]/u.test(text);
  return isDoubleEscaped ? text.replace(/\\\\/gu, '\\').replace(/\\n(?![a-zA-Z])/gu, ' ') : text;
}

/** Matches a closing clause such as “where k is an integer”. */
const CONDITIONS =
  /(?<=[$)\]}\w])\s*,?\s*\b(?:where|with|for (?:any|some|all|every|each))\s+(?:the )?(?:constant |integer |real )?\$?\\?\(?[A-Za-z][^.!?\n]{0,60}?(?:constant|integer|whole number|real number|natural number|arbitrary)s?[^.!?\n]{0,30}[.!]?\s*$/iu;

/** Removes a closing condition, which declares a letter and is not part of the answer. */
function removeConditions(text: string): string {
  return text.length < 2000 && /constant|integer|number|arbitrary/iu.test(text)
    ? text.replace(CONDITIONS, '')
    : text;
}

/** Returns, as far as they exist, the last number after the last formula, the last formula, and the last number of the whole text. */
function listLastCandidates(text: string): AnswerCandidate[] {
  const formulas = [...text.matchAll(MATH_SEGMENT)];
  const formula = formulas.at(-1);
  const formulaText = joinLastFormulas(text, formulas);
  const after = formula ? text.slice(formula.index + formula[0].length) : '';
  const valueAfterFormula = findLastValue(after);
  const value = findLastValue(stripMathDelimiters(text));
  const candidates: AnswerCandidate[] = [];
  if (valueAfterFormula !== undefined)
    candidates.push({ source: cleanSource(valueAfterFormula), how: 'last' });
  if (formulaText !== undefined) {
    const candidate: AnswerCandidate = { source: cleanSource(formulaText), how: 'last', tex: true };
    candidates.push(candidate, ...listLastMember(candidate));
  }
  if (value !== undefined) candidates.push({ source: cleanSource(value), how: 'last' });
  return candidates;
}

/** Returns the part after the last = of a chain, in case its beginning cannot be parsed. */
function listLastMember({ source, ...candidate }: AnswerCandidate): AnswerCandidate[] {
  const lastEquals = source.lastIndexOf('=');
  if (lastEquals < 0 || /[<>!]/u.test(source[lastEquals - 1] ?? '') || source.indexOf('=') === lastEquals)
    return [];
  return [{ ...candidate, source: cleanSource(source.slice(lastEquals + 1)) }];
}

/**
 * Returns the last formula, joined with the formulas before it if only “and”, “or” or a comma is between
 * them.
 */
function joinLastFormulas(text: string, formulas: readonly RegExpExecArray[]): string | undefined {
  const readContent = (match: RegExpExecArray | undefined) =>
    match?.slice(1).find((part) => part !== undefined);
  let result = readContent(formulas.at(-1));
  for (let k = formulas.length - 1; k > 0 && result !== undefined; k--) {
    const [before, after] = [formulas[k - 1], formulas[k]];
    const between = text.slice((before?.index ?? 0) + (before?.[0].length ?? 0), after?.index);
    const connective = /^\s*(?:,|;|,?\s*(and|or))\s*$/iu.exec(between);
    const canBeJoined = connective?.[1] !== undefined || /^[^=<>]+=[^=<>]+$/u.test(readContent(before) ?? '');
    if (!connective || !canBeJoined) break;
    result = `${readContent(before)}${/or/iu.test(connective[1] ?? '') ? ' or ' : ', '}${result}`;
  }
  return result;
}

function looksLikeProse(text: string): boolean {
  return PROSE.test(text.replace(/\\[a-zA-Z]+/gu, ' ')) || text.includes('####');
}

/** Matches a common English word that is not the name of a LaTeX command. */
const SENTENCE_WORDS =
  /(?:^|[^\\a-zA-Z])(?:so|is|are|the|thus|hence|therefore|we|get|have|which|that|it|its|answer|final|then|this|gives|i|you|they|because|since|equals)(?![a-zA-Z])/iu;

/** Returns whether there are ordinary words around the formulas, so the whole text is not a formula. */
function isSentence(text: string): boolean {
  const outside = text.replace(MATH_SEGMENT, ' ').replace(/\\(?:text|mathrm)\s*\{[^{}]*\}/gu, ' ');
  return SENTENCE_WORDS.test(outside) && outside.trim().length > 3;
}

/** Matches phrases that announce an answer, both strong (“the answer is”) and weak (“so”, “=”). */
const ANNOUNCEMENT =
  /(?:final answer|answer|solution|result|value|ans)\s*(?:\\?\*\*)?\s*(?:is|are|equals|=|:|would be|comes to)(?:\s*(?:that|given by|therefore|thus|approximately|equal to|about|simply))?[\s:*]*|####\s*|(?:\b(?:therefore|thus|hence|so|conclude that|we get|we find|we have|gives|obtain|equals|is|are)\b|(?<![<>!])=)\s*[:,]?\s*/giu;

/**
 * Returns the text after each announcing phrase, up to the end of its sentence; the last phrase comes first.
 */
function findAnnouncements(text: string): { strong: string[]; weak: string[] } {
  const strong: string[] = [];
  const weak: string[] = [];
  for (const match of text.matchAll(ANNOUNCEMENT)) {
    const rest = readSentence(text.slice(match.index + match[0].length));
    if (rest === '' || /^(?:not|less|more|greater|at (?:most|least)|below|above)\b/iu.test(rest)) continue;
    (/answer|ans|solution|####|result/iu.test(match[0]) ? strong : weak).push(rest);
  }
  return { strong: strong.reverse().slice(0, 3), weak: weak.reverse().slice(0, 4) };
}

function readSentence(text: string): string {
  return (
    /^[\s\S]*?(?=(?:[.!?](?:\s|$|\*))|\n\s*\n|<\||\bI hope\b|$)/u.exec(text.slice(0, 1200))?.[0] ?? ''
  ).trim();
}

function listAnnouncedCandidates(rest: string): AnswerCandidate[] {
  const plainText = stripMathDelimiters(rest);
  const statedValue = /^[\s\S]*\b(?:is|are|equals|be)\s+([\s\S]+)$/u.exec(plainText)?.[1];
  const sources = [plainText, statedValue, listMathSegments(rest).at(-1), findLastValue(plainText)];
  return sources.flatMap((source) =>
    source === undefined ? [] : [{ source: cleanSource(source), how: 'announced' as const }],
  );
}

const MATH_SEGMENT = /\$\$([\s\S]+?)\$\$|\$([^$]+?)\$|\\\[([\s\S]+?)\\\]|\\\(([\s\S]+?)\\\)/gu;

function listMathSegments(text: string): string[] {
  return [...text.matchAll(MATH_SEGMENT)].map((match) => match[1] ?? match[2] ?? match[3] ?? match[4] ?? '');
}

/** Returns the last number of the text with its sign and unit. */
function findLastValue(text: string): string | undefined {
  const end = text.slice(-2000);
  const last = [...end.matchAll(NUMBER_WITH_UNIT)].at(-1);
  if (!last || QUALIFYING_WORDS.test(end.slice(0, last.index))) return undefined;
  return last[0].replace(/,$/u, '');
}

/** Matches words before a number that negate or qualify it: “not 42” and “less than 42” do not mean 42. */
const QUALIFYING_WORDS =
  /(?:\bnot|\bnever|\bnor|n't|[<>≤≥≠]|\bthan|\bat (?:most|least)|\b(?:below|above|under|over|exceeds?))\s*\$?\s*$/iu;

/** Matches a number with an optional sign, currency and unit: `-5`, `£1,200.50`, `12 m/s`, `3 or 4`. */
const NUMBER_WITH_UNIT =
  /(?:[-−]?\d[\d.]*\s+or\s+)*[-−]?(?:[£$€]\s?)?\d[\d,]*(?:\.\d+)?(?:\s*(?:%|percent\b|°|[a-zA-Zµ]{1,3}(?:\/[a-zA-Z]{1,3})?[²³]?(?![a-zA-Z])))?/gu;

/** Removes maths delimiters and markup; a single dollar sign is money. */
export function stripMathDelimiters(text: string): string {
  const hasPairedDollars = (text.match(/(?<!\\)\$/gu) ?? []).length % 2 === 0;
  const withoutMarkup = text
    .replace(/\\\[|\\\]|\\\(|\\\)/gu, ' ')
    .replace(/(^|\s)\*\*(?=\S)|(?<=\S)\*\*(?=\s|$|[.:,])|`/gu, '$1')
    .replace(/^#+\s*/u, '');
  return hasPairedDollars ? withoutMarkup.replace(/(?<!\\)\$\$?/gu, ' ') : moveDollarToFront(withoutMarkup);
}

/** Moves a dollar sign after the amount to the front: `1,000.99$`. */
function moveDollarToFront(text: string): string {
  return text.replace(/^([^$]*\d)\s*\$\s*$/u, '\\$$$1');
}

function cleanSource(source: string): string {
  const wordless = REMOVABLE_WORDS.test(source) ? removeWords(source) : source;
  return wordless
    .trim()
    .replace(/^\\?["“](.*?)\\?["”][.,]?$/su, '$1')
    .replace(/(?:[.,;:!?]|\\\\|\\,|\\ |\s)+$/u, (end) => (/^(?:!+|\.{3})$/u.test(end) ? end : ''))
    .trim();
}

/** Quick test for the words that `removeWords` removes; most answers have none of them. */
const REMOVABLE_WORDS = /all real|boxed|about|approx|around|roughly|exactly|nearly|not\s|ans|solution|ph/iu;

function removeWords(source: string): string {
  return source
    .replace(ALL_EXCEPT, '\\mathbb{R} \\setminus \\{$1\\}')
    .replace(/\\boxed\s*\{([^{}]*)\}/gu, '$1')
    .replace(
      /^\s*(?:\\text\s*\{\s*)?(?:about|approximately|approx\.?|around|roughly|exactly|nearly)\s*\}?\s*(?=[-−$\\\d(])/iu,
      '',
    )
    .replace(/,\s*not\s+\$?[-\w./\\{}]+\$?\.?\s*$/iu, '')
    .replace(/^\s*(?:answer|ans|solution)\s*[:=]\s*|^\s*pH\s*[=:]?\s*/iu, '');
}
