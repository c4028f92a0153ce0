import { ELEMENT_NAMES } from './elements.table.ts';

/** A chemical formula: its text without spaces and typesetting, and its charge, such as `2-`. */
type Formula = { readonly symbols: string; readonly charge: string };

/** One side of an equation: how many of each formula. */
type Side = ReadonlyMap<string, number>;
export type ChemicalEquation = { readonly left: Side; readonly right: Side };

const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉';
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const ARROW =
  /→|⟶|⇌|->|=>|<=>|\\(?:rightarrow|longrightarrow|to|rightleftharpoons)\b|(?<=[\s\w)])=(?=[\s\w(])/u;
const STATE_SYMBOL = /\(\s*(?:s|l|g|aq)\s*\)/giu;
const GROUP = /[A-Z][a-z]?\d*|\(|\)\d*/gu;

/** Removes typesetting: `\mathrm{SO_4^{2-}}` and `SO₄²⁻` become `SO4^2-`. */
function removeTypesetting(text: string): string {
  return text
    .replace(/\\(?:mathrm|text|ce|mathsf|textrm)\b|\\[,;! ]|[$~]/gu, ' ')
    .replace(/[₀-₉]/gu, (digit) => String(SUBSCRIPTS.indexOf(digit)))
    .replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]*[⁺⁻]/gu, (charge) => `^${[...charge].map(readSuperscript).join('')}`)
    .replace(/[−–]/gu, '-')
    .replace(/_\s*\{?(\d+)\}?/gu, '$1')
    .replace(
      /\^\s*\{?\s*(\d*\s*[+-]|[+-]\s*\d*)\s*\}?/gu,
      (_, charge: string) => `^${charge.replace(/\s/gu, '')}`,
    )
    .replace(/[{}]/gu, ' ');
}

function readSuperscript(sign: string): string {
  if (sign === '⁺') return '+';
  return sign === '⁻' ? '-' : String(SUPERSCRIPTS.indexOf(sign));
}

/** Reads one formula, such as `(NH4)2SO4` or `SO4^2-`; letter case matters. Undefined if the text is not a formula. */
export function readFormula(text: string): Formula | undefined {
  const plain = removeTypesetting(text).replace(STATE_SYMBOL, '').trim();
  const match = /^([A-Za-z0-9()\s]*?[A-Za-z0-9)])(?:\s*\^(\d*[+-]|[+-]\d*)|(?:\s+(\d))?\s*([+-]))?$/u.exec(
    plain,
  );
  if (!match) return undefined;
  const symbols = (match[1] ?? '').replace(/\s+/gu, '');
  const charge = match[2] ?? (match[4] === undefined ? '' : `${match[3] ?? ''}${match[4]}`);
  return isFormula(symbols) ? { symbols, charge: normaliseCharge(charge) } : undefined;
}

function isFormula(symbols: string): boolean {
  const groups = symbols.match(GROUP) ?? [];
  if (groups.join('') !== symbols || symbols.split('(').length !== symbols.split(')').length) return false;
  return groups.every((group) => /^[()]/u.test(group) || ELEMENT_NAMES.has(group.replace(/\d+/u, '')));
}

function normaliseCharge(charge: string): string {
  const sign = /[+-]/u.exec(charge)?.[0] ?? '';
  const size = charge.replace(/[+-]/u, '');
  return sign === '' ? '' : `${size === '1' ? '' : size}${sign}`;
}

const FRACTIONS: ReadonlyMap<string, number> = new Map([
  ['½', 0.5],
  ['1/2', 0.5],
  ['1½', 1.5],
  ['3/2', 1.5],
  ['2½', 2.5],
  ['5/2', 2.5],
]);

/** Reads an equation such as `2H2 + O2 -> 2H2O`; undefined if the text is not one. */
export function readEquation(text: string): ChemicalEquation | undefined {
  const sides = text.split(ARROW);
  const [left, right] = sides.map(readSide);
  return sides.length === 2 && left && right ? { left, right } : undefined;
}

function readSide(text: string): Side | undefined {
  const counts = new Map<string, number>();
  for (const term of removeTypesetting(text).split(/\s\+\s*|(?<=[A-Za-z0-9)])\+(?=[A-Z\d(½])/u)) {
    const match = /^\s*(\d+\/\d+|\d*½|\d+(?:\.\d+)?)?\s*(\S.*)$/u.exec(term.replace(STATE_SYMBOL, ' '));
    const formula = readFormula(match?.[2] ?? '');
    if (!match || !formula) return undefined;
    const count = match[1] === undefined ? 1 : (FRACTIONS.get(match[1]) ?? Number(match[1]));
    const key = `${formula.symbols}^${formula.charge}`;
    counts.set(key, (counts.get(key) ?? 0) + count);
  }
  return counts;
}
