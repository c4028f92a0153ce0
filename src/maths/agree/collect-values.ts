import type { MathNode } from '../read/node.ts';
import { bothSigns, hasBothSigns } from './both-signs.ts';
import { asNamedValue, type NamedValue, toNamedValue } from './named-value.ts';

/** Several values as one answer. */
export type Values = {
  readonly items: readonly NamedValue[];
  /** The order matters in tuples and vectors, not in lists, roots and sets. */
  readonly order: 'kept' | 'free';
  readonly brackets: '(' | '[' | '{' | '';
};

/** Returns the values of a container, of roots joined by “or”, or of ±; undefined for a single value. */
export function collectValues(node: MathNode): Values | undefined {
  switch (node.kind) {
    case 'group':
      if (node.items.length === 1 && node.open !== '{') return undefined;
      return {
        items: expanded(node.items).map(toNamedValue),
        order: node.open === '{' ? 'free' : 'kept',
        brackets: node.open === '{' ? '{' : node.open === '(' ? '(' : '[',
      };
    case 'list':
      return { items: shareName(expanded(node.items)), order: 'free', brackets: '' };
    case 'compound':
      return { items: shareName(expanded(node.items)), order: 'free', brackets: '' };
    case 'matrix':
      return vectorValues(node.rows);
    case 'relation':
      return relationValues(node);
    default:
      return hasBothSigns(node)
        ? { items: bothSigns(node).map(toNamedValue), order: 'free', brackets: '' }
        : undefined;
  }
}

function relationValues(node: MathNode): Values | undefined {
  if (node.kind !== 'relation') return undefined;
  const member = node.operators.length === 1 && node.operators[0] === '∈' ? node.operands[1] : undefined;
  if (member?.kind === 'group' && member.open === '{') return collectValues(member);
  const named = asNamedValue(node);
  if (!named) return undefined;
  const values = collectValues(named.value);
  if (!values) return undefined;
  const tupleNames = node.operands[0]?.kind === 'group' ? node.operands[0].items : undefined;
  if (tupleNames || values.order === 'kept') return values;
  return {
    ...values,
    items: values.items.map((item) => ({ name: item.name ?? named.name, value: item.value })),
  };
}

function expanded(items: readonly MathNode[]): MathNode[] {
  return items.flatMap((item) => {
    if (item.kind === 'compound' || item.kind === 'list') return expanded(item.items);
    return hasBothSigns(item) && item.kind !== 'group' ? [...bothSigns(item)] : [item];
  });
}

/** Gives all values of `x = 1, 2, 3` the name x. */
function shareName(items: readonly MathNode[]): NamedValue[] {
  let last: string | undefined;
  return items.map((item) => {
    const named = toNamedValue(item);
    if (named.name !== undefined) last = named.name;
    return item.kind === 'relation' || last === undefined ? named : { name: last, value: named.value };
  });
}

/** Reads a column or a row as a vector; undefined for a full matrix. */
function vectorValues(rows: readonly (readonly MathNode[])[]): Values | undefined {
  const column = rows.every((row) => row.length === 1);
  if (!column && rows.length !== 1) return undefined;
  return { items: rows.flat().map((value) => ({ name: undefined, value })), order: 'kept', brackets: '(' };
}
