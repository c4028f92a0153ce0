import type { Span } from '../../domain/span.ts';
import type { Verdict } from '../agree/outcome.ts';
import { withinBudget } from '../exact/over-budget.ts';
import type { MathNode, RelationNode } from '../read/node.ts';
import { equationsOf } from './equations.ts';
import { explainLine } from './explain-line.ts';
import { judgeExpression, judgeStatement, type LineVerdict } from './judge-line.ts';
import { readLine, type WorkingLine } from './read-line.ts';

export type JudgedLine = {
  /** Counted from 1. */
  readonly n: number;
  readonly verdict: LineVerdict;
  readonly reason: string;
  /** Where in the line the step goes wrong. */
  readonly place?: Span;
};
export type JudgedArgument = { readonly verdict: Verdict; readonly lines: readonly JudgedLine[] };

const MAX_LINES = 200;

/** Judges each line of an argument against those before it. */
export function checkArgument(lines: readonly string[]): JudgedArgument {
  const judged: JudgedLine[] = [];
  let state: State = { before: undefined, known: [] };
  for (const [index, text] of lines.slice(0, MAX_LINES).entries()) {
    const line = readLine(text);
    const verdict = judge(line, state);
    judged.push({ n: index + 1, verdict, reason: explain(verdict, state, line), ...placeOf(line, verdict) });
    state = advance(state, line, verdict);
  }
  return { verdict: overall(judged), lines: judged };
}

function explain(verdict: LineVerdict, { before }: State, line: WorkingLine): string {
  if (line.kind === 'unreadable' || !before || before.kind === 'unreadable') return explainLine(verdict);
  const previous = line.kind === 'expression' ? lastMember(before.node) : before.node;
  return explainLine(verdict, previous, line.node);
}

/** The span of what was read, in the line as it was written. */
function placeOf(line: WorkingLine, verdict: LineVerdict): { place?: Span } {
  if (line.kind === 'unreadable' || !isSlip(verdict)) return {};
  const { start, end } = line.node.span;
  return { place: { start: line.offset + start, end: line.offset + end } };
}

function isSlip(verdict: LineVerdict): boolean {
  return verdict === 'not-equivalent' || verdict === 'lost-solution' || verdict === 'gained-solution';
}

type State = { readonly before: WorkingLine | undefined; readonly known: readonly RelationNode[] };

function judge(line: WorkingLine, { before, known }: State): LineVerdict {
  if (line.kind === 'unreadable') return 'unreadable';
  if (!before || before.kind === 'unreadable') return 'given';
  return withinBudget(() => compareLines(before, line, known)) ?? 'undecided';
}

type Read = Exclude<WorkingLine, { kind: 'unreadable' }>;

function compareLines(before: Read, line: Read, known: readonly RelationNode[]): LineVerdict {
  if (line.kind === 'expression') return judgeExpression(lastMember(before.node), line.node);
  if (before.kind === 'expression') return judgeExpression(lastMember(before.node), line.node);
  return judgeStatement(before.node, line.node, known);
}

/** `A = πr²` continued by `= π·3²` speaks of the right side. */
function lastMember(node: MathNode): MathNode {
  return node.kind === 'relation' && node.operators.every((one) => one === '=' || one === '≈')
    ? (node.operands.at(-1) ?? node)
    : node;
}

/** What is known grows by each line that holds; after a slip the argument goes on from the slip. */
function advance(state: State, line: WorkingLine, verdict: LineVerdict): State {
  if (line.kind !== 'statement')
    return { ...state, before: line.kind === 'unreadable' ? state.before : line };
  const equations = equationsOf(line.node) ?? [];
  return { before: line, known: isSlip(verdict) ? equations : [...state.known, ...equations].slice(-40) };
}

function overall(lines: readonly JudgedLine[]): Verdict {
  const has = (...verdicts: LineVerdict[]) => lines.some((line) => verdicts.includes(line.verdict));
  if (has('lost-solution', 'gained-solution', 'not-equivalent')) return 'incorrect';
  if (has('unreadable') || lines.length === 0) return 'unreadable';
  return has('undecided') ? 'undecided' : 'correct';
}
