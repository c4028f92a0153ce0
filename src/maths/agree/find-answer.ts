/** A piece of the text that may be the answer; candidates are listed best first. */
export type AnswerCandidate = {
  readonly source: string;
  readonly how: 'whole' | 'boxed' | 'announced' | 'last';
  /** It was between maths delimiters. */
  readonly tex?: boolean;
};

const MAX_TEXT_LENGTH = 20_000;
/** A box is looked for in the whole text, an announcement only in this many last characters. */
const MAX_PROSE_LENGTH = 6_000;
/** “all real numbers except 2”. */
const ALL_EXCEPT =
  /^\s*all real(?: number)?s?,? (?:except|but|other than)(?: for)?\s+(?:[a-z]\s*=\s*)?([-\d.,/ ]+)\.?\s*$/iu;
/** Markup that shows that the text is not a bare formula. */
const MARKED = /[$`#*\n]|\\(?:boxed|fbox|framebox|[()[\]\\])/u;
// A single star multiplies, so `rho*z` does not count as prose.
const PROSE = /[A-Za-z]{2}(?:\*\*)?[\s,:;.]+\S/u;

/** Finds the answer inside prose: a box, “the answer is”, the last formula, or the whole text. */
export function findAnswer(text: string): AnswerCandidate[] {
  if (ALL_EXCEPT.test(text)) return [{ source: clean(text), how: 'whole' }];
  if (text.length < 300 && !MARKED.test(text) && !PROSE.test(text))
    return [{ source: clean(text), how: 'whole' }];
  const long = withoutConditions(
    singleEscaped(text.length > MAX_TEXT_LENGTH ? text.slice(-MAX_TEXT_LENGTH) : text),
  );
  const boxed = boxedAnswer(long);
  if (boxed !== undefined) return [{ source: clean(boxed), how: 'boxed' }];
  const tail = long.length > MAX_PROSE_LENGTH ? long.slice(-MAX_PROSE_LENGTH) : long;
  const whole: AnswerCandidate = {
    source: clean(stripMathDelimiters(tail)),
    how: 'whole',
    tex: /^\s*\$.*\$\s*$/su.test(tail),
  };
  if (!looksLikeProse(tail)) return [whole, ...lastMember(whole)];
  const out: AnswerCandidate[] = isSentence(tail) ? [] : [whole];
  const { strong, weak } = announcements(tail);
  out.push(...strong.flatMap(announcedCandidates));
  if (mathSegments(tail).length > 0) out.push(...lastCandidates(tail));
  out.push(...weak.flatMap(announcedCandidates));
  return [...out, ...lastCandidates(tail), whole];
}

/** Removes double escaping: `\\\\frac` throughout means that the text was escaped twice. */
function singleEscaped(text: string): string {
  const doubled = /\\\\[a-zA-Z]{2,}/u.test(text) && !/(?:^|[^\\])\\[a-zA-Z]/u.test(text);
  return doubled ? text.replace(/\\\\/gu, '\\').replace(/\\n(?![a-zA-Z])/gu, ' ') : text;
}

/** A closing clause such as “where k is an integer”. */
const CONDITIONS =
  /(?<=[$)\]}\w])\s*,?\s*\b(?:where|with|for (?:any|some|all|every|each))\s+(?:the )?(?:constant |integer |real )?\$?\\?\(?[A-Za-z][^.!?\n]{0,60}?(?:constant|integer|whole number|real number|natural number|arbitrary)s?[^.!?\n]{0,30}[.!]?\s*$/iu;

/** Removes a closing condition, which declares a letter and is not part of the answer. */
function withoutConditions(text: string): string {
  return text.length < 2000 && /constant|integer|number|arbitrary/iu.test(text)
    ? text.replace(CONDITIONS, '')
    : text;
}

/** Returns the last formula and the last number in the words, the later one first. */
function lastCandidates(text: string): AnswerCandidate[] {
  const formulas = [...text.matchAll(SEGMENT)];
  const formula = formulas.at(-1);
  const source = joinedFormulas(text, formulas);
  const after = formula ? text.slice(formula.index + formula[0].length) : '';
  const later = lastValue(after);
  const value = lastValue(stripMathDelimiters(text));
  const out: AnswerCandidate[] = [];
  if (later !== undefined) out.push({ source: clean(later), how: 'last' });
  if (source !== undefined) {
    const found: AnswerCandidate = { source: clean(source), how: 'last', tex: true };
    out.push(found, ...lastMember(found));
  }
  if (value !== undefined) out.push({ source: clean(value), how: 'last' });
  return out;
}

/** Returns what follows the last = of a chain whose beginning may be unreadable. */
function lastMember({ source, ...how }: AnswerCandidate): AnswerCandidate[] {
  const at = source.lastIndexOf('=');
  if (at < 0 || /[<>!]/u.test(source[at - 1] ?? '') || source.indexOf('=') === at) return [];
  return [{ ...how, source: clean(source.slice(at + 1)) }];
}

/** Returns the last formula, joined with earlier ones that only “and”, “or” or a comma separates from it. */
function joinedFormulas(text: string, formulas: readonly RegExpExecArray[]): string | undefined {
  const inside = (match: RegExpExecArray | undefined) => match?.slice(1).find((part) => part !== undefined);
  let joined = inside(formulas.at(-1));
  for (let k = formulas.length - 1; k > 0 && joined !== undefined; k--) {
    const [before, after] = [formulas[k - 1], formulas[k]];
    const between = text.slice((before?.index ?? 0) + (before?.[0].length ?? 0), after?.index);
    const joint = /^\s*(?:,|;|,?\s*(and|or))\s*$/iu.exec(between);
    const alike = joint?.[1] !== undefined || /^[^=<>]+=[^=<>]+$/u.test(inside(before) ?? '');
    if (!joint || !alike) break;
    joined = `${inside(before)}${/or/iu.test(joint[1] ?? '') ? ' or ' : ', '}${joined}`;
  }
  return joined;
}

function looksLikeProse(text: string): boolean {
  return PROSE.test(text.replace(/\\[a-zA-Z]+/gu, ' ')) || text.includes('####');
}

const SENTENCE_WORDS =
  /(?:^|[^\\a-zA-Z])(?:so|is|are|the|thus|hence|therefore|we|get|have|which|that|it|its|answer|final|then|this|gives|i|you|they|because|since|equals)(?![a-zA-Z])/iu;

/** Returns whether there are ordinary words around the formulas, so that the whole text is not a formula. */
function isSentence(text: string): boolean {
  const outside = text.replace(SEGMENT, ' ').replace(/\\(?:text|mathrm)\s*\{[^{}]*\}/gu, ' ');
  return SENTENCE_WORDS.test(outside) && outside.trim().length > 3;
}

/**
 * Returns the content of the last `\boxed{…}`. Consecutive boxes with only joining words between them form a
 * list.
 */
function boxedAnswer(text: string): string | undefined {
  const boxes = findBoxes(text);
  const last = boxes.at(-1);
  if (!last) return undefined;
  let joined = last.inside;
  for (let k = boxes.length - 2; k >= 0; k--) {
    const [box, next] = [boxes[k], boxes[k + 1]];
    if (!box || !next || !isJoint(text.slice(box.end, next.start)) || box.inside === next.inside) break;
    joined = `${box.inside}, ${joined}`;
  }
  if (boxes.length === 1) return `${signBefore(text, last)}${withTrailingUnit(text, last)}`;
  return joined;
}

/** Returns a minus sign directly in front of the box: `x = -\\boxed{42}`. */
function signBefore(text: string, box: Box): string {
  return /(?:^|[=$:(])\s*[-−]\s*\$?\s*$/u.test(text.slice(Math.max(0, box.start - 20), box.start)) ? '-' : '';
}

type Box = { inside: string; start: number; end: number };

function findBoxes(text: string): Box[] {
  const boxes: Box[] = [];
  const opener = /\\(?:boxed|fbox|framebox)\s*\{/gu;
  for (let match = opener.exec(text); match && boxes.length < 200; match = opener.exec(text)) {
    const open = match.index + match[0].length;
    const close = matchingBrace(text, open);
    boxes.push({
      inside: text.slice(open, close),
      start: match.index,
      end: Math.min(close + 1, text.length),
    });
    opener.lastIndex = close;
  }
  return boxes;
}

/** Finds where the open brace closes; an unclosed box ends at `$` or at the end of the text. */
function matchingBrace(text: string, from: number): number {
  let depth = 1;
  for (let k = from; k < text.length; k++) {
    if (text[k] === '\\') k++;
    else if (text[k] === '{') depth++;
    else if (text[k] === '}' && --depth === 0) return k;
  }
  const dollar = text.indexOf('$', from);
  return dollar < 0 ? text.length : dollar;
}

/** Returns whether the text between two boxes only joins them. */
function isJoint(between: string): boolean {
  const words = between
    .replace(/\\text\s*\{([^{}]*)\}/gu, '$1')
    .replace(/\\(?:quad|qquad|[,;! ()[\]])/gu, ' ')
    .replace(/[$\s,;.&+]/gu, ' ')
    .trim();
  return (
    words === '' ||
    (/^(?:\S+ ){0,4}(?:and|or)$|^(?:and|or)\b/iu.test(words) && words.length < 40) ||
    (/\band\b/iu.test(words) && words.split(/\s+/u).length <= 5)
  );
}

/** Adds a percent sign that follows the box: `\boxed{28}\%`. */
function withTrailingUnit(text: string, box: Box): string {
  const after = text.slice(box.end, box.end + 30).replace(/^\s*\$?\s*/u, '');
  const percent = /^(?:\\?%|percent\b|pct\b|per cent\b)/u.exec(after);
  return percent && !/%|percent/u.test(box.inside) ? `${box.inside}\\%` : box.inside;
}

/** Phrases that announce an answer, strong (“the answer is”) and weak (“so”, “=”). */
const CUE =
  /(?:final answer|answer|solution|result|value|ans)\s*(?:\\?\*\*)?\s*(?:is|are|equals|=|:|would be|comes to)(?:\s*(?:that|given by|therefore|thus|approximately|equal to|about|simply))?[\s:*]*|####\s*|(?:\b(?:therefore|thus|hence|so|conclude that|we get|we find|we have|gives|obtain|equals|is|are)\b|(?<![<>!])=)\s*[:,]?\s*/giu;

/** Collects what follows each announcing phrase up to the end of its sentence, the last first. */
function announcements(text: string): { strong: string[]; weak: string[] } {
  const strong: string[] = [];
  const weak: string[] = [];
  for (const match of text.matchAll(CUE)) {
    const rest = sentence(text.slice(match.index + match[0].length));
    if (rest === '' || /^(?:not|less|more|greater|at (?:most|least)|below|above)\b/iu.test(rest)) continue;
    (/answer|ans|solution|####|result/iu.test(match[0]) ? strong : weak).push(rest);
  }
  return { strong: strong.reverse().slice(0, 3), weak: weak.reverse().slice(0, 4) };
}

function sentence(text: string): string {
  return (
    /^[\s\S]*?(?=(?:[.!?](?:\s|$|\*))|\n\s*\n|<\||\bI hope\b|$)/u.exec(text.slice(0, 1200))?.[0] ?? ''
  ).trim();
}

function announcedCandidates(rest: string): AnswerCandidate[] {
  const plain = stripMathDelimiters(rest);
  const said = /^[\s\S]*\b(?:is|are|equals|be)\s+([\s\S]+)$/u.exec(plain)?.[1];
  const sources = [plain, said, mathSegments(rest).at(-1), lastValue(plain)];
  return sources.flatMap((source) =>
    source === undefined ? [] : [{ source: clean(source), how: 'announced' as const }],
  );
}

const SEGMENT = /\$\$([\s\S]+?)\$\$|\$([^$]+?)\$|\\\[([\s\S]+?)\\\]|\\\(([\s\S]+?)\\\)/gu;

function mathSegments(text: string): string[] {
  return [...text.matchAll(SEGMENT)].map((match) => match[1] ?? match[2] ?? match[3] ?? match[4] ?? '');
}

/** Returns the last number of the text with its sign and unit. */
function lastValue(text: string): string | undefined {
  const near = text.slice(-2000);
  const last = [...near.matchAll(VALUE)].at(-1);
  if (!last || QUALIFIED.test(near.slice(0, last.index))) return undefined;
  return last[0].replace(/,$/u, '');
}

/** Words before a number that deny or qualify it: “not 42” and “less than 42” are not 42. */
const QUALIFIED =
  /(?:\bnot|\bnever|\bnor|n't|[<>≤≥≠]|\bthan|\bat (?:most|least)|\b(?:below|above|under|over|exceeds?))\s*\$?\s*$/iu;

const VALUE =
  /(?:[-−]?\d[\d.]*\s+or\s+)*[-−]?(?:[£$€]\s?)?\d[\d,]*(?:\.\d+)?(?:\s*(?:%|percent\b|°|[a-zA-Zµ]{1,3}(?:\/[a-zA-Z]{1,3})?[²³]?(?![a-zA-Z])))?/gu;

/** Removes maths delimiters and markup; a single dollar sign is money. */
export function stripMathDelimiters(text: string): string {
  const paired = (text.match(/(?<!\\)\$/gu) ?? []).length % 2 === 0;
  const stripped = text
    .replace(/\\\[|\\\]|\\\(|\\\)/gu, ' ')
    .replace(/(^|\s)\*\*(?=\S)|(?<=\S)\*\*(?=\s|$|[.:,])|`/gu, '$1')
    .replace(/^#+\s*/u, '');
  return paired ? stripped.replace(/(?<!\\)\$\$?/gu, ' ') : trailingDollar(stripped);
}

/** Moves a dollar sign after the amount to the front: `1,000.99$`. */
function trailingDollar(text: string): string {
  return text.replace(/^([^$]*\d)\s*\$\s*$/u, '\\$$$1');
}

function clean(source: string): string {
  const bare = WORDED.test(source) ? withoutWords(source) : source;
  return bare
    .trim()
    .replace(/(?:[.,;:!?]|\\\\|\\,|\\ |\s)+$/u, (end) => (/^(?:!+|\.{3})$/u.test(end) ? end : ''))
    .trim();
}

/** Quick test for the words that `withoutWords` removes; most answers have none of them. */
const WORDED = /all real|boxed|about|approx|around|roughly|exactly|nearly|not\s|ans|solution|ph/iu;

function withoutWords(source: string): string {
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
