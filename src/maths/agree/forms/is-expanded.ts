import { someNode } from '../../read/children.ts';
import type { MathNode } from '../../read/node.ts';
import { isSimplest } from './is-simplest.ts';

/** Returns whether all brackets are expanded and like terms are collected. */
export function isExpanded(node: MathNode): boolean {
  if (someNode(node, hasBrackets)) return false;
  return node.kind !== 'sum' || isCollected(node);
}

function hasBrackets(node: MathNode): boolean {
  if (node.kind === 'product') return node.factors.some((factor) => factor.kind === 'sum');
  if (node.kind === 'power') return node.base.kind === 'sum' || node.base.kind === 'product';
  return node.kind === 'negate' && node.of.kind === 'sum';
}

function isCollected(node: MathNode): boolean {
  return isSimplest(node) || someNode(node, (part) => part.kind === 'quotient');
}
