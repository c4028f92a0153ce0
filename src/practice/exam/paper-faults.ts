import type { CourseSpec } from '../../domain/course-spec.ts';
import type { ExamPaper, PaperSection } from '../../domain/exam-paper.ts';
import { totalMarks } from '../../domain/marking-scheme.ts';
import type { Question } from '../../domain/question.ts';
import { hasOptions } from '../../domain/question-kind.ts';
import { getModel } from '../../item-models/catalogue.ts';
import { normaliseStem } from './normalise-stem.ts';
import { shapeOf } from './paper-shape.ts';

/** Every way in which a paper breaks its course's rules; an empty list is a good paper. */
export function paperFaults(paper: ExamPaper, course: CourseSpec): string[] {
  const questions = paper.sections.flatMap((section) => section.questions);
  return [
    ...paper.sections.flatMap((section) => sectionFaults(section, course)),
    ...questions.flatMap(schemeFaults),
    ...countFaults(questions, course),
    ...areaFaults(questions, course),
    ...twinFaults(questions),
  ];
}

function sectionFaults(
  { section, marks, calculator, multipleChoice, questions }: PaperSection,
  course: CourseSpec,
): string[] {
  const shape = shapeOf(course).sections.find((one) => one.section === section);
  const sum = questions.reduce((so, question) => so + (question.marks ?? 0), 0);
  const barred = calculator ? 'forbidden' : 'allowed';
  return [
    ...(sum === marks && shape?.marks === marks ? [] : [`${section} has ${sum} marks, not ${shape?.marks}`]),
    ...questions
      .filter(({ provenance }) => getModel(provenance?.name ?? '').calculator === barred)
      .map(({ id }) => `${id} breaks the calculator rule of ${section}`),
    ...questions
      .filter(({ kind }) => hasOptions(kind) !== multipleChoice)
      .map(({ id }) => `${id} has the wrong kind for ${section}`),
    ...questions
      .filter(({ outcomeId = '' }) => shape?.outcomeIds.includes(outcomeId) !== true)
      .map(({ id }) => `${id} tests what ${section} does not`),
  ];
}

function schemeFaults({ id, marks, markingScheme }: Question): string[] {
  const total = markingScheme === undefined ? undefined : totalMarks(markingScheme);
  return total === marks ? [] : [`the scheme of ${id} sums to ${total}, the question has ${marks}`];
}

function countFaults({ length }: readonly Question[], course: CourseSpec): string[] {
  const [fewest, most] = shapeOf(course).questions;
  return length >= fewest && length <= most ? [] : [`${length} questions, not ${fewest} to ${most}`];
}

function areaFaults(questions: readonly Question[], course: CourseSpec): string[] {
  const areaOf = new Map(course.outcomes.map(({ id, area }) => [id, area]));
  return [...shapeOf(course).areaMarks].flatMap(([area, [low, high]]) => {
    const inArea = questions.filter(({ outcomeId = '' }) => areaOf.get(outcomeId) === area);
    const marks = inArea.reduce((sum, question) => sum + (question.marks ?? 0), 0);
    return marks >= low && marks <= high ? [] : [`${area} has ${marks} marks, not ${low} to ${high}`];
  });
}

function twinFaults(questions: readonly Question[]): string[] {
  const stems = questions.map(({ stem }) => normaliseStem(stem));
  return questions
    .filter((_, index) => stems.indexOf(stems[index] ?? '') !== index)
    .map(({ id }) => `${id} asks what another question asks`);
}
