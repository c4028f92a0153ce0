import type { CourseSpec } from '../../domain/course-spec.ts';
import { Fault } from '../../domain/fault.ts';
import { itemModels, modelsFor } from '../../item-models/catalogue.ts';
import type { SlotChoices } from './plan-paper.ts';

/** What can stand in each section of a course; a course without item models is refused with the list of those that have. */
export function choicesOf(course: CourseSpec): SlotChoices {
  const { subject, level } = course;
  if (modelsFor({ subject, level }).length === 0) throw withoutModels(course);
  const hasChoices = course.assessment_structure.some((section) => section.multiple_choice === true);
  return ({ calculator, outcomeIds, multipleChoice }) =>
    modelsFor({ subject, level, calculator: calculator ? 'allowed' : 'forbidden' })
      .filter((model) => outcomeIds.includes(model.outcomeId))
      .flatMap((model) => model.marks.map((marks) => ({ model, marks, withOptions: multipleChoice })))
      .filter(({ marks }) => !hasChoices || multipleChoice === (marks === CHOICE_MARKS));
}

/** In a course with multiple choice, what is worth one mark has options. */
const CHOICE_MARKS = 1;

/** The courses a paper can be made for, as people call them. */
export function examinableCourses(): string[] {
  return [...new Set(itemModels.map(({ level, subject }) => `${level} ${subject}`))];
}

function withoutModels({ subject, level }: CourseSpec): Fault {
  const known = examinableCourses();
  return new Fault(
    'not-found',
    `There are no item models for ${level} ${subject} yet, so no paper can be made; there are for ${known.join(', ')}.`,
    { facts: { courses: known } },
  );
}
