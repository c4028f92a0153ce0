import type { MathNode } from '../read/node.ts';
import { isSetLike } from './truth-set.ts';

/** What an answer is, apart from its value. Words such as “none” may stand for a statement. */
type AnswerKind = 'value' | 'statement' | 'set' | 'tuple' | 'list' | 'matrix' | 'text';

/** Returns whether an answer is of the expected kind. */
export function isSameKind(expected: MathNode, given: MathNode): boolean {
  const [e, g] = [findKind(expected), findKind(given)];
  if (e === g) return true;
  const isOneOf = (...kinds: AnswerKind[]) => kinds.includes(e) && kinds.includes(g);
  // A pair may be an open or closed interval.
  if (isOneOf('set', 'tuple')) return isPair(expected) || isPair(given);
  return isOneOf('text', 'statement');
}

function isPair(node: MathNode): boolean {
  return node.kind === 'group' && node.open !== '{' && node.items.length === 2;
}

function findKind(node: MathNode): AnswerKind {
  switch (node.kind) {
    case 'relation':
      return node.operators.includes('∈') ? 'set' : 'statement';
    case 'compound':
      return 'statement';
    case 'set-operation':
      return 'set';
    case 'group':
      if (node.open === '{') return 'set';
      return isSetLike(node) ? 'set' : node.items.length === 1 ? 'value' : 'tuple';
    case 'list':
    case 'matrix':
    case 'text':
      return node.kind;
    default:
      return isSetLike(node) ? 'set' : 'value';
  }
}
