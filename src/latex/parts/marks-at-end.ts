import { plainText } from '../plain-text.ts';
import { isBlank, type TexNode } from '../tex-tree.ts';
import { trimBreaks } from '../trim-breaks.ts';
import { type FoundMarks, MARKS_COMMANDS, MAX_NODES_IN_BRACKETS, TYPEFACES, toFound } from './found-marks.ts';
import { MARKS_UNIT, type MarksText, parseMarksText } from './marks-text.ts';

/** Commands that print their argument at the margin. */
const MARGINS = /^(?:marginpar|marginnote|rightline)$/u;
/** Words after which a number in brackets is a reference, not marks. */
const REFERENCE_BEFORE =
  /\b(?:in|see|from|of|by|using|and|or|with|to|equations?|eqn?s?\.?|figures?|fig\.?|tables?|items?|steps?|parts?|sections?|lines?|refs?\.?|references?|theorems?|lemmas?|methods?|questions?|problems?|exercises?|chapters?|ch\.)\s*$/iu;
const RIGHT_ENVIRONMENTS = /^(?:flushright|marks|raggedleft)$/u;
/** Brackets with marks at the end of a text. */
const END_BRACKETS = /\(\s*[^()]{1,40}\)\s*$/u;
/** Marks alone in the last paragraph, without brackets. */
const LAST_LINE = new RegExp(String.raw`\n\s*(\d{1,3}\s*${MARKS_UNIT})\s*\.?\s*$`, 'iu');

/** Finds marks that are the last nodes of a text. */
export function findMarksAtEnd(nodes: readonly TexNode[]): FoundMarks | undefined {
  const last = nodes.at(-1);
  const before = nodes.at(-2);
  if (last === undefined) return undefined;
  if (last.kind === 'group') {
    if (before?.kind === 'command' && (MARKS_COMMANDS.test(before.name) || MARGINS.test(before.name))) {
      const found = parseMarksText(plainText(last.children, 'shown'), true);
      const rest = trimBreaks(nodes.slice(0, -2));
      return found && toFound(found, { rest, isCertain: true, isSetOff: true });
    }
    const from = before?.kind === 'command' && TYPEFACES.test(before.name) ? -2 : -1;
    return createFromNodes(nodes, nodes.length + from, last.children);
  }
  if (last.kind === 'environment')
    return RIGHT_ENVIRONMENTS.test(last.name)
      ? createFromNodes(nodes, nodes.length - 1, last.children)
      : undefined;
  if (last.kind === 'symbol' && last.text === ']') return findInSquareBrackets(nodes);
  return last.kind === 'text' ? (findInText(nodes, last.text) ?? findBracketsAtEnd(nodes)) : undefined;
}

/** Finds marks at the end whose brackets and words are different nodes: `(\textbf{3} marks)`. */
function findBracketsAtEnd(nodes: readonly TexNode[]): FoundMarks | undefined {
  const last = nodes.at(-1);
  if (last?.kind !== 'text' || !/^[^()]*\)\s*$/u.test(last.text)) return undefined;
  for (let index = nodes.length - 2; index >= Math.max(0, nodes.length - MAX_NODES_IN_BRACKETS); index--) {
    const node = nodes[index];
    const open = node?.kind === 'text' ? node.text.lastIndexOf('(') : -1;
    if (node?.kind !== 'text' || open < 0) continue;
    const bracket = { ...node, text: node.text.slice(open), start: node.start + open };
    const before = { ...node, text: node.text.slice(0, open) };
    const cut = [...nodes.slice(0, index), before, bracket, ...nodes.slice(index + 1)];
    return createFromNodes(cut, index + 1, cut.slice(index + 1));
  }
  return undefined;
}

function findInSquareBrackets(nodes: readonly TexNode[]): FoundMarks | undefined {
  for (let index = nodes.length - 2; index >= Math.max(0, nodes.length - MAX_NODES_IN_BRACKETS); index--) {
    const node = nodes[index];
    if (node?.kind === 'symbol' && node.text === '[')
      return createFromNodes(nodes, index, nodes.slice(index));
  }
  return undefined;
}

function findInText(nodes: readonly TexNode[], text: string): FoundMarks | undefined {
  const tail = text.slice(-80);
  const match = END_BRACKETS.exec(tail) ?? LAST_LINE.exec(tail);
  if (match === null) return undefined;
  const found = parseMarksText(match[1] ?? match[0]);
  if (found === undefined || found.form === 'digits') return undefined;
  const last = nodes.at(-1);
  const start = text.length - tail.length + match.index;
  if (last?.kind !== 'text' || /[\p{L}\p{N}]$/u.test(text.slice(0, start))) return undefined;
  const rest = [...nodes.slice(0, -1), { ...last, text: text.slice(0, start) }];
  return createFound(found, rest);
}

/** Creates the result for marks that are the content of the nodes from `index` to the end. */
function createFromNodes(
  nodes: readonly TexNode[],
  index: number,
  content: readonly TexNode[],
): FoundMarks | undefined {
  const found = parseMarksText(plainText(content, 'shown'));
  if (found === undefined || found.form === 'digits') return undefined;
  const rest = nodes.slice(0, index);
  return createFound(found, rest);
}

/** Creates the result for marks after `rest`; a number in brackets after "equation" or "in" is a reference. */
function createFound(found: MarksText, rest: readonly TexNode[]): FoundMarks | undefined {
  const isBare = found.form === 'brackets';
  const last = rest.findLast((node) => !isBlank(node));
  if (isBare && last?.kind === 'text' && REFERENCE_BEFORE.test(last.text.slice(-40))) return undefined;
  return toFound(found, { rest: trimBreaks(rest), isCertain: !isBare, isSetOff: isSetOff(rest) });
}

/** Whether a number in brackets after these nodes does not continue their sentence. */
function isSetOff(nodes: readonly TexNode[]): boolean {
  const last = nodes.findLast((node) => node.kind !== 'text' || node.text !== '');
  if (last === undefined) return false;
  if (last.kind === 'text')
    return (
      /[.?!:;][)"'’]*\s*$|\n\s*$|\s{2,}$/u.test(last.text) || (isBlank(last) && isSetOff(nodes.slice(0, -1)))
    );
  if (last.kind === 'environment') return true;
  if (last.kind === 'math') return last.display;
  return last.kind === 'command' && /^(?:\\|q?quad|par|newline)$/u.test(last.name);
}
