import { withinBudget } from '../exact/over-budget.ts';
import { someNode } from '../read/children.ts';
import { substituteSymbols } from '../read/map-children.ts';
import type { MathNode, RelationNode } from '../read/node.ts';
import { printMath } from '../read/print-math.ts';
import { readMath } from '../read/read-math.ts';
import { findStepSources } from './find-step-sources.ts';
import { recompute } from './recompute.ts';

export type EvaluatedStep = {
  /** The line of the solution, counted from 1. */
  readonly line: number;
  readonly text: string;
  readonly verdict: 'correct' | 'incorrect' | 'unchecked';
  readonly reason: string;
  /** The value the right side should have. */
  readonly shouldBe?: string;
};
export type EvaluatedSteps = {
  readonly verdict: 'correct' | 'incorrect' | 'unchecked';
  readonly steps: readonly EvaluatedStep[];
};

const MAX_STEPS = 400;

/**
 * Recomputes every numeric equality of a worked solution, using the values that symbols got on earlier lines.
 */
export function evaluateSteps(solution: string): EvaluatedSteps {
  const steps: EvaluatedStep[] = [];
  const values = new Map<string, MathNode>();
  for (const { line, source, isDenied } of findStepSources(solution)) {
    if (steps.length >= MAX_STEPS) break;
    const reading = readMath(source, { units: 'auto' });
    if (!reading.ok) continue;
    for (const chain of listChains(reading.node)) {
      if (!isDenied) steps.push(...judgeChain(chain, values, line));
      storeValue(chain, values);
    }
  }
  return { verdict: combineVerdicts(steps), steps };
}

/** Returns the chains of equalities in a formula. */
function listChains(node: MathNode): RelationNode[] {
  if (node.kind === 'relation')
    return node.operators.every((operator) => operator === '=' || operator === '≈') ? [node] : [];
  return node.kind === 'list' || node.kind === 'compound' ? node.items.flatMap(listChains) : [];
}

function judgeChain(
  chain: RelationNode,
  values: ReadonlyMap<string, MathNode>,
  line: number,
): EvaluatedStep[] {
  const members = chain.operands.map((operand) => substituteSymbols(operand, values));
  const steps: EvaluatedStep[] = [];
  for (let k = 0; k + 1 < members.length; k++) {
    const [left, right] = [members[k], members[k + 1]];
    const [writtenLeft, writtenRight] = [chain.operands[k], chain.operands[k + 1]];
    if (!left || !right || !writtenLeft || !writtenRight || isName(writtenLeft)) continue;
    const text = `${printMath(writtenLeft)} ${chain.operators[k]} ${printMath(writtenRight)}`;
    steps.push(judgeStep(left, right, { line, text }));
  }
  return steps;
}

function isName(node: MathNode): boolean {
  return (
    node.kind === 'symbol' || node.kind === 'text' || (node.kind === 'call' && /^[a-zA-Z]'*$/.test(node.name))
  );
}

function judgeStep(left: MathNode, right: MathNode, position: { line: number; text: string }): EvaluatedStep {
  const result = withinBudget(() => recompute(left, right)) ?? { kind: 'unchecked' as const };
  if (result.kind === 'right') return { ...position, verdict: 'correct', reason: 'The two sides agree.' };
  if (result.kind === 'unchecked')
    return { ...position, verdict: 'unchecked', reason: 'Not a numeric step.' };
  const reason =
    result.kind === 'units' ? 'The units of the two sides differ.' : `The left side is ${result.shouldBe}.`;
  return { ...position, verdict: 'incorrect', reason, shouldBe: result.shouldBe };
}

/** Stores the value of a symbol for the following lines: `F = ma = 6.0 N` sets F. */
function storeValue(chain: RelationNode, values: Map<string, MathNode>): void {
  const [first] = chain.operands;
  const last = chain.operands.at(-1);
  if (first?.kind !== 'symbol' || !last) return;
  if (hasSymbols(last)) values.delete(first.name);
  else values.set(first.name, last);
}

function hasSymbols(node: MathNode): boolean {
  return someNode(node, (part) => part.kind === 'symbol' && !['π', 'e'].includes(part.name));
}

function combineVerdicts(steps: readonly EvaluatedStep[]): EvaluatedSteps['verdict'] {
  if (steps.some((step) => step.verdict === 'incorrect')) return 'incorrect';
  return steps.some((step) => step.verdict === 'correct') ? 'correct' : 'unchecked';
}
