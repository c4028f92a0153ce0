import { readUnit } from '../units/read-unit.ts';
import { labelUnit, PERCENT, type Unit } from '../units/unit.ts';
import { someNode } from './children.ts';
import type { MathNode } from './node.ts';
import { isOperator, type Parser, peek, skipTo, type UnitReadingMode } from './parser.ts';
import type { Token } from './token.ts';

/**
 * Single letters that are units when a space separates them from the number; other letters are more often
 * unknowns.
 */
const UNIT_LETTERS_AFTER_SPACE = /^(?:[msgNJWVAKCFHTLΩ])$/u;

/** Consumes the unit after a numeric value; returns undefined when the letters are symbols. */
export function takeUnit(parser: Parser, value: MathNode): Unit | undefined {
  const token = peek(parser);
  // In `27.3\%\,\text{C}`, C is carbon, which is measured, and not a unit.
  if (!token || value.kind === 'percent' || !canBeginUnit(parser, token) || !isNumeric(value))
    return undefined;
  const isMarked = isMarkedAsUnit(parser, token);
  if (parser.hints.units === 'no' && !isMarked) return undefined;
  const reading = readUnit(parser.source, unitStart(parser, token), parser.hints.unitMacros);
  if (!reading) return takeLabel(parser, token);
  const end = reading.end;
  if (!endsOperand(parser, end, isMarked))
    return isMarked && token.kind === 'text' ? takeLabel(parser, token) : undefined;
  const letters = parser.source.slice(token.start, end);
  if (!isMarked && !isLikelyUnit(parser.hints.units, letters, token) && !isMolar(parser, letters, token))
    return undefined;
  skipTo(parser, end);
  return reading.unit;
}

/**
 * Returns the start of the unit. In `72 beats per minute` it starts at “per”, because a counted thing has no
 * size.
 */
function unitStart(parser: Parser, token: Token): number {
  const next = peek(parser, 1);
  const isCountedThing =
    (token.kind === 'word' || token.kind === 'text') &&
    (next?.text.trim() === 'per' || isOperator(next, '/'));
  return isCountedThing && next && !readUnit(parser.source, token.start) ? next.start : token.start;
}

function canBeginUnit(parser: Parser, token: Token): boolean {
  if (token.kind === 'symbol' || token.kind === 'text' || token.kind === 'word' || token.kind === 'command')
    return true;
  if (token.kind === 'number')
    return token.text === '1' && token.hasSpaceBefore && isOperator(peek(parser, 1), '/');
  if (isOperator(token, '/'))
    return token.hasSpaceBefore && /^\/\s?s\b/.test(parser.source.slice(token.start));
  if (token.kind === 'operator' && (token.text === '£' || token.text === '$' || token.text === '€'))
    return true;
  if (isOperator(token, '^', '°'))
    return /^(?:\^\s*\{?\s*\\circ|\\degree|°|º|\^\s*\{?\s*°)/u.test(parser.source.slice(token.start));
  return token.kind === 'function' && ['min', 'sec', 'arg', 'deg'].includes(token.text);
}

/** Returns whether the notation alone marks a unit, by upright letters or siunitx macros. */
function isMarkedAsUnit(parser: Parser, token: Token): boolean {
  if (token.kind === 'operator') return true;
  const source = parser.source.slice(token.start, token.start + 60);
  if (token.kind === 'text')
    return !/^\s*[a-zA-Z]\s*$/.test(token.text) || /^\\(?:text|mathrm)\{\s*[A-Za-z]\s*\}/.test(source);
  if (token.kind === 'command')
    return (
      !['frac', 'dfrac', 'tfrac', 'sqrt', 'begin', 'binom'].includes(token.text) ||
      /^\\d?frac\{\\(?:text|mathrm)/.test(source)
    );
  return (
    /^(?:\\mu|\\Omega|µ|μ|Ω)\s*\\?(?:mathrm|text)?|^[A-Za-z]+\s*\\(?:mathrm|text)/u.test(source) &&
    /\\(?:mathrm|text|mu|Omega)|[µΩ]/u.test(source.slice(0, 20))
  );
}

function isLikelyUnit(mode: UnitReadingMode = 'auto', letters: string, token: Token): boolean {
  if (mode === 'yes') return true;
  return mode === 'likely' ? isUsualUnit(letters, token) : isClearUnit(letters, token);
}

/** Returns whether letters are a unit in the mode `likely`: `5m` has a unit, but `3R^2` is a formula. */
function isUsualUnit(letters: string, token: Token): boolean {
  if (token.kind === 'word' || token.kind === 'function') return true;
  const runs = letters.match(/[A-Za-zµμΩ]+/gu) ?? [];
  return (
    !letters.startsWith('\\') && runs.every((run) => run.length > 1 || /^[msghNJWVAKCFHTLΩ]$/u.test(run))
  );
}

/**
 * Decides by length, notation and spacing whether letters are a unit in the mode `auto`, without knowledge of
 * the expected answer.
 */
function isClearUnit(letters: string, token: Token): boolean {
  if (token.kind === 'word' || token.kind === 'function') return true;
  const [first = ''] = /^[A-Za-zµμΩ°℃]+/u.exec(letters) ?? [];
  if (first.length >= 2) return !/^(?:[a-z]{2}|[A-Z]{2})$/u.test(first) || COMMON_PAIRS.has(first);
  // `A B` is a product of unknowns, such as the side of a triangle.
  if (/^[A-Z](?:\s+[A-Z])+$/u.test(letters)) return false;
  if (letters.length > 1 && /[/^⁻²³·]/u.test(letters)) return token.hasSpaceBefore || /\//u.test(letters);
  if (letters.length > 1) return token.hasSpaceBefore;
  return token.hasSpaceBefore && UNIT_LETTERS_AFTER_SPACE.test(letters);
}

/** Returns whether M is molar and not an unknown: amounts or volumes appear in the same formula. */
function isMolar(parser: Parser, letters: string, token: Token): boolean {
  return (
    letters === 'M' && token.hasSpaceBefore && /(?<![a-zA-Z])m?(?:mol|L)(?![a-zA-Z])/u.test(parser.source)
  );
}

/** Two lower-case or two capital letters that are read as a unit; other pairs are products of unknowns. */
const COMMON_PAIRS = new Set(
  'cm mm km nm pm fm dm kg mg ng pg ms ns ps ml cl dl kn ft in lb oz mi hr yd ly pc ha lm lx MW GW TW MJ GJ TJ MN GN MV GV TV MA MC MT MB GB TB VA AU KG KM KJ KW KN KV'.split(
    ' ',
  ),
);

function isNumeric(value: MathNode): boolean {
  return !someNode(value, (node) =>
    node.kind === 'symbol'
      ? !['π', 'e', 'i', '∞'].includes(node.name)
      : ['relation', 'list', 'matrix', 'text'].includes(node.kind),
  );
}

/**
 * Returns whether the operand ends after the unit: a relation, separator, closing bracket or sign may follow.
 * After a unit that its notation marks, a factor may follow too: `2.0\,\text{kg}(3.0\,\text{m/s})`.
 */
function endsOperand(parser: Parser, end: number, isMarked: boolean): boolean {
  const next = parser.tokens.find((token) => token.start >= end);
  if (!next) return true;
  if (next.kind === 'text') return true;
  if (next.kind === 'word' || (next.kind === 'number' && next.hasSpaceBefore)) return true;
  if (isMarked && (next.kind === 'function' || next.kind === 'number' || next.kind === 'command'))
    return true;
  const continues = isMarked ? ['^', '_', '!', '|'] : ['(', '{', '^', '_', '!', '|', '√'];
  return next.kind === 'operator' && !continues.includes(next.text);
}

/** Consumes the name of a counted thing without known size: `3 apples`, `0.06 \text{ yuan}`. */
function takeLabel(parser: Parser, token: Token): Unit | undefined {
  if (token.kind !== 'text' && token.kind !== 'word') return undefined;
  if (isReserved(token.text)) return undefined;
  const words: string[] = [];
  let next: Token | undefined = token;
  while (
    next &&
    (next.kind === 'text' || next.kind === 'word') &&
    !isReserved(next.text) &&
    words.length < 8
  ) {
    words.push(next.text);
    parser.at++;
    next = peek(parser);
  }
  skipExponent(parser);
  const label = words
    .join(' ')
    .toLowerCase()
    .replace(/[^\p{L}\p{N} %]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  if (label === 'percent' || label === 'pct' || label === 'per cent' || label === 'percentage')
    return PERCENT;
  return labelUnit(label.replace(/(?<=\p{L}{2})s$/u, ''));
}

/** Skips the exponent of `45 \text{ units}^2`, because the power of a label does not matter. */
function skipExponent(parser: Parser): void {
  if (!isOperator(peek(parser), '^')) return;
  const braced = isOperator(peek(parser, 1), '{');
  const digit = peek(parser, braced ? 2 : 1);
  if (digit?.kind === 'number' && /^[23]$/.test(digit.text)) parser.at += braced ? 4 : 2;
}

/** Returns whether the text starts with a function word such as “or” or “if”, which cannot name a unit. */
function isReserved(text: string): boolean {
  return (
    /^\s*,?\s*(?:or|and|if|when|for|where|with|otherwise|mod|is|are|to|then|so|by|each|given|at)\b/iu.test(
      text,
    ) || text.trim() === ''
  );
}
