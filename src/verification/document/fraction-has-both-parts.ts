import type { Span } from '../../domain/span.ts';
import { findDefinitionSpans, isInSpans } from '../../latex/definition-spans.ts';
import { hasNameIn } from '../../latex/names-in.ts';
import { skipBlank } from '../../latex/tex-arguments.ts';
import { getNodeEnd, isBranch, type TexNode } from '../../latex/tex-tree.ts';
import { defineDocumentCheck, type Remark } from '../check.ts';
import { writtenQuestion } from '../example.ts';

const FRACTIONS = new Set(['frac', 'dfrac', 'tfrac', 'cfrac']);

export const fractionHasBothParts = defineDocumentCheck({
  id: 'fraction-has-both-parts',
  code: 'S12',
  meaning: 'A \\frac has a numerator and a denominator.',
  severity: 'error',
  fails: writtenQuestion('Calculate $\\frac{6.0} \\times 2$.', 'No value.'),
  passes: writtenQuestion(
    'Calculate $\\frac{6.0}{3.0} \\times 2$.',
    'The value is $\\frac{6.0}{3.0} \\times 2 = 4$.',
  ),
  run: ({ source, tree }) => {
    if (!hasNameIn(tree.nodes, (name) => FRACTIONS.has(name))) return [];
    const definitions = findDefinitionSpans(source);
    return checkFractions(tree.nodes).filter(({ span }) => !isInSpans(span?.start ?? 0, definitions));
  },
});

function checkFractions(nodes: readonly TexNode[]): Remark[] {
  return nodes.flatMap((node, index) => {
    if (isBranch(node)) return checkFractions(node.children);
    if (node.kind !== 'command' || !FRACTIONS.has(node.name)) return [];
    return checkFraction(nodes, index, { start: node.start, end: getNodeEnd(node) });
  });
}

function checkFraction(nodes: readonly TexNode[], index: number, span: Span): Remark[] {
  const numerator = readPart(nodes, index + 1);
  const denominator =
    numerator === undefined || numerator.isBothParts ? numerator : readPart(nodes, numerator.next);
  if (numerator === undefined || denominator === undefined)
    return [{ message: 'This fraction has no numerator or no denominator; write \\frac{…}{…}.', span }];
  if (numerator.isBothParts || !hasUnbracedDenominator(nodes, index, denominator.next - 1)) return [];
  return [
    {
      message: 'Only the next letter is the denominator; put the whole denominator in braces.',
      span,
      severityShift: -1,
    },
  ];
}

/** Whether only the numerator is in braces, as in `\frac{1}mv`, which divides by m only and is probably a mistake. */
function hasUnbracedDenominator(nodes: readonly TexNode[], index: number, denominatorIndex: number): boolean {
  const denominator = nodes[denominatorIndex];
  const isBraced = nodes[skipBlank(nodes, index + 1)]?.kind === 'group';
  return isBraced && denominator?.kind === 'text' && /^\s*[a-zA-Z]/.test(denominator.text);
}

/** `next` is the index after the part. `isBothParts` is true if one text, such as `12`, contains numerator and denominator. */
type FractionPart = { readonly next: number; readonly isBothParts: boolean };

/** Reads a numerator or denominator: a group, a character or a command, but not an operator. */
function readPart(nodes: readonly TexNode[], from: number): FractionPart | undefined {
  const at = skipBlank(nodes, from);
  const node = nodes[at];
  if (node === undefined) return undefined;
  if (node.kind === 'group') return { next: at + 1, isBothParts: false };
  if (node.kind === 'command')
    return /^(times|cdot|div|left|right|pm|mp|approx|leq?|geq?|neq|[,;:!\\ ]|quad)$/.test(node.name)
      ? undefined
      : { next: at + 1, isBothParts: false };
  if (node.kind !== 'text') return undefined;
  const [firstCharacter, secondCharacter] = node.text.trimStart();
  if (firstCharacter === undefined || /[=+\-*/<>.,;:()[\]]/.test(firstCharacter)) return undefined;
  return { next: at + 1, isBothParts: secondCharacter !== undefined && !/[=+*<>]/.test(secondCharacter) };
}
