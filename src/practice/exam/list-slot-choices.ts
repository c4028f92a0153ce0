import type { CourseSpec } from '../../domain/course-spec.ts';
import { Fault } from '../../domain/fault.ts';
import { itemModels, modelsFor } from '../../item-models/catalogue.ts';
import type { ItemModel } from '../../item-models/item-model.ts';
import type { SlotChoices } from './plan-paper.ts';

/** Lists the slots of short questions that can fill each section of a course; `chooseContexts` chooses the structured ones. `models` are those of the course that may be used. Throws for a course without item models; the message lists the available courses. */
export function listSlotChoices(course: CourseSpec, models: readonly ItemModel[]): SlotChoices {
  const { subject, level } = course;
  if (modelsFor({ subject, level }).length === 0) throw createNoModelsFault(course);
  const hasMultipleChoice = course.assessment_structure.some((section) => section.multiple_choice === true);
  return ({ calculator, outcomeIds, multipleChoice }) =>
    models
      .filter((model) => model.calculator !== (calculator ? 'forbidden' : 'allowed'))
      .filter((model) => outcomeIds.includes(model.outcomeId) && isShort(model))
      .flatMap((model) => model.marks.map((marks) => ({ model, marks, withOptions: multipleChoice })))
      .filter(({ marks }) => !hasMultipleChoice || multipleChoice === (marks === MULTIPLE_CHOICE_MARKS));
}

/** Structured and special questions are planned separately. */
const isShort = ({ isContext, special }: ItemModel): boolean => isContext !== true && special === undefined;

/** In a course with multiple choice, exactly the questions of one mark have options. */
const MULTIPLE_CHOICE_MARKS = 1;

/** Lists the courses that have item models, such as "Nat 5 Mathematics". */
function listExamCourses(): string[] {
  return [...new Set(itemModels.map(({ level, subject }) => `${level} ${subject}`))];
}

function createNoModelsFault({ subject, level }: CourseSpec): Fault {
  const courses = listExamCourses();
  return new Fault(
    'not-found',
    `There are no item models for ${level} ${subject} yet, so no paper can be created. Papers are available for ${courses.join(', ')}.`,
    { facts: { courses } },
  );
}
