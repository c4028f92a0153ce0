import type { MathNode } from '../read/node.ts';
import { expandBothSigns, hasBothSigns } from './both-signs.ts';
import { asNamedValue, type NamedValue, toNamedValue } from './named-value.ts';

/** An answer that consists of several values. */
export type Values = {
  readonly items: readonly NamedValue[];
  /** `kept` for tuples and vectors, where the order matters; `free` for lists, roots and sets. */
  readonly order: 'kept' | 'free';
  readonly brackets: '(' | '[' | '{' | '';
};

/** Returns the values of a container, of roots joined by “or”, or of ±; undefined for a single value. */
export function collectValues(node: MathNode): Values | undefined {
  switch (node.kind) {
    case 'group':
      if (node.items.length === 1 && node.open !== '{') return undefined;
      return {
        items: hasStatements(node.items)
          ? node.items.map((value) => ({ name: undefined, value }))
          : expandItems(node.items).map(toNamedValue),
        order: node.open === '{' ? 'free' : 'kept',
        brackets: node.open === '{' ? '{' : node.open === '(' ? '(' : '[',
      };
    case 'list':
      return { items: shareName(expandItems(node.items)), order: 'free', brackets: '' };
    case 'compound':
      return { items: shareName(expandItems(node.items)), order: 'free', brackets: '' };
    case 'matrix':
      return collectVectorValues(node.rows);
    case 'relation':
      return collectRelationValues(node);
    default:
      return hasBothSigns(node)
        ? { items: expandBothSigns(node).map(toNamedValue), order: 'free', brackets: '' }
        : undefined;
  }
}

/** Returns whether items are statements and not values, as in `{x > 1 and x < 5, x = 1}`. */
function hasStatements(items: readonly MathNode[]): boolean {
  return items.some((item) =>
    item.kind === 'relation' ? !asNamedValue(item) : item.kind === 'compound' && item.connective === 'and',
  );
}

function collectRelationValues(node: MathNode): Values | undefined {
  if (node.kind !== 'relation') return undefined;
  const setNode = node.operators.length === 1 && node.operators[0] === '∈' ? node.operands[1] : undefined;
  if (setNode?.kind === 'group' && setNode.open === '{') return collectValues(setNode);
  const namedValue = asNamedValue(node);
  if (!namedValue) return undefined;
  const values = collectValues(namedValue.value);
  if (!values) return undefined;
  const tupleNames = node.operands[0]?.kind === 'group' ? node.operands[0].items : undefined;
  if (tupleNames || values.order === 'kept') return values;
  return {
    ...values,
    items: values.items.map((item) => ({ name: item.name ?? namedValue.name, value: item.value })),
  };
}

/** Flattens nested lists and replaces each item with ± by its two values. */
function expandItems(items: readonly MathNode[]): MathNode[] {
  return items.flatMap((item) => {
    if (item.kind === 'compound' || item.kind === 'list') return expandItems(item.items);
    return hasBothSigns(item) && item.kind !== 'group' ? [...expandBothSigns(item)] : [item];
  });
}

/** Assigns the name x to all values of `x = 1, 2, 3`. */
function shareName(items: readonly MathNode[]): NamedValue[] {
  let lastName: string | undefined;
  return items.map((item) => {
    const namedValue = toNamedValue(item);
    if (namedValue.name !== undefined) lastName = namedValue.name;
    return item.kind === 'relation' || lastName === undefined
      ? namedValue
      : { name: lastName, value: namedValue.value };
  });
}

/** Reads a column or a row as a vector; undefined for a full matrix. */
function collectVectorValues(rows: readonly (readonly MathNode[])[]): Values | undefined {
  const isColumn = rows.every((row) => row.length === 1);
  if (!isColumn && rows.length !== 1) return undefined;
  return { items: rows.flat().map((value) => ({ name: undefined, value })), order: 'kept', brackets: '(' };
}
