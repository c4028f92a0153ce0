import type { CourseSpec } from '../../domain/course-spec.ts';
import type { ExamPaper, PaperSection } from '../../domain/exam-paper.ts';
import { totalMarks } from '../../domain/marking-scheme.ts';
import { toPartQuestions } from '../../domain/part-question.ts';
import { printPartsText } from '../../domain/part-text.ts';
import type { Question } from '../../domain/question.ts';
import { hasOptions } from '../../domain/question-kind.ts';
import { getModel } from '../../item-models/catalogue.ts';
import { normaliseStem } from './normalise-stem.ts';
import { getPaperShape } from './paper-shape.ts';

/** Checks a paper against the rules of its course. Returns one message per broken rule; an empty list means a valid paper. */
export function findPaperErrors(paper: ExamPaper, course: CourseSpec): string[] {
  const questions = paper.sections.flatMap((section) => section.questions);
  return [
    ...paper.sections.flatMap((section) => findSectionErrors(section, course)),
    ...questions.flatMap(findSchemeErrors),
    ...findCountErrors(questions, course),
    ...findAreaErrors(questions, course),
    ...findDuplicates(questions),
  ];
}

function findSectionErrors(
  { section, marks, calculator, multipleChoice, questions }: PaperSection,
  course: CourseSpec,
): string[] {
  const shape = getPaperShape(course).sections.find((candidate) => candidate.section === section);
  const sum = questions.reduce((total, question) => total + (question.marks ?? 0), 0);
  const forbiddenUse = calculator ? 'forbidden' : 'allowed';
  return [
    ...(sum === marks && shape?.marks === marks ? [] : [`${section} has ${sum} marks, not ${shape?.marks}`]),
    ...questions
      .filter(({ provenance }) => getModel(provenance?.name ?? '').calculator === forbiddenUse)
      .map(({ id }) => `${id} breaks the calculator rule of ${section}`),
    ...questions
      .filter(({ kind }) => hasOptions(kind) !== multipleChoice)
      .map(({ id }) => `${id} has the wrong kind for ${section}`),
    ...questions
      .filter(({ outcomeId = '' }) => shape?.outcomeIds.includes(outcomeId) !== true)
      .map(({ id }) => `${id} tests an outcome that ${section} does not cover`),
  ];
}

function findSchemeErrors(question: Question): string[] {
  const { id, marks } = question;
  const bullets = toPartQuestions(question).flatMap(
    ({ question: part }) => part.markingScheme?.bullets ?? [],
  );
  const total = totalMarks({ bullets });
  return total === marks ? [] : [`the scheme of ${id} sums to ${total} marks, but the question has ${marks}`];
}

function findCountErrors({ length }: readonly Question[], course: CourseSpec): string[] {
  const [min, max] = getPaperShape(course).questions;
  return length >= min && length <= max ? [] : [`${length} questions, not ${min} to ${max}`];
}

function findAreaErrors(questions: readonly Question[], course: CourseSpec): string[] {
  const areaByOutcome = new Map(course.outcomes.map(({ id, area }) => [id, area]));
  return [...getPaperShape(course).areaMarks].flatMap(([area, [low, high]]) => {
    const inArea = questions.filter(({ outcomeId = '' }) => areaByOutcome.get(outcomeId) === area);
    const marks = inArea.reduce((sum, question) => sum + (question.marks ?? 0), 0);
    return marks >= low && marks <= high ? [] : [`${area} has ${marks} marks, not ${low} to ${high}`];
  });
}

function findDuplicates(questions: readonly Question[]): string[] {
  const stems = questions.map((question) => normaliseStem(printPartsText(question)));
  return questions
    .filter((_, index) => stems.indexOf(stems[index] ?? '') !== index)
    .map(({ id }) => `${id} has the same stem as another question`);
}
