import type { Span } from '../../domain/span.ts';
import type { AgreementVerdict } from '../agree/outcome.ts';
import { findTruthSet } from '../agree/truth-set.ts';
import { variablesOf } from '../exact/expression.ts';
import { withinBudget } from '../exact/over-budget.ts';
import type { MathNode, RelationNode } from '../read/node.ts';
import { toExpression } from '../read/to-expression.ts';
import { listEquations } from './equations.ts';
import { explainLine, isMistake } from './explain-line.ts';
import { judgeExpression, judgeStatement, type LineVerdict } from './judge-line.ts';
import { readLine, type WorkingLine } from './read-line.ts';

/** A line of working with its verdict and the reason as a sentence. */
export type JudgedLine = {
  /** Counted from 1. */
  readonly n: number;
  readonly verdict: LineVerdict;
  readonly reason: string;
  /** The part of the line that is wrong. */
  readonly place?: Span;
};
export type JudgedArgument = { readonly verdict: AgreementVerdict; readonly lines: readonly JudgedLine[] };

const MAX_LINES = 200;

/** Judges each line of an argument against the lines before it. */
export function checkArgument(lines: readonly string[]): JudgedArgument {
  const judgedLines: JudgedLine[] = [];
  const rejectedLines = new Set<number>();
  let state: ArgumentState = INITIAL_STATE;
  for (const [index, text] of lines.slice(0, MAX_LINES).entries()) {
    const line = readLine(text);
    const directVerdict = judge(line, state);
    const rejectsGained = isMistake(directVerdict) && rejectsGainedSolutions(line, state);
    const verdict = rejectsGained ? 'equivalent' : directVerdict;
    const reason = rejectsGained ? REJECTS_GAINED_REASON : explain(verdict, state, line);
    judgedLines.push({ n: index + 1, verdict, reason, ...locateMistake(line, verdict) });
    if (rejectsGained) for (const n of state.gainedLines) rejectedLines.add(n);
    state = updateState(state, line, { n: index + 1, verdict, rejectsGained });
  }
  return {
    verdict: combineVerdicts(judgedLines.filter(({ n }) => !rejectedLines.has(n))),
    lines: judgedLines,
  };
}

const REJECTS_GAINED_REASON =
  'Has the solutions of the starting line again: the solutions gained in between are rejected.';

/**
 * Returns whether a line removes the extra solutions that squaring gained, so the argument is sound
 * again.
 */
function rejectsGainedSolutions(line: WorkingLine, { originLine, gainedLines }: ArgumentState): boolean {
  if (gainedLines.length === 0 || line.kind !== 'statement' || originLine?.kind !== 'statement') return false;
  if (!statesValues(line.node)) return false;
  return withinBudget(() => judgeStatement(originLine.node, line.node, [])) === 'equivalent';
}

/** Recognises a check of a solution, such as `2(4) + 3 = 11`, which contains no unknown. */
function isNumericCheck(line: WorkingLine, previous: WorkingLine): boolean {
  if (line.kind !== 'statement' || line.node.kind !== 'relation' || previous.kind !== 'statement')
    return false;
  const [left, right] = line.node.operands;
  const isCalculation = left?.kind !== 'number' || right?.kind !== 'number';
  if (!isCalculation || !line.node.operands.every(isNumeric)) return false;
  return statesValues(previous.node) && findTruthSet(line.node)?.set.length === 1;
}

/** Recognises a result: `x = 7`, `x = 1 or x = 2`, “no solution”. */
function statesValues(node: MathNode): boolean {
  if (node.kind === 'text') return true;
  if (node.kind === 'relation') {
    const [left, right] = node.operands;
    return node.operands.length === 2 && left?.kind === 'symbol' && !!right && isNumeric(right);
  }
  const areAlternatives = node.kind === 'list' || (node.kind === 'compound' && node.connective === 'or');
  return areAlternatives && node.items.every((item) => statesValues(item) || isNumeric(item));
}

function isNumeric(node: MathNode): boolean {
  const expression = toExpression(node);
  return expression !== undefined && variablesOf(expression).size === 0;
}

function explain(verdict: LineVerdict, { previous }: ArgumentState, line: WorkingLine): string {
  if (line.kind === 'unreadable' || !previous || previous.kind === 'unreadable') return explainLine(verdict);
  const previousNode = line.kind === 'expression' ? lastMember(previous.node) : previous.node;
  return explainLine(verdict, previousNode, line.node);
}

/** Returns the position of the statement in a wrong line. */
function locateMistake(line: WorkingLine, verdict: LineVerdict): { place?: Span } {
  if (line.kind === 'unreadable' || !isMistake(verdict)) return {};
  const { start, end } = line.node.span;
  return { place: { start: line.offset + start, end: line.offset + end } };
}

type ArgumentState = {
  readonly previous: WorkingLine | undefined;
  readonly knownEquations: readonly RelationNode[];
  /** The last line that started a derivation: the first line, or the last line with a mistake. */
  readonly originLine: WorkingLine | undefined;
  /** The numbers of the lines after `originLine` that gained solutions. */
  readonly gainedLines: readonly number[];
};

const INITIAL_STATE: ArgumentState = {
  previous: undefined,
  knownEquations: [],
  originLine: undefined,
  gainedLines: [],
};

function judge(line: WorkingLine, { previous, knownEquations }: ArgumentState): LineVerdict {
  if (line.kind === 'unreadable') return 'unreadable';
  if (!previous || previous.kind === 'unreadable') return 'given';
  if (isNumericCheck(line, previous)) return 'implied';
  return withinBudget(() => compareLines(previous, line, knownEquations)) ?? 'undecided';
}

type ReadableLine = Exclude<WorkingLine, { kind: 'unreadable' }>;

function compareLines(
  previous: ReadableLine,
  line: ReadableLine,
  knownEquations: readonly RelationNode[],
): LineVerdict {
  return line.kind === 'expression' || previous.kind === 'expression'
    ? judgeExpression(lastMember(previous.node), line.node)
    : judgeStatement(previous.node, line.node, knownEquations);
}

/** Returns the last member of a chain: πr² for `A = πr²`, which the next line `= π·3²` continues. */
function lastMember(node: MathNode): MathNode {
  return node.kind === 'relation' && node.operators.every((operator) => operator === '=' || operator === '≈')
    ? (node.operands.at(-1) ?? node)
    : node;
}

/**
 * Adds a valid line to the known equations. After a mistake, the argument continues from the mistaken line.
 */
function updateState(
  state: ArgumentState,
  line: WorkingLine,
  { n, verdict, rejectsGained }: LineResult,
): ArgumentState {
  if (line.kind !== 'statement')
    return { ...state, previous: line.kind === 'unreadable' ? state.previous : line };
  if (state.previous && isNumericCheck(line, state.previous)) return state;
  const equations = listEquations(line.node) ?? [];
  const knownEquations =
    isMistake(verdict) || rejectsGained ? equations : [...state.knownEquations, ...equations].slice(-40);
  if (verdict === 'gained-solution')
    return { ...state, previous: line, knownEquations, gainedLines: [...state.gainedLines, n] };
  const isNewOrigin = verdict === 'given' || isMistake(verdict) || rejectsGained;
  return isNewOrigin
    ? { previous: line, knownEquations, originLine: line, gainedLines: [] }
    : { ...state, previous: line, knownEquations };
}

type LineResult = { readonly n: number; readonly verdict: LineVerdict; readonly rejectsGained: boolean };

function combineVerdicts(lines: readonly JudgedLine[]): AgreementVerdict {
  const has = (...verdicts: LineVerdict[]) => lines.some((line) => verdicts.includes(line.verdict));
  if (has('lost-solution', 'gained-solution', 'not-equivalent')) return 'incorrect';
  if (has('unreadable') || lines.length === 0) return 'unreadable';
  return has('undecided') ? 'undecided' : 'correct';
}
