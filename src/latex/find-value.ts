import type { Answer, SolutionStep } from '../domain/question-content.ts';
import { listFormulas } from './list-formulas.ts';
import { parseTex } from './parse-tex.ts';
import { plainText } from './plain-text.ts';
import { printNodes } from './print-tex.ts';
import { renderTex } from './render-tex.ts';
import { SECTIONS } from './section-names.ts';
import { findGroup } from './tex-arguments.ts';
import { containsNode, isBlank, isBranch, isCommand, isEnvironment, type TexNode } from './tex-tree.ts';
import { typedText, visibleText } from './visible-text.ts';

type Value = Extract<Answer, { kind: 'value' }>;

const EQUALS_COMMANDS = new Set(['approx', 'simeq', 'cong', 'doteq', 'equiv']);
/** Commands that end an equation; a remark may follow. */
const REMARK_COMMANDS = new Set([
  'quad',
  'qquad',
  'Rightarrow',
  'implies',
  'because',
  'therefore',
  'hfill',
  'tag',
]);
/** `The final answer is $\frac{1}{2}$`; captures the value. */
const ANSWER_WORDS = /\b(?:final\s+)?(?:answer|ans|result)(?:\.|\b)[\s}]*(?:is|:|=|\.)[\s}]*([^\n]+)$/i;

const MAX_ANSWER_LENGTH = 1000;
const PROOF_WORD = /\b(?:prove|proof|show|verify|justify|disprove)\b/i;
const ASKS_FOR_VALUE =
  /\b(?:find|calculate|determine|evaluate|solve|compute|what|derive|express|obtain|how)\b/i;
const ASKS_FOR_SEVERAL = /\bsolve\b|\bsimultaneous\b|\bvalues of\b/i;
/** The words between two equations of one answer. */
const JOINING_WORD = /^\s*(?:or|and)\s*$/;
/** The start of a number. An expression in unknowns does not begin like this. */
const NUMBER_START = /^[-+±]?\s*(?:[\d.(]|sqrt|pi\b|cbrt)/;

/** Finds the final value of a solution: the value in a box, after words such as “the answer is”, or after the last equals sign. */
export function findValue(solution: readonly SolutionStep[], stem = ''): Value | undefined {
  const texts = solution.map((step) => (step.kind === 'prose' ? [step.tex] : step.lines));
  const boxed = texts
    .flat()
    .flatMap((tex) => findBoxed(parseTex(tex).nodes))
    .at(-1);
  if (boxed !== undefined) return toValue(findRightSide(boxed) ?? boxed);
  const stated = findStatedValue(solution);
  return stated ?? (PROOF_WORD.test(visibleText(stem)) ? undefined : findLastEquality(solution, stem));
}

/** Converts nodes to a value answer; undefined when they contain no text. */
export function toValue(nodes: readonly TexNode[]): Value | undefined {
  if (containsNode(nodes, isQuestionSection)) return undefined;
  const tex = withoutStop(
    renderTex(withoutAlignment(unwrapFormula(withoutAlignment(nodes))), { oneLine: true }),
  );
  const text = typedText(tex);
  return tex === '' || text === '' ? undefined : { kind: 'value', tex, text };
}

/**
 * Whether a node is a section of a question. If a brace is missing, whole questions may be inside an argument, which is then not an
 * answer.
 */
function isQuestionSection(node: TexNode): boolean {
  return isCommand(node, 'item') || isEnvironment(node, SECTIONS);
}

function findBoxed(nodes: readonly TexNode[]): (readonly TexNode[])[] {
  return nodes.flatMap((node, index) => {
    if (isCommand(node, 'boxed')) return [findGroup(nodes, index + 1)?.group.children ?? []];
    return isBranch(node) ? findBoxed(node.children) : [];
  });
}

function findStatedValue(solution: readonly SolutionStep[]): Value | undefined {
  const paragraphs = solution.flatMap((step) => (step.kind === 'prose' ? [step.tex] : []));
  const stated = paragraphs
    .map((tex) => ANSWER_WORDS.exec(tex.slice(-MAX_ANSWER_LENGTH))?.[1])
    .findLast((tex) => tex !== undefined);
  if (stated === undefined) return undefined;
  const nodes = parseTex(stated).nodes;
  return toValue(findRightSide(nodes) ?? nodes);
}

/** Searches displayed lines from last to first, then formulas in the prose. */
function findLastEquality(solution: readonly SolutionStep[], stem: string): Value | undefined {
  for (const step of solution.toReversed()) {
    if (step.kind !== 'display') continue;
    const value = findLastValue(step.lines.map((line) => parseTex(line).nodes));
    if (value !== undefined) return value;
  }
  const joinsLetters = ASKS_FOR_SEVERAL.test(visibleText(stem));
  const inline = solution.flatMap((step) =>
    step.kind === 'prose' ? listFormulas(parseTex(step.tex).nodes, { joinsLetters }) : [],
  );
  const value = findLastValue(inline);
  return value !== undefined && (/\d/.test(value.text) || ASKS_FOR_VALUE.test(visibleText(stem)))
    ? value
    : undefined;
}

function findLastValue(formulas: readonly (readonly TexNode[])[]): Value | undefined {
  for (const formula of formulas.toReversed()) {
    const side = findRightSide(formula);
    const value = side && toValue(side);
    if (value !== undefined) return value;
  }
  return undefined;
}

/**
 * Returns the nodes after the last `=` outside braces, up to a wide space. If the formula states several values, returns the whole
 * formula.
 */
function findRightSide(formula: readonly TexNode[]): readonly TexNode[] | undefined {
  const nodes = unwrapFormula(formula);
  if (hasSeveralEquations(nodes)) return nodes;
  const equation = nodes.slice(0, findEquationEnd(nodes));
  for (let index = equation.length - 1; index >= 0; index--) {
    const node = equation[index];
    if (node?.kind === 'command' && EQUALS_COMMANDS.has(node.name)) return equation.slice(index + 1);
    const at = node?.kind === 'text' ? findLastEqualsSign(node.text) : -1;
    if (node?.kind === 'text' && at >= 0)
      return [{ ...node, text: node.text.slice(at + 1) }, ...equation.slice(index + 1)];
  }
  return undefined;
}

/** Whether every equation of `x = 3 or x = -3` or `x = 2, y = 3` states a value. */
function hasSeveralEquations(nodes: readonly TexNode[]): boolean {
  const equations = splitEquations(withoutAlignment(nodes)).map((equation) =>
    typedText(printNodes(equation)),
  );
  const sides = equations.filter((equation) => equation !== '').map((equation) => equation.split('='));
  return (
    sides.length > 1 &&
    sides.every(([left = '', right = '', ...others]) => {
      return left.trim() !== '' && others.length === 0 && NUMBER_START.test(right.trim());
    })
  );
}

/** Splits a formula at "or", "and", wide spaces and commas. */
function splitEquations(nodes: readonly TexNode[]): TexNode[][] {
  const equations: TexNode[][] = [[]];
  nodes.forEach((node, index) => {
    const before = nodes[index - 1];
    const isWord = node.kind === 'group' && before?.kind === 'command' && before.name === 'text';
    if (isWord && JOINING_WORD.test(plainText(node.children, 'typed'))) {
      equations.at(-1)?.pop();
      equations.push([]);
    } else if (node.kind === 'command' && /^q?quad$/.test(node.name)) equations.push([]);
    else if (node.kind === 'text' && node.text.includes(',')) {
      node.text.split(',').forEach((text, position) => {
        if (position > 0) equations.push([]);
        equations.at(-1)?.push({ ...node, text });
      });
    } else equations.at(-1)?.push(node);
  });
  return equations;
}

/** The index where the last equation ends. A `\quad` after the last `=` begins a remark. */
function findEquationEnd(nodes: readonly TexNode[]): number {
  const last = nodes.findLastIndex(
    (node) =>
      (node.kind === 'command' && EQUALS_COMMANDS.has(node.name)) ||
      (node.kind === 'text' && findLastEqualsSign(node.text) >= 0),
  );
  const end = nodes.findIndex(
    (node, index) => index > last && node.kind === 'command' && REMARK_COMMANDS.has(node.name),
  );
  return end < 0 ? nodes.length : end;
}

/** The index of the last `=` that does not belong to `<=`, `>=`, `!=` or `:=`; -1 without one. */
function findLastEqualsSign(text: string): number {
  const at = text.lastIndexOf('=');
  return at > 0 && '<>!:'.includes(text.charAt(at - 1)) ? -1 : at;
}

function withoutAlignment(nodes: readonly TexNode[]): readonly TexNode[] {
  return nodes.filter((node) => !(node.kind === 'symbol' && node.text === '&'));
}

/** Returns the content of the formula if the nodes contain nothing else. Otherwise returns the nodes. */
function unwrapFormula(nodes: readonly TexNode[]): readonly TexNode[] {
  const visible = nodes.filter(
    (node) => !isBlank(node) && !(node.kind === 'text' && /^[\s.,;]*$/.test(node.text)),
  );
  const [only] = visible;
  return visible.length === 1 && only?.kind === 'math' ? only.children : nodes;
}

function withoutStop(tex: string): string {
  return tex.replace(/(?:\\,|\\;|\\ |\s)*[.,;]?\s*$/, '').trim();
}
