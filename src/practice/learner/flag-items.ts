import type { CourseName } from '../../domain/course-spec.ts';
import type { Question } from '../../domain/question.ts';
import { toTurnRequest } from '../../domain/queue-item-view.ts';
import { findModel } from '../../item-models/catalogue.ts';
import { generateItem } from '../../item-models/generate-item.ts';
import { printQuestions } from '../../latex/print-questions.ts';
import type { QuestionBank } from '../../ports/question-bank.ts';
import { toModelSubject } from '../../ports/question-verdicts.ts';
import type { ReviewIntake } from '../../ports/review-intake.ts';
import type { CourseItem } from './course-model.ts';
import type { LearnerModels } from './learner-models.ts';

type FlagDependencies = {
  /** The courses, and the names under which the answers to papers without a course are logged. */
  readonly courses: readonly CourseName[];
  readonly models: LearnerModels;
  readonly bank: Pick<QuestionBank, 'find'>;
  readonly intake: ReviewIntake;
};

const SUBMITTER = 'item statistics';
/** The seed of the question that shows a flagged item model; fixed, so that the same model is submitted once. */
const SAMPLE_SEED = 1;

/**
 * Adds flagged items of all courses to the expert queue, with their numbers. A question or item model that was submitted before is not
 * submitted again, unless the question has changed. Returns the number of flagged items.
 */
export async function flagItems({ courses, models, bank, intake }: FlagDependencies): Promise<number> {
  let count = 0;
  for (const course of courses) {
    const model = await models.read(course);
    for (const item of model.listItems().filter(({ isFlagged }) => isFlagged)) {
      const question = await findFlaggedQuestion(item, bank);
      if (question === undefined) continue;
      count += 1;
      // The queue takes this status as the reason for the review.
      const entry = { question, latex: printQuestions([question]), confidence: 1, validationPassed: false };
      const turn = toTurnRequest(entry);
      await intake.submit({
        // The decision is about all questions of the model.
        turn: item.itemModel === null ? turn : { ...turn, turn_id: toModelSubject(item.itemModel) },
        by: SUBMITTER,
        context: { source: { name: SUBMITTER }, reasons: [describeFlag(item)] },
      });
    }
  }
  return count;
}

/** Returns the flagged version of a question, if it is the newest one, or a question of the item model. */
async function findFlaggedQuestion(
  { itemModel, questionId, questionVersion }: CourseItem,
  bank: FlagDependencies['bank'],
): Promise<Question | undefined> {
  const model = itemModel === null ? undefined : findModel(itemModel);
  if (model !== undefined) return generateItem(model, SAMPLE_SEED);
  const entry = await bank.find(questionId);
  return entry?.version === questionVersion ? entry.question : undefined;
}

/** Explains a flag with its numbers. */
function describeFlag({
  itemModel,
  count,
  facility,
  discrimination = 0,
  upperBound = 0,
}: CourseItem): string {
  const name = itemModel === null ? 'This question' : `Item model ${itemModel}`;
  const scope =
    itemModel === null ? '' : ' The decision counts for all questions of this model; the text is an example.';
  return `${name} does not separate learners who do well from those who do not: discrimination ${discrimination.toFixed(2)}, at most ${upperBound.toFixed(2)}, from ${count} learners, who got ${Math.round(100 * facility)}% of its marks. The key may be wrong.${scope}`;
}
