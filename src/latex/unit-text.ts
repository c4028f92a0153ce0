import { skipBlank } from './tex-arguments.ts';
import { isBlank, type TexNode } from './tex-tree.ts';
import { UNIT_NAMES, UNIT_PREFIXES } from './unit-names.table.ts';

type Factor = { sign: string; power: string; isBelow: boolean };

const POWERS = { square: '2', squared: '2', cubic: '3', cubed: '3' } as const;

/** Converts a siunitx unit made of macros: `\metre\per\second\squared` becomes `m/s^2`; undefined for other text. */
export function unitText(nodes: readonly TexNode[]): string | undefined {
  const seen = nodes.filter((node) => !isBlank(node));
  if (!seen.some((node) => node.kind === 'command' && isUnitWord(node.name))) return undefined;
  const factors = readFactors(seen);
  return factors && quotientOf(factors);
}

function readFactors(seen: readonly TexNode[]): Factor[] | undefined {
  const factors: Factor[] = [];
  let next: Factor = { sign: '', power: '', isBelow: false };
  for (let index = 0; index < seen.length; index++) {
    const name = getCommandName(seen[index]);
    const unit = UNIT_NAMES.get(name);
    const last = factors.at(-1);
    if (name === 'per') next.isBelow = true;
    else if (UNIT_PREFIXES.has(name)) next.sign += UNIT_PREFIXES.get(name);
    else if (name === 'square' || name === 'cubic') next.power = POWERS[name];
    else if ((name === 'squared' || name === 'cubed') && last) last.power = POWERS[name];
    else if (name === 'tothe' && last) last.power = getGroupText(seen[++index]);
    else if (name === 'raiseto') next.power = getGroupText(seen[++index]);
    else if (unit === undefined) return undefined;
    else {
      factors.push({ ...next, sign: next.sign + unit });
      next = { sign: '', power: '', isBelow: false };
    }
  }
  return factors;
}

function isUnitWord(name: string): boolean {
  return UNIT_NAMES.has(name) || UNIT_PREFIXES.has(name) || name === 'per';
}

function getCommandName(node: TexNode | undefined): string {
  return node?.kind === 'command' ? node.name : '';
}

function getGroupText(node: TexNode | undefined): string {
  const inside = node?.kind === 'group' ? node.children[skipBlank(node.children, 0)] : node;
  return inside?.kind === 'text' ? inside.text.trim() : '';
}

function quotientOf(factors: readonly Factor[]): string {
  const written = (isBelow: boolean): string[] =>
    factors.filter((factor) => factor.isBelow === isBelow).map(writtenFactor);
  const [above, below] = [written(false), written(true)];
  if (below.length === 0) return above.join(' ');
  return `${above.join(' ') || '1'}/${below.length === 1 ? below[0] : `(${below.join(' ')})`}`;
}

function writtenFactor({ sign, power }: Factor): string {
  return power === '' ? sign : `${sign}^${power}`;
}
