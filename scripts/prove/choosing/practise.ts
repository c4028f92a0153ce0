import type { CourseOutcome } from '../../../src/domain/course-spec.ts';
import { rankNext } from '../../../src/learning/choose-next.ts';
import { type Intercept, learnFromAnswer } from '../../../src/learning/learn-from-answer.ts';
import { type LearnerState, NEW_LEARNER } from '../../../src/learning/learner-state.ts';
import { chooseOutcome } from '../../../src/practice/choose-outcome.ts';
import type { TracingParameters } from '../learner-model/fit-tracing.ts';
import {
  createNumbers,
  createSkill,
  drawNormal,
  type NextNumber,
  type SimulatedSkill,
  type World,
} from './simulated-learner.ts';
import { skillParameters } from './skill-parameters.table.ts';

export type Chooser = 'weighted draw' | 'learner model';

export type PracticePlan = {
  readonly outcomes: readonly Pick<CourseOutcome, 'id' | 'label' | 'weight'>[];
  readonly world: World;
  readonly chooser: Chooser;
  readonly answersPerDay: number;
  readonly days: number;
  readonly learners: number;
};

const DAY_MS = 86_400_000;
const START_MS = Date.parse('2026-01-05T16:00:00Z');
const ANSWER_MS = 120_000;
const NIGHTS_TO_EXAM = 4;
/** So many learners share the parameters of their outcomes. The next group draws others, so that no draw decides the result. */
const GROUP_SIZE = 50;
const ABILITY_DEVIATION = 0.8;
const AVERAGE_ITEM: Intercept = { value: 0, count: 0 };

/** Simulates learners who practise; returns the mean score, in percent, that an exam four days after each day would have. */
export function practise(plan: PracticePlan): number[] {
  const drawSkill = createNumbers('skills of the proof');
  let parameters: TracingParameters[] = [];
  let intercepts = new Map<string, Intercept>();
  const totals = Array.from({ length: plan.days }, () => 0);
  for (let learner = 0; learner < plan.learners; learner += 1) {
    if (learner % GROUP_SIZE === 0) {
      parameters = plan.outcomes.flatMap(
        () => skillParameters.at(drawSkill() * skillParameters.length) ?? [],
      );
      intercepts = new Map();
    }
    // The random numbers depend only on the learner, so that every chooser starts with the same learners.
    const next = createNumbers(`proof:${plan.world}:${learner}`);
    const ability = drawNormal(next, ABILITY_DEVIATION);
    const skills = new Map(
      plan.outcomes.flatMap(({ id }, index) => {
        const outcomeParameters = parameters[index];
        return outcomeParameters === undefined
          ? []
          : [[id, createSkill({ world: plan.world, parameters: outcomeParameters, ability, next })] as const];
      }),
    );
    const scores = simulateLearner(plan, { skills, intercepts, next });
    for (const [day, score] of scores.entries()) totals[day] = (totals[day] ?? 0) + score;
  }
  return totals.map((total) => (100 * total) / plan.learners);
}

type OneLearner = {
  readonly skills: ReadonlyMap<string, SimulatedSkill>;
  /** How easy each outcome is, learned from the answers of all learners. */
  readonly intercepts: Map<string, Intercept>;
  readonly next: NextNumber;
};

function simulateLearner(plan: PracticePlan, { skills, intercepts, next }: OneLearner): number[] {
  const { outcomes, days, answersPerDay } = plan;
  const getIntercept = (id: string): Intercept => intercepts.get(id) ?? { value: 0, count: 0 };
  let state: LearnerState = NEW_LEARNER;
  const history: string[] = [];
  return Array.from({ length: days }, (_, day) => {
    for (let index = 0; index < answersPerDay; index += 1) {
      const now = START_MS + day * DAY_MS + index * ANSWER_MS;
      const ranked = outcomes.map(({ id, weight }) => ({ id, weight, intercept: getIntercept(id) }));
      const id =
        (plan.chooser === 'learner model' && history.length > 0
          ? rankNext({ learner: state, outcomes: ranked, now }, history)[0]?.id
          : chooseOutcome(outcomes, history, { next })) ?? '';
      const score = skills.get(id)?.answer() ? 1 : 0;
      const learned = learnFromAnswer(
        { learner: state, outcome: getIntercept(id), item: AVERAGE_ITEM },
        { outcome: id, score, at: now },
      );
      state = learned.learner;
      intercepts.set(id, learned.outcome);
      history.push(id);
    }
    const score = outcomes.reduce(
      (sum, { id, weight }) => sum + weight * (skills.get(id)?.examine(NIGHTS_TO_EXAM) ?? 0),
      0,
    );
    for (const skill of skills.values()) skill.sleep();
    return score;
  });
}
