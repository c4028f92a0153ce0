import { z } from 'zod';
import type { CourseOutcome, CourseSpec } from './course-spec.ts';
import type { QuestionFacts } from './question-facts.ts';

const text = z.string().trim().min(1).max(200);

/** A course of an institution, as its author writes it. Its questions come from the bank. */
export const OwnCourse = z.strictObject({
  subject: text,
  level: text,
  outcomes: z
    .array(
      z.strictObject({
        /** The outcome id of questions in the bank; by default made from the label. */
        id: text.optional(),
        label: text,
        /** The part of the subject; by default the label. */
        area: text.optional(),
        /** The share of the marks, relative to the other outcomes; 1 by default. */
        weight: z.number().positive().optional(),
        /** The topics of the bank whose questions belong to the outcome; by default the label. */
        topics: z.array(text).min(1).optional(),
        /** The tags of the bank whose questions belong to the outcome, whatever their level; then `topics` is empty by default. */
        tags: z.array(text).min(1).optional(),
      }),
    )
    .min(1)
    .max(200),
  /** The levels of its questions in the bank; by default the level of the course and questions without a level. */
  bankLevels: z.array(text).min(1).optional(),
  exam: z
    .strictObject({
      minutes: z.number().int().min(1).max(1000),
      sections: z
        .array(
          z.strictObject({
            title: text,
            marks: z.number().int().min(1).max(1000),
            /** The ids or labels of its outcomes; by default all. */
            outcomes: z.array(text).min(1).optional(),
          }),
        )
        .min(1)
        .max(20),
    })
    .optional(),
});
export type OwnCourse = z.infer<typeof OwnCourse>;

/** The level of questions without one. */
const NO_LEVEL = '';

/** Converts a course of an institution to the form of all courses. */
export function toCourseSpec(course: OwnCourse): CourseSpec {
  const { subject, level, exam } = course;
  const total = course.outcomes.reduce((sum, { weight = 1 }) => sum + weight, 0);
  const outcomes = course.outcomes.map(
    ({ label, id = toId(label), area = label, weight = 1, tags, topics = tags ? [] : [label] }) => ({
      ...{ id, label, area, weight: weight / total },
      topics: topics.map((topic) => ({ id: topic, label: topic, skills: [] })),
      ...(tags && { bank_tags: tags }),
    }),
  );
  const findIds = (names: readonly string[]): string[] =>
    names.map((name) => outcomes.find(({ id, label }) => id === name || label === name)?.id ?? name);
  const sections = exam?.sections ?? [{ title: 'Practice', marks: null, outcomes: undefined }];
  return {
    subject,
    level,
    bank_levels: course.bankLevels ?? [level, NO_LEVEL],
    outcomes,
    assessment_structure: sections.map((section) => ({
      section: section.title,
      outcome_ids: section.outcomes === undefined ? outcomes.map(({ id }) => id) : findIds(section.outcomes),
      marks: section.marks,
      minutes: null,
      calculator: true,
      question_style: 'questions of the bank',
    })),
    total_marks: exam === undefined ? null : exam.sections.reduce((sum, { marks }) => sum + marks, 0),
    ...(exam !== undefined && { total_minutes: exam.minutes, instructions: ['Attempt all questions.'] }),
    coursework: null,
    grade_bands: { type: 'pass_fail' },
    notes: [],
    sources: [],
    confidence: 'Written by the institution.',
  };
}

/** Converts a course back to the form in which its author edits it; undefined for a course of the exam board. */
export function toOwnCourse(spec: CourseSpec): OwnCourse | undefined {
  const { subject, level, bank_levels: bankLevels, outcomes, assessment_structure: sections } = spec;
  if (bankLevels === undefined) return undefined;
  const { total_minutes: minutes, total_marks: marks } = spec;
  return OwnCourse.parse({
    ...{ subject, level },
    ...(!bankLevels.includes(NO_LEVEL) && { bankLevels }),
    outcomes: outcomes.map(({ id, label, area, weight, topics, bank_tags: tags }) => ({
      ...{ id, label, area, weight },
      ...(topics.length > 0 && { topics: topics.map((topic) => topic.label) }),
      ...(tags && { tags }),
    })),
    ...(marks !== null &&
      minutes !== undefined && {
        exam: {
          minutes,
          sections: sections.map((section) => ({
            title: section.section,
            marks: section.marks,
            ...(section.outcome_ids.length < outcomes.length && { outcomes: section.outcome_ids }),
          })),
        },
      }),
  });
}

type Placed = Pick<QuestionFacts, 'level' | 'topic' | 'outcomeId' | 'tags'>;

/**
 * Finds the outcome of an own course to which a question of its subject belongs: by tag, by outcome id, or by topic. Of several
 * outcomes with its tags, the one with the smallest weight is the most specific.
 */
export function findOwnOutcome(course: CourseSpec, question: Placed): CourseOutcome | undefined {
  const { level, topic, outcomeId } = question;
  const tags = new Set(question.tags.map((tag) => tag.toLowerCase()));
  const [byTag] = course.outcomes
    .filter(({ bank_tags: own }) => own?.some((tag) => tags.has(tag.toLowerCase())))
    .toSorted((first, second) => first.weight - second.weight);
  if (byTag !== undefined) return byTag;
  const levels = course.bank_levels ?? [];
  if (!levels.some((each) => each.toLowerCase() === (level ?? '').toLowerCase())) return undefined;
  return course.outcomes.find(
    ({ id, topics }) =>
      id === outcomeId || topics.some(({ label }) => label.toLowerCase() === (topic ?? '').toLowerCase()),
  );
}

function toId(label: string): string {
  return label
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}

/** Whether an institution made the course; otherwise it is one of the SQA. */
export function isOwnCourse({ bank_levels: levels }: Pick<CourseSpec, 'bank_levels'>): boolean {
  return levels !== undefined;
}

/** Whether the questions of the course's papers come from the bank of an institution. */
export function usesBankQuestions(course: Pick<CourseSpec, 'bank_levels' | 'is_bank_paper'>): boolean {
  return course.is_bank_paper === true || isOwnCourse(course);
}
