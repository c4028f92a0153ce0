import { type CourseSpec, examMinutes, type Formula, hasExternalExam } from '../../domain/course-spec.ts';

export type SectionShape = {
  readonly section: string;
  readonly marks: number;
  readonly scaledMarks?: number;
  readonly minutes?: number;
  readonly calculator: boolean;
  readonly multipleChoice: boolean;
  readonly outcomeIds: readonly string[];
};

/** The rules that every paper of a course follows. */
export type PaperShape = {
  readonly sections: readonly SectionShape[];
  readonly totalMarks: number;
  readonly minutes: number;
  /** Minimum and maximum number of questions of the whole paper. */
  readonly questions: readonly [number, number];
  /** Minimum and maximum marks of each area over the whole paper. */
  readonly areaMarks: ReadonlyMap<string, readonly [number, number]>;
  readonly hasOfficialShape: boolean;
  readonly formulae: readonly Formula[];
};

/** The practice paper for courses without an SQA exam. */
const MOCK = { section: 'Mock paper (ours, not set by SQA)', marks: 40, minutes: 45 } as const;

/** How far, in percentage points, an area may differ from its weight when the course states no range. */
const AREA_SLACK = 10;

/** Range of the average marks of a written question over a paper. */
const AVERAGE_MARKS = { max: 4.5, min: 2.2 } as const;

/** Derives the rules from the data of the course. */
export function getPaperShape(course: CourseSpec): PaperShape {
  const sections = hasExternalExam(course)
    ? course.assessment_structure.map(toSection)
    : [createMockSection(course)];
  const totalMarks = sections.reduce((sum, section) => sum + section.marks, 0);
  return {
    sections,
    totalMarks,
    minutes: examMinutes(course) ?? MOCK.minutes,
    questions: course.question_range ?? getQuestionRange(sections),
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
  };
}

function createMockSection({ outcomes }: CourseSpec): SectionShape {
  return { ...MOCK, calculator: true, multipleChoice: false, outcomeIds: outcomes.map(({ id }) => id) };
}

function getQuestionRange(sections: readonly SectionShape[]): readonly [number, number] {
  const sumMarks = (multipleChoice: boolean): number =>
    sections.reduce((sum, one) => sum + (one.multipleChoice === multipleChoice ? one.marks : 0), 0);
  const [choices, written] = [sumMarks(true), sumMarks(false)];
  const { min, max } = AVERAGE_MARKS;
  return [choices + Math.ceil(written / max), choices + Math.floor(written / min)];
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
  const weight = outcomes.reduce((sum, one) => sum + (one.area === area ? one.weight : 0), 0) * 100;
  return [Math.max(0, weight - AREA_SLACK), Math.min(100, weight + AREA_SLACK)];
}
