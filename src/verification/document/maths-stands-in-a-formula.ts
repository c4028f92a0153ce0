import { isInSpans } from '../../latex/definition-spans.ts';
import { DRAWINGS } from '../../latex/render-tex.ts';
import { DISPLAYS } from '../../latex/section-names.ts';
import { skipArguments } from '../../latex/tex-arguments.ts';
import { getNodeEnd, isBlank, type TexNode } from '../../latex/tex-tree.ts';
import { defineDocumentCheck, type Remark } from '../check.ts';
import { writtenQuestion } from '../example.ts';
import { findInlineDrawings, findIntertexts } from './formulas.ts';

/** Commands that are valid only in a formula. */
const MATHS_ONLY =
  /^(frac|dfrac|tfrac|sqrt|times|cdot|div|pm|mp|leq?|geq?|neq|approx|sum|int|prod|alpha|beta|gamma|delta|theta|lambda|mu|pi|sigma|omega|Omega|Delta|phi|rho|epsilon|infty|rightarrow|Rightarrow|to|vec|hat|sin|cos|tan|log|ln|lim|mathrm|mathbf|left|right|circ|binom|overline)$/;
/** Commands whose arguments are not running text, with the number of these arguments. */
const UNREAD_COMMANDS = new Map([
  ['label', 1],
  ['ref', 1],
  ['eqref', 1],
  ['includegraphics', 1],
  ['input', 1],
  ['include', 1],
  ['cite', 1],
  ['url', 1],
  ['href', 1],
  ['usepackage', 1],
  ['documentclass', 1],
  ['newcommand', 2],
  ['renewcommand', 2],
  ['def', 1],
  ['ce', 1],
  ['SI', 2],
  ['si', 1],
  ['qty', 2],
  ['unit', 1],
  ['num', 1],
  ['ensuremath', 1],
  ['DeclareMathOperator', 2],
  ['hspace', 1],
  ['vspace', 1],
  ['rule', 2],
  ['setlength', 2],
  ['providecommand', 2],
  ['ansint', 1],
  ['ans', 1],
  ['answer', 1],
  ['accept', 1],
  ['reject', 1],
  ['ang', 1],
  ['newcounter', 1],
  ['setcounter', 2],
  ['textsuperscript', 1],
  ['textsubscript', 1],
  ['gdef', 1],
  ['NewTasksEnvironment', 2],
  ['settasks', 1],
  ['pgfplotsset', 1],
  ['tikzset', 1],
]);
/** Environments whose content is not running text. */
const UNREAD_ENVIRONMENTS =
  /^(tikzpicture|circuitikz|pspicture|picture|asy|tikzcd|pgfpicture|axis|math|array|[pbvBV]?matrix|cases|aligned|split|gathered)\*?$/;

/** One missing $ affects a whole line, so a few findings are enough. */
const MAX_REMARKS = 3;

export const mathsStandsInAFormula = defineDocumentCheck({
  id: 'maths-stands-in-a-formula',
  code: 'S12',
  meaning: 'Powers, indices and mathematical commands are between $ and $.',
  severity: 'warning',
  fails: writtenQuestion('Calculate x^2 for x equal to three.', 'The value is $3^2 = 9$.'),
  passes: writtenQuestion('Calculate $x^2$ for $x$ equal to three.', 'The value is $3^2 = 9$.'),
  run: ({ source, tree }) => {
    const bodyStart = Math.max(0, source.indexOf('\\begin{document}'));
    const drawings = findInlineDrawings(source);
    return findStrayMaths(tree.nodes)
      .filter(({ span }) => span !== undefined && span.start >= bodyStart && !isInSpans(span.start, drawings))
      .slice(0, MAX_REMARKS);
  },
});

/** Finds mathematical notation in running text. */
function findStrayMaths(nodes: readonly TexNode[]): Remark[] {
  const remarks: Remark[] = [];
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index];
    if (node === undefined) break;
    const argumentCount = node.kind === 'command' ? UNREAD_COMMANDS.get(node.name) : undefined;
    if (argumentCount !== undefined) index = skipArguments(nodes, index + 1, argumentCount) - 1;
    else if (node.kind === 'group' || (node.kind === 'environment' && isRunningText(node.name)))
      remarks.push(...findStrayMaths(node.children));
    else if (node.kind === 'environment' && DISPLAYS.has(node.name))
      remarks.push(...findIntertexts(node.children).flatMap(findStrayMaths));
    else if (node.kind === 'environment' && DRAWINGS.has(node.name) && node.name !== 'asy')
      remarks.push(...findInLabels(node.children));
    else if (isMaths(node) && !isBlankToFill(nodes, index)) remarks.push(createRemark(node));
  }
  return remarks;
}

/** Returns the nearest node before `index` that is not blank. */
function findPrevious(nodes: readonly TexNode[], index: number): TexNode | undefined {
  let previous = index - 1;
  for (let node = nodes[previous]; node !== undefined && isBlank(node); node = nodes[previous]) previous--;
  return nodes[previous];
}

/** Checks the labels of a drawing: the groups that contain neither coordinates nor options. */
function findInLabels(nodes: readonly TexNode[]): Remark[] {
  return nodes.flatMap((node, index) => {
    if (node.kind === 'environment') return findInLabels(node.children);
    if (node.kind !== 'group') return [];
    const before = findPrevious(nodes, index);
    const isLabel =
      (before?.kind === 'text' && /[)\w]\s*$/.test(before.text)) ||
      (before?.kind === 'symbol' && before.text === ']');
    return isLabel ? findStrayMaths(node.children) : [];
  });
}

function isRunningText(name: string): boolean {
  return !DISPLAYS.has(name) && !UNREAD_ENVIRONMENTS.test(name);
}

function isMaths(node: TexNode): boolean {
  if (node.kind === 'symbol') return node.text === '^' || node.text === '_';
  return node.kind === 'command' && MATHS_ONLY.test(node.name);
}

/** Whether a `_` is part of a gap to fill, such as `____`, and not an index. */
function isBlankToFill(nodes: readonly TexNode[], index: number): boolean {
  const isUnderscore = (node: TexNode | undefined): boolean => node?.kind === 'symbol' && node.text === '_';
  return isUnderscore(nodes[index]) && (isUnderscore(nodes[index - 1]) || isUnderscore(nodes[index + 1]));
}

function createRemark(node: TexNode): Remark {
  const shown = node.kind === 'command' || node.kind === 'symbol' ? node.text : 'This';
  return {
    message: `${shown} is outside a formula; put $ before and after its formula.`,
    span: { start: node.start, end: getNodeEnd(node) },
  };
}
