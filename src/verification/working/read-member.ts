import { someNode } from '../../maths/read/children.ts';
import { mapChildren } from '../../maths/read/map-children.ts';
import type { MathNode } from '../../maths/read/node.ts';
import { readMath } from '../../maths/read/read-math.ts';
import { normalizeMember } from './normalize-member.ts';
import { normalizeQuantities } from './normalize-quantities.ts';
import { listNumbers } from './operand-spread.ts';
import { readRepeatedValue } from './repeated-value.ts';

/** Notation that changes the meaning of a formula; a side with such notation is not parsed. */
const CHANGES_MEANING =
  /\\(?:(?:sin|cos|tan|sec|csc|cot|ln|log)\s*\[|(?:cancel|xcancel|bcancel|sout|pmod|bmod|mod|ldots|cdots|dots[bcmoi]?|vdots|ddots|oplus|otimes|parallel|star|diamond|ast|underbrace|overbrace|overset|underset|stackrel)\b|begin\s*\{(?!(?:[pbvBV]?(?:small)?matrix|array)\s*\})|operatorname\s*\{(?!\s*(?:arc|a)?(?:sin|cos|tan|cot|sec|csc|cosec)h?\s*\}|ln|log|lg|exp))|\.\.\.|…|!\s*!|(?<![\^{]\s*)\\circ\b|\d\s*[eE]\s*[+-]?\d/;
/** Two boxes on one side are an operation defined by the question. */
const TWO_BOXES = /\\boxed[\s\S]*\\boxed/;
/** A digit with an index is a number in another base, or a name. */
const INDEXED_DIGIT = /\d\s*_/;
/** Spacing, punctuation and connecting words at the start of a side. */
const LEADING_FILLER =
  /^(?:\{?\\?[A-Za-z]{1,8}\}?(?:_\{?\w{1,3}\}?)?\s*:(?=\s*-?\d[^:]*[-+(])|\\(?:text|mathrm|textbf)\s*\{\s*(?:so|since|because|hence|thus|and|then|or|giving|i\.e\.)\s*,?\s*\}|\\,|\\;|\\:|\\!|\\ |\\mathstrut(?![a-zA-Z])|&|~|\s|[,:]|\.(?!\s*(?:\d|\\overline|\\bar|\\dot)))+/;
/** Spacing, punctuation and end marks at the end of a side. */
const TRAILING_FILLER =
  /(?:\\[,;:! ]|\\left\.|\\right\.|\\(?:text|textbf|mathrm|mathbf)\s*\{\s*(?:[.,;:]?|[[(][^{}]*\b(?:marks?|points?|pts?|p)\b[^{}]*[\])]|[[(]\d+[\])])\s*\}|\\(?:checkmark|blacksquare|square|qed)|[\s.,;:~])+$/;

/** A constant of integration that marking does not require: `(+c)`. */
const OPTIONAL_CONSTANT = /\(\s*(\+\s*[cC])\s*\)\s*$/;

/** Longer formulas are not read. */
const MAX_LENGTH = 4000;

/** Parses one side of an equality; `units` reads letters directly after numbers as units (undefined if there are none). */
export type ParseMember = (tex: string, letters?: 'names' | 'units') => MathNode | undefined;

const cache = new Map<string, MathNode | undefined>();
const MAX_CACHED = 2000;

/**
 * Parses one side of an equality; undefined if its meaning is not certain (cached). `functions` has the names that the
 * question defines as functions.
 */
export function readMember(tex: string, functions: ReadonlySet<string> = NO_FUNCTIONS): MathNode | undefined {
  const key = functions.size === 0 ? tex : `${[...functions].join()} ${tex}`;
  if (cache.has(key)) return cache.get(key);
  const node = parseMember(tex, functions);
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(key, node);
  return node;
}

const NO_FUNCTIONS: ReadonlySet<string> = new Set();

/** Braces around more numbers than this group a calculation and are not a set. */
const MAX_SET_NUMBERS = 2;

/** Removes brackets around single expressions, which the tree no longer needs, and writes degrees in one way. */
function removeBrackets(node: MathNode): MathNode {
  const inner = mapChildren(node, removeBrackets);
  if (inner.kind === 'quantity' && inner.unit.text === '°')
    return { kind: 'degree', of: inner.value, span: inner.span };
  const [only, ...others] = inner.kind === 'group' ? inner.items : [];
  if (inner.kind !== 'group' || only === undefined || others.length > 0) return inner;
  // A set of one quantity is a pair of braces: {2 × 9.1 × 10⁻³¹ kg}.
  const isGrouping =
    inner.open === '('
      ? inner.close === ')'
      : someNode(only, ({ kind }) => kind === 'quantity') || listNumbers(only).length > MAX_SET_NUMBERS;
  return isGrouping ? only : inner;
}

function parseMember(tex: string, functions: ReadonlySet<string>): MathNode | undefined {
  if (tex.length > MAX_LENGTH) return undefined;
  const written = tex.replace(LEADING_FILLER, '').replace(TRAILING_FILLER, '');
  const read = (side: string): MathNode | undefined => readTrimmed(side, functions);
  return readRepeatedValue(written, read) ?? read(written);
}

/** Bounds or powers without the `^`, which the author forgot, as in `\int_{0}{2}`; and squared seconds of arc. */
const FORGOTTEN_CARET = /(?:\\int|\||\\vert)\s*_\s*(?:\{[^{}]*\}|\d)\s*\{|(?<!\d)10\s*\{\s*-|''\s*\^/;

/** An exponent of several digits without braces, which TeX prints as `1.2^{1}9`. */
const FORGOTTEN_BRACES = /^[^^]*\^\d\d+(?![\d.]*\s*\^)[^^]*$/;
/** A term of a sum that is crossed out because it is zero. */
const CANCELLED_TERM =
  /(?:^|[-+=])\s*\\[bx]?cancel(?:to\s*\{[^{}]*\})?\s*\{(?!\s*\\(?:text|mathrm))(?:[^{}]|\{[^{}]*\})*\}\s*(?:[-+]|$)/;
/** A state or mean in quantum mechanics: `\langle 0|H|1\rangle`. */
const BRACKET_NOTATION = /\\langle[^<>]*\||\|[^<>]*\\rangle|\\(?:bra|ket|braket|expval|mel)(?![a-zA-Z])/;

/** The square of a percentage: `0.015\%^2`. */
const PERCENT_POWER = /%\s*\}?\s*\^/;

/** An evaluation bar inside an integral, whose scope is not marked. */
const BAR_IN_INTEGRAL = /\\int(?![a-zA-Z])[^|]*\|\s*_[^|]*(?:d|\\[a-zA-Z]*d)\s*\{?[a-zA-Z]\}?\s*$/;

/** A derivative of an order that is a letter: `(t^p)^{(p)}`. */
const LETTER_ORDER = /\^\s*\{\s*\(\s*[a-zA-Z]\s*\)\s*\}/;
/** A remainder with its divisor in square brackets: `25 = 1[12]`. */
const BRACKETED_DIVISOR = /^\s*-?\d+\s*(?:\\[,; ]|~)?\s*\[\s*\d+\s*\]\s*\.?$/;

/** A letter with two indices, of which the upper one is zero: `I_1^0`. */
const UPPER_INDEX = /[A-Za-z]\s*_\s*(?:\{[^{}]*\}|\w)\s*\^\s*\{?\s*0\s*\}?(?!\d)/;

const UNREAD = [
  UPPER_INDEX,
  LETTER_ORDER,
  BRACKETED_DIVISOR,
  BAR_IN_INTEGRAL,
  PERCENT_POWER,
  FORGOTTEN_CARET,
  FORGOTTEN_BRACES,
  CANCELLED_TERM,
  BRACKET_NOTATION,
];

function readTrimmed(tex: string, functions: ReadonlySet<string>): MathNode | undefined {
  if (UNREAD.some((pattern) => pattern.test(tex))) return undefined;
  const trimmed = normalizeQuantities(normalizeMember(tex));
  if (
    trimmed === '' ||
    CHANGES_MEANING.test(trimmed) ||
    INDEXED_DIGIT.test(trimmed) ||
    TWO_BOXES.test(trimmed)
  )
    return undefined;
  // In TeX, an exponent without braces is one digit: 3^25^2 means 3²·5².
  const written = trimmed
    .replace(/\^(\d)\.(?=\d)/g, '^{$1}\\cdot ')
    .replace(/\^(\d)(?=\d)/g, '^{$1}')
    .replace(OPTIONAL_CONSTANT, '$1');
  const result = readMath(written, {
    tex: true,
    units: 'auto',
    functions,
  });
  return result.ok ? removeBrackets(result.node) : undefined;
}
