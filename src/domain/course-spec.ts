import { z } from 'zod';
import { Fault } from './fault.ts';
import { findSqaLevel, type SQASpec } from './sqa.ts';

const text = z.string().min(1);
const marks = z.number().int().positive();
const minutes = z.number().int().positive();
const percentRange = z.tuple([z.number().min(0).max(100), z.number().min(0).max(100)]);

const CourseTopic = z.object({ id: text, label: text, skills: z.array(text) });

export const CourseOutcome = z.object({
  id: text,
  label: text,
  /** Share of the marks; the weights of a course sum to 1. */
  weight: z.number().min(0).max(1),
  /** The part of the subject, such as `NUM`. */
  area: text,
  topics: z.array(CourseTopic),
  /** For a course of an institution: the tags whose questions belong to the outcome, whatever their level and topic. */
  bank_tags: z.array(text).optional(),
});
export type CourseOutcome = z.infer<typeof CourseOutcome>;

const percent = z.number().min(0).max(100);

/** A kind of question that every paper of a course has: how many, with how many marks, and where. */
export const RequiredQuestion = z.object({
  kind: z.enum(['open-ended', 'extended', 'experiment']),
  count: z.number().int().positive(),
  /** The minimum and maximum marks of one such question. */
  marks: z.tuple([marks, marks]),
  /** Whether it is the last question of the section. By default, its topic decides its position. */
  last: z.boolean().optional(),
});
export type RequiredQuestion = z.infer<typeof RequiredQuestion>;

/** What real papers have in a section with written answers: counts and shares, with their source. Unknown figures are left out. */
const SectionProfile = z.object({
  /** The least and the greatest number of questions. */
  questions: z.tuple([marks, marks]),
  question_marks: z.object({ range: z.tuple([marks, marks]), median: marks }),
  /** The share of the parts, by their marks. */
  part_marks_percent: z.record(text, percent).optional(),
  /** The share of the questions that have parts. */
  with_parts_percent: percent,
  /** The share of the questions with a drawing or a chart. */
  with_figure_percent: percent.optional(),
  /** True if the count of figures missed some small tables and formulae. */
  figures_are_lower_bound: z.boolean().optional(),
  /** The share of the marks, by the kind of command word. */
  mark_types_percent: z
    .partialRecord(
      z.enum(['calculate', 'show', 'state', 'explain', 'justify', 'describe', 'suggest', 'draw', 'open']),
      percent,
    )
    .optional(),
  /** Questions of a special kind that every paper has. */
  required: z.array(RequiredQuestion).optional(),
  source: text,
});

const CourseSection = z.object({
  section: text,
  outcome_ids: z.array(text).min(1),
  /** Null if there is no external exam. */
  marks: marks.nullable(),
  /** Null if the section shares the time of the whole paper. */
  minutes: minutes.nullable(),
  calculator: z.boolean(),
  /** Every question has options and is worth one mark. */
  multiple_choice: z.boolean().optional(),
  question_style: text,
  /** False if SQA does not publish the marks of this section. */
  official_marks_known: z.boolean().optional(),
  suggested_practice_marks: marks.optional(),
  /** The marks that the section contributes to the award, if they are scaled. */
  scaled_marks: marks.optional(),
  profile: SectionProfile.optional(),
});

/** One question slot of a model paper, with the ids of the item models that can fill it. */
const ReferenceSlot = z.object({ slot: text, outcome_id: text, marks, models: z.array(text).min(1) });

/** One line of the formula sheet that is printed with the paper. `tex` is mathematics without dollar signs. */
export const Formula = z.object({
  /** LaTeX text; empty when the formula needs no label. */
  label: z.string(),
  tex: text,
  /** True for a constant to calculate with, such as the speed of light. */
  data: z.boolean().optional(),
});
export type Formula = z.infer<typeof Formula>;

/** A course: of the Scottish Qualifications Authority (SQA), as stored under `data/sqa`, or of an institution. */
export const CourseSpec = z
  .object({
    subject: text,
    /** A level of the SQA, or any name for a course of an institution. */
    level: text,
    /** Level in the Scottish Credit and Qualifications Framework; absent for courses of an institution. */
    scqf: z.number().int().min(1).max(12).optional(),
    /** For a course of an institution: the levels of its questions in the bank; empty for questions without a level. */
    bank_levels: z.array(z.string()).optional(),
    /** True if the course consists of one paper from the bank. */
    is_bank_paper: z.boolean().optional(),
    /** The instructions of the exam; by default they are written from its sections. */
    instructions: z.array(text).optional(),
    outcomes: z.array(CourseOutcome).min(1),
    assessment_structure: z.array(CourseSection).min(1),
    total_marks: marks.nullable(),
    total_minutes: minutes.optional(),
    /** The minimum and maximum number of questions in a whole paper. */
    question_range: z.tuple([marks, marks]).optional(),
    formulae: z.array(Formula).optional(),
    coursework: z
      .object({ name: text, raw_marks: marks.nullable(), scaled_marks: marks.nullable(), note: text })
      .nullable(),
    grade_bands: z.object({
      type: z.enum(['graded', 'pass_fail']),
      /** Typical boundaries in percent, by grade. */
      notional: z.record(text, percentRange).optional(),
      note: text.optional(),
    }),
    notes: z.array(text),
    sources: z.array(text),
    /** How reliable these data are, as a sentence. */
    confidence: text,
    /** The slots of a model paper, by section. */
    reference_blueprint: z.record(text, z.array(ReferenceSlot).min(1)).optional(),
    /** The minimum and maximum share of the marks, in percent, by area. */
    area_ranges_percent: z.record(text, percentRange).optional(),
    /** The intended share of the marks, in percent, by kind of mark. */
    mark_type_targets: z.record(text, z.number().min(0).max(100)).optional(),
  })
  .check((context) => {
    for (const message of findCourseErrors(context.value)) {
      context.issues.push({ code: 'custom', message, input: context.value.subject, path: [] });
    }
  });
export type CourseSpec = z.infer<typeof CourseSpec>;

/** Parses the content of a course file. The fault lists all errors and names the file by `name`. */
export function parseCourse(content: unknown, name: string): CourseSpec {
  const parsed = CourseSpec.safeParse(content);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) =>
    [issue.path.join('.'), issue.message].filter(Boolean).join(': '),
  );
  const message = `The course in ${name} cannot be used: ${faults.join('; ')}.`;
  throw new Fault('invalid-input', message, { facts: { faults } });
}

export type CourseName = { readonly subject: string; readonly level: string };

/** Returns the id of a course in the answer log, such as `Physics/Nat 5`. */
export function getCourseId({ subject, level }: CourseName): string {
  return `${subject}/${level}`;
}

/** Finds a course by subject and level, ignoring case. If there is none, the fault lists the known subjects or levels. */
export function getCourse(courses: readonly CourseSpec[], { subject, level }: CourseName): CourseSpec {
  const name = subject.trim().toLowerCase();
  const subjectCourses = courses.filter((course) => course.subject.toLowerCase() === name);
  if (subjectCourses.length === 0) throw createUnknownFault(`subject "${subject}"`, 'subject', courses);
  const course = subjectCourses.find((candidate) => isSameLevel(candidate.level, level));
  if (course !== undefined) return course;
  throw createUnknownFault(`level "${level}" of ${subjectCourses[0]?.subject}`, 'level', subjectCourses);
}

function isSameLevel(level: string, name: string): boolean {
  const known = findSqaLevel(name) ?? name.trim();
  return level.toLowerCase() === known.toLowerCase();
}

function createUnknownFault(
  description: string,
  field: 'subject' | 'level',
  known: readonly CourseSpec[],
): Fault {
  const list = [...new Set(known.map((course) => course[field]))];
  const facts = { [`${field}s`]: list };
  return new Fault('not-found', `There is no ${description}; the ${field}s are ${list.join(', ')}.`, {
    facts,
  });
}

/** Converts a course to the form that `get_sqa_spec` returns. A section without an external exam has 0 marks. */
export function toSqaSpec(course: CourseSpec): SQASpec {
  return {
    outcomes: course.outcomes.map(({ id, label, weight }) => ({ id, label, weight })),
    assessment_structure: course.assessment_structure.map(({ section, outcome_ids, marks: available }) => ({
      section,
      outcome_ids,
      marks: available ?? 0,
    })),
  };
}

/** Whether the course ends with an external exam; National 3 and 4 do not. */
export function hasExternalExam(course: CourseSpec): boolean {
  return course.total_marks !== null;
}

/** Length of the whole exam in minutes; undefined if there is no exam. */
export function examMinutes(course: CourseSpec): number | undefined {
  if (!hasExternalExam(course)) return undefined;
  const { total_minutes, assessment_structure } = course;
  return total_minutes ?? assessment_structure.reduce((sum, section) => sum + (section.minutes ?? 0), 0);
}

type CourseParts = Pick<
  CourseSpec,
  'outcomes' | 'assessment_structure' | 'total_marks' | 'total_minutes' | 'reference_blueprint'
>;

/** Lists the contradictions within a course. */
function findCourseErrors(course: CourseParts): string[] {
  return [...findOutcomeErrors(course), ...findMarkErrors(course), ...findBlueprintErrors(course)];
}

function findOutcomeErrors({ outcomes, assessment_structure: sections }: CourseParts): string[] {
  const ids = outcomes.map((outcome) => outcome.id);
  const total = outcomes.reduce((sum, outcome) => sum + outcome.weight, 0);
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
  const unknownIds = sections.flatMap((section) => section.outcome_ids.filter((id) => !ids.includes(id)));
  return [
    ...repeated.map((id) => `outcome ${id} is listed twice`),
    ...unknownIds.map((id) => `a section names outcome ${id}, which does not exist`),
    ...(Math.abs(total - 1) < 0.005 ? [] : [`the weights sum to ${total.toFixed(3)}, not 1`]),
  ];
}

function findMarkErrors(course: CourseParts): string[] {
  const { assessment_structure: sections, total_marks, total_minutes } = course;
  if (total_marks === null)
    return sections.some((section) => section.marks !== null)
      ? ['a section has marks but the course has none']
      : [];
  const sum = sections.reduce((total, section) => total + (section.marks ?? 0), 0);
  const isTimed = total_minutes !== undefined || sections.every((section) => section.minutes !== null);
  return [
    ...(sum === total_marks ? [] : [`the sections have ${sum} marks, but the course has ${total_marks}`]),
    ...(isTimed ? [] : ['the exam has no duration']),
  ];
}

function findBlueprintErrors(course: CourseParts): string[] {
  const { outcomes, assessment_structure, reference_blueprint = {} } = course;
  return Object.entries(reference_blueprint).flatMap(([name, slots]) => {
    const section = assessment_structure.find((candidate) => candidate.section === name);
    const sum = slots.reduce((total, slot) => total + slot.marks, 0);
    const unknownSlots = slots.filter((slot) => !outcomes.some((outcome) => outcome.id === slot.outcome_id));
    return [
      ...(section?.marks === sum
        ? []
        : [`the blueprint of ${name} has ${sum} marks, but the section has ${section?.marks}`]),
      ...unknownSlots.map(
        ({ slot, outcome_id }) => `slot ${slot} names outcome ${outcome_id}, which does not exist`,
      ),
    ];
  });
}
