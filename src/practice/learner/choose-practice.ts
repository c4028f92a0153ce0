import type { CourseSpec } from '../../domain/course-spec.ts';
import { getMarks } from '../../domain/part-marks.ts';
import type { Question } from '../../domain/question.ts';
import { rankItems } from '../../learning/choose-item.ts';
import {
  type CourseSituation,
  estimateOutcomes,
  type OutcomeEstimate,
  rankNext,
} from '../../learning/choose-next.ts';
import { explainChoice } from '../../learning/explain-choice.ts';
import type { LearnerState } from '../../learning/learner-state.ts';
import type { CourseModel } from './course-model.ts';
import type { LearnerModels } from './learner-models.ts';

/** How well a learner probably knows an outcome, and why it may come next, in one sentence. */
export type KnownOutcome = OutcomeEstimate & { readonly label: string; readonly reason: string };

/** Chooses for learners with a record; all functions return undefined for a learner without answers in the course. */
export type PracticeChooser = {
  /** Orders the outcomes to practise, the best first. `history` lists the outcomes of the session so far, oldest first. */
  rankOutcomes(
    learner: string,
    course: CourseSpec,
    options: { readonly outcomeIds: readonly string[]; readonly history: readonly string[] },
  ): Promise<KnownOutcome[] | undefined>;
  /** Puts the questions of a suitable difficulty first. */
  rankQuestions(
    learner: string,
    course: CourseSpec,
    options: { readonly outcomeId: string; readonly questions: readonly Question[] },
  ): Promise<Question[] | undefined>;
  /** Estimates what the learner knows of each outcome. */
  estimate(learner: string, course: CourseSpec): Promise<KnownOutcome[] | undefined>;
};

type ChooserDependencies = { readonly models: LearnerModels; readonly now: () => Date };

export function createPracticeChooser({ models, now }: ChooserDependencies): PracticeChooser {
  async function find(learner: string, course: CourseSpec): Promise<LearnerInCourse | undefined> {
    const model = await models.read(course);
    const state = model.findLearner(learner);
    return state && { model, learner: state, now: now().getTime() };
  }

  return {
    async rankOutcomes(learner, course, { outcomeIds, history }) {
      const found = await find(learner, course);
      return found && explain(rankNext(toSituation(found, course, outcomeIds), history), course, found.now);
    },
    async rankQuestions(learner, course, { outcomeId, questions }) {
      const found = await find(learner, course);
      if (found === undefined) return undefined;
      const { model } = found;
      return rankItems({
        learner: found.learner,
        outcome: model.getOutcomeIntercept(outcomeId),
        asked: { outcome: outcomeId, at: found.now },
        items: questions,
        getIntercept: (question) => model.getItemIntercept(getItemId(question), getMarks(question) ?? 1),
      });
    },
    async estimate(learner, course) {
      const found = await find(learner, course);
      const ids = course.outcomes.map(({ id }) => id);
      return found && explain(estimateOutcomes(toSituation(found, course, ids)), course, found.now);
    },
  };
}

function explain(
  estimates: readonly OutcomeEstimate[],
  { outcomes }: CourseSpec,
  now: number,
): KnownOutcome[] {
  const labels = new Map(outcomes.map(({ id, label }) => [id, label]));
  return estimates.map((estimate) => ({
    ...estimate,
    label: labels.get(estimate.id) ?? estimate.id,
    reason: explainChoice(estimate, now),
  }));
}

type LearnerInCourse = { readonly model: CourseModel; readonly learner: LearnerState; readonly now: number };

function toSituation(
  { model, learner, now }: LearnerInCourse,
  { outcomes }: CourseSpec,
  ids: readonly string[],
): CourseSituation {
  const ranked = outcomes
    .filter(({ id }) => ids.includes(id))
    .map(({ id, weight }) => ({ id, weight, intercept: model.getOutcomeIntercept(id) }));
  return { learner, outcomes: ranked, now };
}

/** The item of a question: its item model, or the question itself if it was not generated. */
function getItemId({ id, provenance }: Question): string {
  return provenance?.maker === 'item-model' ? (provenance.name ?? id) : id;
}
