import { findUnit } from '../../maths/units/find-unit.ts';
import { sameDimension } from '../../maths/units/unit.ts';
import { EQUALS_SIGN, findSegment, isReadAt, MAX_SIDE_LENGTH } from './find-worded-chains.ts';
import { readMember } from './read-member.ts';
import { evaluateSide, type SideValue } from './side-value.ts';
import type { Member, WrittenChain } from './split-chains.ts';

// Calculations in running text in which every word is a unit: `2,700 m/30 s = 90 m/s`, `2(8 cm) + 2(3 cm) = 22 cm`.

const NUMBER = String.raw`[-−]?(?:\d[\d,]*(?:\.\d+)?|\.\d+)`;
const POWER = String.raw`(?:[²³]|\^\{?-?\d\}?)?`;
const NAME = String.raw`(?!x(?!\p{L})|per(?!\p{L}))[\p{L}°]+`;
const UNIT = String.raw`${NAME}${POWER}(?:\s?[/·]\s?${NAME}${POWER}){0,3}`;
const TERM = String.raw`\(*\s?${NUMBER}(?:\s?${UNIT})?\s?\)*(?:\s?${UNIT})?`;
const OPERATOR = String.raw`(?:\s*(?:[-+*/×÷−–∗·]|x(?!\p{L}))\s*|\s?(?=\())`;
const SIDE = `${TERM}(?:${OPERATOR}${TERM})*`;
/** The calculation before a sign; nothing before it belongs to it. */
const LEFT = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,$%^_)]|[-+*/×÷−–∗·(]\s*|[\p{N})%]\s)(?:${TERM}${OPERATOR})+${TERM}\s*$`,
  'u',
);
/** A quantity after a sign, which does not continue, or a calculation before the next sign. */
const RIGHT = new RegExp(
  String.raw`^\s*(?:${SIDE}(?=\s*=)|${NUMBER}\s?${UNIT}(?![\p{L}\d^²³])(?!\s*(?:[-+*/×÷−–=^(·∗]|per\b|x\s?\d|an?\s|each\b|of\b|and\s+\d)))`,
  'u',
);
const QUANTITY = new RegExp(String.raw`(${NUMBER})\s?(${UNIT})`, 'gu');
const ONE_QUANTITY = new RegExp(String.raw`^(${NUMBER})\s?(${UNIT})$`, 'u');
const UNIT_AFTER_BRACKET = new RegExp(String.raw`\)\s?(${UNIT})`, 'gu');

/** Finds equalities of quantities at signs that no other chain contains. */
export function findUnitChains(
  words: string,
  start: number,
  chains: readonly WrittenChain[],
): WrittenChain[] {
  return Array.from(words.matchAll(EQUALS_SIGN), ({ index }) => index).flatMap((sign) => {
    if (isReadAt(chains, start + sign)) return [];
    const clauseStart = findSegment(words, sign);
    const left = LEFT.exec(words.slice(clauseStart, sign));
    const right = left && RIGHT.exec(words.slice(sign + 1, sign + 1 + MAX_SIDE_LENGTH));
    if (!left || !right) return [];
    const members = [
      toMember(left[0], start + clauseStart + left.index),
      toMember(right[0], start + sign + 1),
    ] as const;
    return isComparable(left[0], members) ? [{ members, signs: ['='] }] : [];
  });
}

/**
 * Whether both sides measure the same quantity, or the left side is a sum of quantities. Other units that differ may be
 * meant loosely: `3 hours x 60 miles = 180 miles`.
 */
function isComparable(text: string, [left, right]: readonly [Member, Member]): boolean {
  const [computed, shown] = [evaluateTex(left.tex), evaluateTex(right.tex)];
  if (computed?.unit === undefined || shown?.unit === undefined) return false;
  if (sameDimension(computed.unit.dimension, shown.unit.dimension)) return true;
  const quantities = text.match(QUANTITY)?.length ?? 0;
  return quantities === text.match(/\d[\d,.]*/g)?.length && !/[*/×÷∗·()]|(?<!\p{L})x(?!\p{L})/u.test(text);
}

function evaluateTex(tex: string): SideValue | undefined {
  const node = tex === '' ? undefined : readMember(tex);
  return node && evaluateSide(node);
}

/** Converts a side to TeX; the TeX is empty if a word is not a unit or a bracket is not closed. */
function toMember(text: string, at: number): Member {
  const leading = text.length - text.trimStart().length;
  const trimmed = text.trim();
  const position = { start: at + leading, end: at + leading + trimmed.length };
  const isBalanced = trimmed.split('(').length === trimmed.split(')').length;
  const names = trimmed.match(/[\p{L}°]+/gu)?.filter((name) => name !== 'x') ?? [];
  const areUnits = names.length > 0 && names.every((name) => findUnit(name) !== undefined);
  return { tex: isBalanced && areUnits ? toTex(trimmed) : '', ...position };
}

function toTex(text: string): string {
  const [, number, unit] = ONE_QUANTITY.exec(text) ?? [];
  if (number !== undefined && unit !== undefined)
    return `${number.replace(/,(?=\d{3})/g, '').replace('−', '-')}\\,${writeUnit(unit)}`;
  return text
    .replace(/,(?=\d{3})/g, '')
    .replace(/[−–]/g, '-')
    .replace(QUANTITY, (_, number: string, unit: string) => `(${number}\\,${writeUnit(unit)})`)
    .replace(UNIT_AFTER_BRACKET, (_, unit: string) => `)\\,${writeUnit(unit)}`)
    .replace(/(?<=[\d)]\s*)(?:x|∗)(?=\s*[\d(.])/gu, '\\times ');
}

function writeUnit(unit: string): string {
  const plain = unit.replace(/²/g, '^2').replace(/³/g, '^3').replace(/·/g, '\\cdot ');
  return `\\mathrm{${plain.replace(/\^\{?(-?\d)\}?/g, '^{$1}')}}`;
}
