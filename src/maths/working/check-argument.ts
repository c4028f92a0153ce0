import type { Span } from '../../domain/span.ts';
import type { AgreementVerdict } from '../agree/outcome.ts';
import { truthSet } from '../agree/truth-set.ts';
import { variablesOf } from '../exact/core.ts';
import { withinBudget } from '../exact/over-budget.ts';
import { lowerToCore } from '../read/lower-to-core.ts';
import type { MathNode, RelationNode } from '../read/node.ts';
import { equationsOf } from './equations.ts';
import { explainLine, isSlip } from './explain-line.ts';
import { judgeExpression, judgeStatement, type LineVerdict } from './judge-line.ts';
import { readLine, type WorkingLine } from './read-line.ts';

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
  const judged: JudgedLine[] = [];
  const rejected = new Set<number>();
  let state: ArgumentState = START;
  for (const [index, text] of lines.slice(0, MAX_LINES).entries()) {
    const line = readLine(text);
    const direct = judge(line, state);
    const returns = isSlip(direct) && returnsToOrigin(line, state);
    const verdict = returns ? 'equivalent' : direct;
    const reason = returns ? RETURNS : explain(verdict, state, line);
    judged.push({ n: index + 1, verdict, reason, ...locateSlip(line, verdict) });
    if (returns) for (const n of state.gained) rejected.add(n);
    state = advance(state, line, { n: index + 1, verdict, returns });
  }
  return { verdict: overall(judged.filter(({ n }) => !rejected.has(n))), lines: judged };
}

const RETURNS = 'Has the solutions of the starting line again: the solutions gained in between are rejected.';

/** Returns whether a line rejects the solutions that squaring gained, which ends a sound argument. */
function returnsToOrigin(line: WorkingLine, { origin, gained }: ArgumentState): boolean {
  if (gained.length === 0 || line.kind !== 'statement' || origin?.kind !== 'statement') return false;
  if (!statesValues(line.node)) return false;
  return withinBudget(() => judgeStatement(origin.node, line.node, [])) === 'equivalent';
}

/** Recognises `2(4) + 3 = 11`, which checks a solution and states nothing about the unknown. */
function isNumericCheck(line: WorkingLine, before: WorkingLine): boolean {
  if (line.kind !== 'statement' || line.node.kind !== 'relation' || before.kind !== 'statement') return false;
  const [left, right] = line.node.operands;
  const worked = left?.kind !== 'number' || right?.kind !== 'number';
  if (!worked || !line.node.operands.every(isNumeric)) return false;
  return statesValues(before.node) && truthSet(line.node)?.set.length === 1;
}

/** Recognises a result: `x = 7`, `x = 1 or x = 2`, “no solution”. */
function statesValues(node: MathNode): boolean {
  if (node.kind === 'text') return true;
  if (node.kind === 'relation') {
    const [left, right] = node.operands;
    return node.operands.length === 2 && left?.kind === 'symbol' && !!right && isNumeric(right);
  }
  const listed = node.kind === 'list' || (node.kind === 'compound' && node.connective === 'or');
  return listed && node.items.every((item) => statesValues(item) || isNumeric(item));
}

function isNumeric(node: MathNode): boolean {
  const core = lowerToCore(node);
  return core !== undefined && variablesOf(core).size === 0;
}

function explain(verdict: LineVerdict, { before }: ArgumentState, line: WorkingLine): string {
  if (line.kind === 'unreadable' || !before || before.kind === 'unreadable') return explainLine(verdict);
  const previous = line.kind === 'expression' ? lastMember(before.node) : before.node;
  return explainLine(verdict, previous, line.node);
}

/** Returns the span of the statement in the line as written, for a wrong line. */
function locateSlip(line: WorkingLine, verdict: LineVerdict): { place?: Span } {
  if (line.kind === 'unreadable' || !isSlip(verdict)) return {};
  const { start, end } = line.node.span;
  return { place: { start: line.offset + start, end: line.offset + end } };
}

type ArgumentState = {
  readonly before: WorkingLine | undefined;
  readonly known: readonly RelationNode[];
  /** The line since which all lines follow, and the later lines that gained solutions. */
  readonly origin: WorkingLine | undefined;
  readonly gained: readonly number[];
};

const START: ArgumentState = { before: undefined, known: [], origin: undefined, gained: [] };

function judge(line: WorkingLine, { before, known }: ArgumentState): LineVerdict {
  if (line.kind === 'unreadable') return 'unreadable';
  if (!before || before.kind === 'unreadable') return 'given';
  if (isNumericCheck(line, before)) return 'implied';
  return withinBudget(() => compareLines(before, line, known)) ?? 'undecided';
}

type Read = Exclude<WorkingLine, { kind: 'unreadable' }>;

function compareLines(before: Read, line: Read, known: readonly RelationNode[]): LineVerdict {
  return line.kind === 'expression' || before.kind === 'expression'
    ? judgeExpression(lastMember(before.node), line.node)
    : judgeStatement(before.node, line.node, known);
}

/** Returns the right side that a continuation such as `= π·3²` after `A = πr²` refers to. */
function lastMember(node: MathNode): MathNode {
  return node.kind === 'relation' && node.operators.every((one) => one === '=' || one === '≈')
    ? (node.operands.at(-1) ?? node)
    : node;
}

/** Adds a valid line to the known facts; after a mistake the argument continues from the mistaken line. */
function advance(state: ArgumentState, line: WorkingLine, { n, verdict, returns }: Judged): ArgumentState {
  if (line.kind !== 'statement')
    return { ...state, before: line.kind === 'unreadable' ? state.before : line };
  if (state.before && isNumericCheck(line, state.before)) return state;
  const equations = equationsOf(line.node) ?? [];
  const known = isSlip(verdict) || returns ? equations : [...state.known, ...equations].slice(-40);
  if (verdict === 'gained-solution') return { ...state, before: line, known, gained: [...state.gained, n] };
  const restarts = verdict === 'given' || isSlip(verdict) || returns;
  return restarts ? { before: line, known, origin: line, gained: [] } : { ...state, before: line, known };
}

type Judged = { readonly n: number; readonly verdict: LineVerdict; readonly returns: boolean };

function overall(lines: readonly JudgedLine[]): AgreementVerdict {
  const has = (...verdicts: LineVerdict[]) => lines.some((line) => verdicts.includes(line.verdict));
  if (has('lost-solution', 'gained-solution', 'not-equivalent')) return 'incorrect';
  if (has('unreadable') || lines.length === 0) return 'unreadable';
  return has('undecided') ? 'undecided' : 'correct';
}
