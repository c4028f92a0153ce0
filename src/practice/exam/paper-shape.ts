import {
  type CourseSpec,
  examMinutes,
  type Formula,
  hasExternalExam,
  type RequiredQuestion,
} from '../../domain/course-spec.ts';
import type { PaperSection } from '../../domain/exam-paper.ts';

export type SectionShape = {
  readonly section: string;
  readonly marks: number;
  /** The marks that the section counts for in the award, when they differ from `marks`. */
  readonly scaledMarks?: number;
  readonly minutes?: number;
  readonly calculator: boolean;
  readonly multipleChoice: boolean;
  readonly outcomeIds: readonly string[];
  /** The intended share of the marks in structured questions (contexts), from 0 to 1. */
  readonly structuredShare: number;
  /** The maximum share of the short questions that may ask for facts, from 0 to 1. */
  readonly recallShare: number;
  /** Special questions that every paper has. */
  readonly required: readonly RequiredQuestion[];
};

/** The rules that every paper of a course follows. */
export type PaperShape = {
  readonly sections: readonly SectionShape[];
  readonly totalMarks: number;
  readonly minutes: number;
  /** Minimum and maximum number of questions of the whole paper. */
  readonly questions: readonly [number, number];
  /** Minimum and maximum marks of each area (a group of outcomes) in the whole paper. */
  readonly areaMarks: ReadonlyMap<string, readonly [number, number]>;
  /** True when SQA sets an exam for the course. */
  readonly hasOfficialShape: boolean;
  readonly formulae: readonly Formula[];
};

/** The practice paper for courses without an SQA exam. */
const PRACTICE_PAPER = { section: 'Mock paper (ours, not set by SQA)', marks: 40, minutes: 45 } as const;

/** Percentage points by which the share of an area may differ from its weight when the course has no range. */
const AREA_TOLERANCE = 10;

/** The share of structured questions where the course has no profile. */
const DEFAULT_STRUCTURED_SHARE = 0.5;

/** Range of the average marks of a written question over a paper. */
const AVERAGE_MARKS = { max: 4.5, min: 2.2 } as const;

/** Derives the rules from the data of the course. */
export function getPaperShape(course: CourseSpec): PaperShape {
  const sections = hasExternalExam(course)
    ? course.assessment_structure.map(toSection)
    : [createPracticeSection(course)];
  const totalMarks = sections.reduce((sum, section) => sum + section.marks, 0);
  return {
    sections,
    totalMarks,
    minutes: examMinutes(course) ?? PRACTICE_PAPER.minutes,
    questions: course.question_range ?? getQuestionRange(sections, course),
    areaMarks: getAreaMarks(course, totalMarks),
    hasOfficialShape: hasExternalExam(course),
    formulae: course.formulae ?? [],
  };
}

function toSection(section: CourseSpec['assessment_structure'][number]): SectionShape {
  const { scaled_marks: scaledMarks, minutes } = section;
  return {
    section: section.section,
    marks: section.marks ?? 0,
    ...(scaledMarks === undefined ? {} : { scaledMarks }),
    ...(minutes === null ? {} : { minutes }),
    calculator: section.calculator,
    multipleChoice: section.multiple_choice ?? false,
    outcomeIds: section.outcome_ids,
    structuredShare:
      section.multiple_choice === true
        ? 0
        : (section.profile?.with_parts_percent ?? 100 * DEFAULT_STRUCTURED_SHARE) / 100,
    recallShare: (section.profile?.mark_types_percent?.state ?? 100) / 100,
    required: section.profile?.required ?? [],
  };
}

function createPracticeSection({ outcomes }: CourseSpec): SectionShape {
  return {
    ...PRACTICE_PAPER,
    calculator: true,
    multipleChoice: false,
    outcomeIds: outcomes.map(({ id }) => id),
    structuredShare: DEFAULT_STRUCTURED_SHARE,
    recallShare: 1,
    required: [],
  };
}

/**
 * Estimates the minimum and the maximum number of questions. Each multiple-choice question has one mark. A paper with few
 * contexts has more and smaller questions than a real paper, so the number in real papers is the minimum.
 */
function getQuestionRange(sections: readonly SectionShape[], course: CourseSpec): readonly [number, number] {
  const sumMarks = (summed: readonly SectionShape[]): number =>
    summed.reduce((sum, { marks }) => sum + marks, 0);
  const choiceMarks = sumMarks(sections.filter(({ multipleChoice }) => multipleChoice));
  const writtenMarks = sumMarks(sections.filter(({ multipleChoice }) => !multipleChoice));
  const { min, max } = AVERAGE_MARKS;
  const estimate = Math.ceil(writtenMarks / max);
  const realCount = course.assessment_structure.reduce(
    (sum, { profile }) => sum + (profile?.questions[0] ?? 0),
    0,
  );
  const minWritten = realCount === 0 ? Math.ceil(estimate / 2) : Math.min(estimate, realCount);
  return [choiceMarks + minWritten, choiceMarks + Math.floor(writtenMarks / min)];
}

function getAreaMarks(course: CourseSpec, total: number): Map<string, readonly [number, number]> {
  const areas = [...new Set(course.outcomes.map(({ area }) => area))];
  return new Map(
    areas.map((area) => {
      const [low, high] = course.area_ranges_percent?.[area] ?? getRangeByWeight(course, area);
      return [area, [Math.ceil((low * total) / 100), Math.floor((high * total) / 100)]];
    }),
  );
}

function getRangeByWeight({ outcomes }: CourseSpec, area: string): readonly [number, number] {
  const weight =
    outcomes.reduce((sum, outcome) => sum + (outcome.area === area ? outcome.weight : 0), 0) * 100;
  return [Math.max(0, weight - AREA_TOLERANCE), Math.min(100, weight + AREA_TOLERANCE)];
}

/** Returns the section of a paper with its questions. */
export function toPaperSection(shape: SectionShape, questions: PaperSection['questions']): PaperSection {
  const { section, marks, scaledMarks, minutes, calculator, multipleChoice } = shape;
  return {
    section,
    marks,
    ...(scaledMarks === undefined ? {} : { scaledMarks }),
    ...(minutes === undefined ? {} : { minutes }),
    calculator,
    multipleChoice,
    questions,
  };
}
