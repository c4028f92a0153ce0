import type { CourseSpec } from '../../domain/course-spec.ts';
import { Fault } from '../../domain/fault.ts';
import { itemModels, modelsFor } from '../../item-models/catalogue.ts';
import type { SlotChoices } from './plan-paper.ts';

/** Lists the slots that can fill each section of a course. Throws for a course without item models, naming those that have some. */
export function listSlotChoices(course: CourseSpec): SlotChoices {
  const { subject, level } = course;
  if (modelsFor({ subject, level }).length === 0) throw withoutModels(course);
  const hasChoices = course.assessment_structure.some((section) => section.multiple_choice === true);
  return ({ calculator, outcomeIds, multipleChoice }) =>
    modelsFor({ subject, level, calculator: calculator ? 'allowed' : 'forbidden' })
      .filter((model) => outcomeIds.includes(model.outcomeId))
      .flatMap((model) => model.marks.map((marks) => ({ model, marks, withOptions: multipleChoice })))
      .filter(({ marks }) => !hasChoices || multipleChoice === (marks === CHOICE_MARKS));
}

/** In a course with multiple choice, questions of one mark have options. */
const CHOICE_MARKS = 1;

/** The courses that have item models, such as "Nat 5 Mathematics". */
function listExamCourses(): string[] {
  return [...new Set(itemModels.map(({ level, subject }) => `${level} ${subject}`))];
}

function withoutModels({ subject, level }: CourseSpec): Fault {
  const known = listExamCourses();
  return new Fault(
    'not-found',
    `There are no item models for ${level} ${subject} yet, so no paper can be made. Papers are available for ${known.join(', ')}.`,
    { facts: { courses: known } },
  );
}
