import type { Span } from '../../domain/span.ts';
import { skipBlank } from '../../latex/tex-arguments.ts';
import { getNodeEnd, isBranch, type TexNode } from '../../latex/tex-tree.ts';
import { documentCheck, type Remark } from '../check.ts';
import { written } from '../example.ts';

const FRACTIONS = new Set(['frac', 'dfrac', 'tfrac', 'cfrac']);

export const fractionHasBothParts = documentCheck({
  id: 'fraction-has-both-parts',
  code: 'S12',
  meaning: 'A \\frac has a numerator and a denominator.',
  severity: 'error',
  fails: written('Calculate $\\frac{6.0} \\times 2$.', 'No value.'),
  passes: written(
    'Calculate $\\frac{6.0}{3.0} \\times 2$.',
    'The value is $\\frac{6.0}{3.0} \\times 2 = 4$.',
  ),
  run: ({ tree }) => checkFractions(tree.nodes),
});

function checkFractions(nodes: readonly TexNode[]): Remark[] {
  return nodes.flatMap((node, index) => {
    if (isBranch(node)) return checkFractions(node.children);
    if (node.kind !== 'command' || !FRACTIONS.has(node.name)) return [];
    return checkFraction(nodes, index, { start: node.start, end: getNodeEnd(node) });
  });
}

function checkFraction(nodes: readonly TexNode[], index: number, span: Span): Remark[] {
  const first = readPart(nodes, index + 1);
  const second = first === undefined || first.both ? first : readPart(nodes, first.next);
  if (first === undefined || second === undefined)
    return [{ message: 'This fraction has no numerator or no denominator; write \\frac{…}{…}.', span }];
  if (first.both || !isUnbraced(nodes, index, second.next - 1)) return [];
  return [
    {
      message: 'Only the next letter is the denominator; put the whole denominator in braces.',
      span,
      shift: -1,
    },
  ];
}

/** `\\frac{1}mv` divides by m only, which is unlikely to be meant if the numerator is in braces. */
function isUnbraced(nodes: readonly TexNode[], index: number, at: number): boolean {
  const denominator = nodes[at];
  const isBraced = nodes[skipBlank(nodes, index + 1)]?.kind === 'group';
  return isBraced && denominator?.kind === 'text' && /^\s*[a-zA-Z]/.test(denominator.text);
}

/** Reads a numerator or denominator: a group, a character or a command, but not an operator. */
function readPart(nodes: readonly TexNode[], from: number): { next: number; both: boolean } | undefined {
  const at = skipBlank(nodes, from);
  const node = nodes[at];
  if (node === undefined) return undefined;
  if (node.kind === 'group') return { next: at + 1, both: false };
  if (node.kind === 'command')
    return /^(times|cdot|div|left|right|pm|mp|approx|leq?|geq?|neq|[,;:!\\ ]|quad)$/.test(node.name)
      ? undefined
      : { next: at + 1, both: false };
  if (node.kind !== 'text') return undefined;
  const [one, other] = node.text.trimStart();
  if (one === undefined || /[=+\-*/<>.,;:()[\]]/.test(one)) return undefined;
  return { next: at + 1, both: other !== undefined && !/[=+*<>]/.test(other) };
}
