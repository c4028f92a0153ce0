import type { ScannedToken } from './scan-tokens.ts';
import type { NumberRole } from './stated-number.ts';

const SIGN = /^[-+$]$/;
const OPERATOR = /^[-+*/^]$/;
const EQUALITY = /^(?:=|is|equals|are|gives|get)$/;
/** Words before the number of a step, figure, equation or list item. */
const LABEL_WORD =
  /^(?:steps?|figure|fig|eqs?|eqn|equations?|parts?|question|problem|example|section|chapter|theorem|lemma|case|table|method|exercise|page|line|row|rule|grade|type|number|option|choice|stage|no|axiom|definition|corollary|proposition|appendix|ref|ex|columns?|first|last|next|figura|problema|ejercicio|ejemplo|tabla|paso|abbildung|abb|aufgabe|tabelle|schritt|exercice|exemple|étape|tableau|câu|bài|hình|bảng|рис|рисунок|рисунке|задача|таблица|таблице)$/u;
/** The part of a chemical name after its number: `4-methylhexane`. */
const SUBSTANCE_NAME =
  /^(?:(?:di|tri|tetra)?(?:methyl|ethyl|propyl|butyl|chloro|bromo|iodo|fluoro|nitro|hydroxy|amino|phenyl|oxo)|(?:ene?|yne?|ols?|one|al|diol|diene)$)/;
const MARKS_OR_CLOCK_WORD = /^(?:points?|marks?|pts?|分|am|pm)$/;
const MONTH_OR_PAGE =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|pp?|pages?|vol|no|chapter)$/i;
/** Functions and letters that a number multiplies: `4 \pi`, `2.5 \log x`. */
const FACTOR = /^\\(?:pi|log|ln|sin|cos|tan|exp|lambda|theta|alpha|omega|mu|sigma|hbar|varepsilon|epsilon)$/;
/** How many tokens before an equality sign are searched for a computation. */
const MAX_SIDE_LENGTH = 40;

/** Finds the letter before `=` and a number: `m = 5`, `v_0 = 5`, `\alpha = 5`. */
export function findLetter(tokens: readonly ScannedToken[], index: number): string | undefined {
  let at = index - 1;
  while (SIGN.test(tokens[at]?.text ?? '')) at--;
  if (!/^[=:]$/.test(tokens[at]?.text ?? '')) return undefined;
  if (tokens[at - 1]?.text === ')') return findFunctionName(tokens, at - 1);
  const name: string[] = [];
  for (at--; at >= 0 && name.length < 6; at--) {
    const token = tokens[at];
    if (token === undefined || token.kind === 'break' || (token.kind === 'sign' && token.text !== '_')) break;
    name.unshift(token.text);
    if (token.kind === 'word' && tokens[at - 1]?.text !== '_') break;
  }
  if (/^\\[Dd]elta$/.test(tokens[at - 1]?.text ?? '')) name.unshift(tokens[--at]?.text ?? '');
  const [first = ''] = name;
  const isLetter = first.length === 1 ? /\p{L}/u.test(first) : first.startsWith('\\');
  return isLetter && isStart(tokens[at - 1]) ? name.join('') : undefined;
}

/** Whether a name may begin after a token. */
function isStart(before: ScannedToken | undefined): boolean {
  return (
    before === undefined || !before.isFormula || before.kind === 'break' || /^[,;.(:]$/.test(before.text)
  );
}

/** How many tokens a name such as `P(A \\mid B)` may have. */
const MAX_NAME_LENGTH = 8;

/** Finds the name before a number such as `P(C) = 0.75`, of which the last token is at `end`. */
function findFunctionName(tokens: readonly ScannedToken[], end: number): string | undefined {
  let open = end - 1;
  while (open > end - MAX_NAME_LENGTH && tokens[open]?.text !== '(') open--;
  const [letter, before] = [tokens[open - 1], tokens[open - 2]];
  const isName = letter?.kind === 'word' && /^\p{L}$/u.test(letter.text) && tokens[open]?.text === '(';
  if (!isName || !isStart(before)) return undefined;
  return tokens
    .slice(open - 1, end + 1)
    .map(({ text }) => text)
    .join('');
}

type NumberPlace = {
  readonly source: string;
  readonly tokens: readonly ScannedToken[];
  readonly index: number;
  readonly letter: string | undefined;
  /** The end of the number and its unit. */
  readonly end: number;
};

/** The start of a display. A value that is alone in a display is a result. */
const DISPLAY_START = /(?:\\begin\{[a-z]+\*?\}|\\\[|(?:^|\n)\s*\$\$)\s*$/;
const DISPLAY_END = /^[\s.}]*(?:\\%\s*)?(?:\\end\{|\\\]|\$\$\s*(?:\n|$))/;

/** Decides how the text uses a number. */
export function findRole({ source, tokens, index, letter, end }: NumberPlace): NumberRole {
  const before = tokens[index - 1];
  const tokenStart = tokens[index]?.start ?? 0;
  const beforeSign = SIGN.test(before?.text ?? '') ? tokens[index - 2] : before;
  if (before?.text === '_' || (beforeSign?.text === '^' && Number.isInteger(tokens[index]?.value)))
    return 'index';
  const word = before?.text === '.' ? tokens[index - 2] : before;
  const hasUnit = end > (tokens[index]?.end ?? end);
  if (word?.kind === 'word' && !hasUnit && LABEL_WORD.test(word.text)) return 'index';
  if (isListLabel(source, tokens, index) || isNotQuantity(source, tokens, index)) return 'index';
  if (
    DISPLAY_START.test(source.slice(Math.max(0, tokenStart - 30), tokenStart)) &&
    DISPLAY_END.test(source.slice(end, end + 20))
  )
    return 'result';
  if (!EQUALITY.test(beforeSign?.text ?? '') || !isEndOfSide(tokens, index, end)) return 'operand';
  if (isChainEnd(tokens, index)) return 'result';
  return letter !== undefined || !isComputed(tokens, index) ? 'stated' : 'result';
}

/** Whether there is an earlier equality sign before the last one, as in `v = \sqrt{2gh} = 13`. */
function isChainEnd(tokens: readonly ScannedToken[], index: number): boolean {
  let at = index - 1;
  while (at >= 0 && tokens[at]?.text !== '=') {
    if (!SIGN.test(tokens[at]?.text ?? '')) return false;
    at--;
  }
  if (tokens[at - 1]?.kind === 'break') return tokens[at]?.isFormula === true;
  let names = 0;
  for (let left = at - 1; left >= 0 && left > at - MAX_SIDE_LENGTH; left--) {
    const token = tokens[left];
    if (token === undefined || token.kind === 'break' || !token.isFormula || /^[,;]$/.test(token.text))
      return false;
    if (token.text === '=') return names > 1;
    if (token.text !== '_' && tokens[left - 1]?.text !== '_') names++;
  }
  return false;
}

/** Whether the text before an equality sign computes with numbers: `48/2 =`, not `Monday =` or `P(X > 3) =`. */
function isComputed(tokens: readonly ScannedToken[], index: number): boolean {
  for (let at = index - 1; at >= 0 && at > index - MAX_SIDE_LENGTH; at--) {
    const token = tokens[at];
    if (token === undefined || token.kind === 'break' || /^[.;?]$/.test(token.text)) return false;
    if (token.kind !== 'number') continue;
    const [before, after] = [tokens[at - 1], tokens[at + 1]];
    if (OPERATOR.test(before?.text ?? '') || OPERATOR.test(after?.text ?? '')) return true;
    if (after?.kind === 'word' && after.isFormula && /^(?:.|\\.*)$/u.test(after.text)) return true;
    if (after?.text === ')' && tokens[at + 2]?.text === '(') return true;
  }
  return false;
}

/** Whether a number is not a quantity of the question: "(3 points)", "June 21", a page, a clock time, or a number in a name such as "C-9B" or "3.1.2". */
function isNotQuantity(source: string, tokens: readonly ScannedToken[], index: number): boolean {
  const [before, token, after] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  if (token === undefined) return false;
  if (after !== undefined && MARKS_OR_CLOCK_WORD.test(after.text)) return true;
  if (isClock(source, token) || isLayout(source, token)) return true;
  if (source.charAt(token.start - 1) === '[' && source.charAt(token.end) === ']') return true;
  if (after?.text === '-' && !after.isSpaced && SUBSTANCE_NAME.test(tokens[index + 2]?.text ?? ''))
    return true;
  if ([before, after].some((word) => word?.kind === 'word' && MONTH_OR_PAGE.test(word.text))) return true;
  if (before?.kind === 'number' && !token.isSpaced && token.text.startsWith('.')) return true;
  if (
    before?.text === '-' &&
    tokens[index - 2]?.kind === 'number' &&
    LABEL_WORD.test(tokens[index - 3]?.text ?? '')
  )
    return true;
  const isJoined = before?.text === '-' && !before.isSpaced && !token.isSpaced;
  return isJoined && !token.isFormula && tokens[index - 2]?.kind === 'word';
}

const LAYOUT_BEFORE =
  /(?:\\(?!(?:text|math|SI|qty|num|mbox|frac|unit|ans|boxed)[a-z]*)[A-Za-z]+\*?(?:\[[^\]]*\])?|[|lcrpmb@!>*])\{$/;
const LAYOUT_AFTER = /^(?:cm|mm|pt|in|ex|em)\}/;

/** Whether a number is an argument of a layout command or a column of a table, such as `{3cm}` or `*{11}{c|}`. */
function isLayout(source: string, { start, end }: ScannedToken): boolean {
  if (source.charAt(start - 1) !== '{') return false;
  if (source.slice(start - 2, start) === '*{' && source.slice(end, end + 2) === '}{') return true;
  return (
    LAYOUT_AFTER.test(source.slice(end, end + 4)) &&
    LAYOUT_BEFORE.test(source.slice(Math.max(0, start - 40), start))
  );
}

/** Whether a number is the hours or the minutes of a time such as 08:40. */
function isClock(source: string, { start, end, text }: ScannedToken): boolean {
  if (!/^\d\d?$/.test(text)) return false;
  return (
    /^:[0-5]\d(?!\d)/.test(source.slice(end, end + 4)) ||
    /(?<!\d)\d\d?:$/.test(source.slice(Math.max(0, start - 4), start))
  );
}

/** Whether a number is a label: `1.` or `(2)` at the start of a line, or `(3)` at its end. */
function isListLabel(source: string, tokens: readonly ScannedToken[], index: number): boolean {
  const token = tokens[index];
  if (token === undefined) return false;
  const before = source.slice(Math.max(0, token.start - 40), token.start);
  // The number of a problem in a book, with its difficulty: `3.12 [II]`.
  if (/(?:^|[\n}])\s*$/.test(before) && /^\s*\[I{1,3}\]/.test(source.slice(token.end, token.end + 8)))
    return true;
  if (token.value > 30 || !/^\d+$/.test(token.text)) return false;
  const after = source.slice(token.end, token.end + 3);
  if (/(?:^|\n|\\item)[ \t]*\(?[ \t]*$/.test(before)) return /^[.):、．](?:\s|$)/.test(after);
  return /\(\s*$/.test(before) && /^\s*\)\s*$/.test(after) && tokens[index + 2]?.kind === 'break';
}

/** Whether the side of an equality ends at `end`, where the number and its unit end. */
function isEndOfSide(tokens: readonly ScannedToken[], index: number, end: number): boolean {
  const next = tokens
    .slice(index + 1, index + 12)
    .find((token) => token.start >= end && !/^[)%]$/.test(token.text));
  if (next === undefined || next.kind === 'break') return true;
  if (next.kind === 'number' || FACTOR.test(next.text)) return false;
  if (next.kind !== 'word') return !/^[-+*/^(!]$/.test(next.text);
  return !next.isFormula || (next.isSpaced && !isBeforeFactor(tokens, tokens.indexOf(next, index)));
}

/** Whether a word in a formula, such as a substance after its amount, is followed by a factor or denominator: `\frac{5 g HCl}{…}`. */
function isBeforeFactor(tokens: readonly ScannedToken[], index: number): boolean {
  const sign = tokens
    .slice(index + 1, index + MAX_NAME_LENGTH)
    .find(({ kind, text }) => kind === 'break' || (kind === 'sign' && !/^[_()]$/.test(text)));
  return sign?.isFormula === true && /^[*/]$/.test(sign.text);
}
