import { printNodes } from './print-tex.ts';
import { skipBlank } from './tex-arguments.ts';
import { isBlank, type TexNode } from './tex-tree.ts';
import { UNIT_NAMES, UNIT_PREFIXES } from './unit-names.table.ts';

/** One factor of a unit, such as `s` with power 2 in the denominator. */
type Factor = { symbol: string; power: string; isInDenominator: boolean };

const POWERS = { square: '2', squared: '2', cubic: '3', cubed: '3' } as const;

/** Converts a siunitx unit made of macros: `\metre\per\second\squared` becomes `m/s^2`; undefined for other text. */
export function formatUnit(nodes: readonly TexNode[]): string | undefined {
  const visible = nodes.filter((node) => !isBlank(node));
  if (!visible.some(isUnitMacro)) return undefined;
  const factors = readFactors(visible);
  return factors && formatQuotient(factors);
}

/** The LaTeX of the symbols of units that are no letters. */
const SYMBOL_TEX: Readonly<Record<string, string>> = {
  Ω: '\\Omega ',
  μ: '\\mu ',
  '°': '^{\\circ}',
  '′': "'",
  '″': "''",
  '%': '\\%',
};

/** Formats a siunitx unit as LaTeX: `\metre\per\second` and `m.s^{-1}` become `\mathrm{m\,s^{-1}}`. Unknown units print their name. */
export function formatSiunitxUnit(nodes: readonly TexNode[]): string {
  const visible = nodes.filter((node) => !isBlank(node));
  if (visible.length === 0) return '';
  const factors = visible.some(isUnitMacro)
    ? readFactors(visible, (macro) => UNIT_NAMES.get(macro) ?? (macro || undefined))
    : undefined;
  const body =
    factors === undefined ? formatPlainUnit(printNodes(nodes)) : factors.map(formatTexFactor).join('\\,');
  return `\\mathrm{${body.replaceAll(/[Ωμ°′″]|(?<!\\)%/gu, (symbol) => SYMBOL_TEX[symbol] ?? symbol)}}`;
}

/** Formats a unit that is written with letters: `m.s^{-1}` or `m\cdot s^{-1}`; a dot or `~` is a thin space. */
function formatPlainUnit(tex: string): string {
  return tex.trim().replaceAll(/\s*(?:[.~·]|\\cdot(?![a-zA-Z]))\s*|\s+/gu, '\\,');
}

function formatTexFactor({ symbol, power, isInDenominator }: Factor): string {
  const sign = isInDenominator ? '-' : '';
  const exponent = power === '' ? (isInDenominator ? '1' : '') : power;
  return exponent === '' ? symbol : `${symbol}^{${sign}${exponent}}`;
}

/** Reads units made of macros; undefined if there is other text, or a macro without a symbol. */
function readFactors(
  nodes: readonly TexNode[],
  findSymbol: (macro: string) => string | undefined = (macro) => UNIT_NAMES.get(macro),
): Factor[] | undefined {
  const factors: Factor[] = [];
  // Prefixes, `\per` and `\square` come before the unit that they belong to.
  let next: Factor = { symbol: '', power: '', isInDenominator: false };
  for (let index = 0; index < nodes.length; index++) {
    const name = getCommandName(nodes[index]);
    const unit = findSymbol(name);
    const last = factors.at(-1);
    if (name === 'per') next.isInDenominator = true;
    else if (UNIT_PREFIXES.has(name)) next.symbol += UNIT_PREFIXES.get(name);
    else if (name === 'square' || name === 'cubic') next.power = POWERS[name];
    else if ((name === 'squared' || name === 'cubed') && last) last.power = POWERS[name];
    else if (name === 'tothe' && last) last.power = getGroupText(nodes[++index]);
    else if (name === 'raiseto') next.power = getGroupText(nodes[++index]);
    else if (unit === undefined) return undefined;
    else {
      factors.push({ ...next, symbol: next.symbol + unit });
      next = { symbol: '', power: '', isInDenominator: false };
    }
  }
  return factors;
}

function isUnitMacro(node: TexNode): boolean {
  const name = getCommandName(node);
  return UNIT_NAMES.has(name) || UNIT_PREFIXES.has(name) || name === 'per';
}

function getCommandName(node: TexNode | undefined): string {
  return node?.kind === 'command' ? node.name : '';
}

function getGroupText(node: TexNode | undefined): string {
  const inside = node?.kind === 'group' ? node.children[skipBlank(node.children, 0)] : node;
  return inside?.kind === 'text' ? inside.text.trim() : '';
}

function formatQuotient(factors: readonly Factor[]): string {
  const formatFactors = (isInDenominator: boolean): string[] =>
    factors.filter((factor) => factor.isInDenominator === isInDenominator).map(formatFactor);
  const [above, below] = [formatFactors(false), formatFactors(true)];
  if (below.length === 0) return above.join(' ');
  return `${above.join(' ') || '1'}/${below.length === 1 ? below[0] : `(${below.join(' ')})`}`;
}

function formatFactor({ symbol, power }: Factor): string {
  return power === '' ? symbol : `${symbol}^${power}`;
}
