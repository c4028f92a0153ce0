import { evaluate } from '../../maths/exact/evaluate.ts';
import { lowerToCore } from '../../maths/read/lower-to-core.ts';
import { evidencesOf, type Task } from '../task.ts';
import { awardWording } from './award-shown.ts';
import { choicesFor, type Marking, substituteOwn, wrongSources } from './follow-through.ts';
import type { Standing } from './standing.ts';

/** Awards a conclusion in words that fits what the learner found, right or wrong. */
export function awardConclusion(standing: Standing, marking: Marking): void {
  if (standing.award) return;
  evidencesOf(standing.bullet).forEach((evidence, method) => {
    if (standing.award || evidence.kind !== 'wording' || evidence.when === undefined) return;
    const own = ownCondition(evidence.when, marking);
    if (own === undefined ? method > 0 : !holds(own.condition, marking.task)) return;
    awardWording(standing, evidence, { attempt: marking.attempt, method });
    if (own && own.from.length > 0) markAsOwn(standing, own.from);
  });
}

function markAsOwn(standing: Standing, from: readonly number[]): void {
  const { award: given } = standing;
  const rule = 'The conclusion fits the learner’s own value.';
  if (given) standing.award = { ...given, via: 'follow-through', from, rule };
}

/** The condition with the learner's last values put in; undefined where the learner has none. */
function ownCondition(when: string, marking: Marking): { condition: string; from: number[] } | undefined {
  const choices = choicesFor(when, marking);
  const choice =
    choices.findLast((one) => [...one.values()].every(({ statement }) => statement?.isResult !== false)) ??
    choices.at(-1);
  if (!choice) return undefined;
  return { condition: substituteOwn(when, choice), from: wrongSources(choice, marking.standings) };
}

/** Whether a relation between numbers is true. */
function holds(condition: string, { desk }: Task): boolean {
  const node = desk.read(condition);
  if (node?.kind !== 'relation' || node.operands.length !== 2) return false;
  const [left, right] = node.operands.map((side) => {
    const core = lowerToCore(side);
    return core ? evaluate(core, new Map()).re : Number.NaN;
  });
  if (left === undefined || right === undefined || Number.isNaN(left) || Number.isNaN(right)) return false;
  const gap = left - right;
  const isEqual = Math.abs(gap) <= 1e-9 * Math.max(1, Math.abs(left), Math.abs(right));
  switch (node.operators[0]) {
    case '=':
      return isEqual;
    case '≠':
      return !isEqual;
    case '<':
      return !isEqual && gap < 0;
    case '≤':
      return isEqual || gap < 0;
    case '>':
      return !isEqual && gap > 0;
    case '≥':
      return isEqual || gap > 0;
    default:
      return false;
  }
}
