import type { OwnCourse } from '../../api/schema.ts';

type DraftOutcome = {
  /** Identifies the row on the page. */
  readonly key: number;
  /** Absent for a new outcome, whose id is made from its name. */
  readonly id?: string | undefined;
  readonly label: string;
  readonly area: string;
  readonly weight: number;
  /** Names with commas between them. */
  readonly topics: string;
  readonly tags: string;
};
export type DraftExamSection = {
  readonly key: number;
  readonly title: string;
  readonly marks: number;
  readonly outcomes: string;
};

/** A course as the fields of the page hold it. */
export type CourseDraft = {
  readonly subject: string;
  readonly level: string;
  readonly bankLevels: string;
  readonly outcomes: readonly DraftOutcome[];
  readonly hasExam: boolean;
  readonly minutes: number;
  readonly sections: readonly DraftExamSection[];
};

export const EMPTY_COURSE: CourseDraft = {
  ...{ subject: '', level: '', bankLevels: '', outcomes: [], hasExam: true, minutes: 30 },
  sections: [{ key: 1, title: 'Section A', marks: 10, outcomes: '' }],
};

/** The largest weight that pages show; shares of the marks are multiplied until they are whole numbers. */
const MAX_WEIGHT = 100;

/** Writes a course into the fields of the page. */
export function toCourseDraft(course: OwnCourse): CourseDraft {
  const { subject, level, outcomes, bankLevels = [], exam } = course;
  const smallest = Math.min(...outcomes.map(({ weight = 1 }) => weight));
  const scale = smallest < 1 ? Math.min(1 / smallest, MAX_WEIGHT) : 1;
  const labels = new Map(outcomes.map(({ id = '', label }) => [id, label]));
  return {
    ...{ subject, level, bankLevels: bankLevels.join(', '), hasExam: exam !== undefined },
    outcomes: outcomes.map(({ id, label, area = '', weight = 1, topics, tags = [] }, index) => ({
      ...{ key: index + 1, id, label, area: area === label ? '' : area },
      weight: Math.round(weight * scale * 10) / 10,
      topics: (topics ?? (tags.length > 0 ? [] : [label])).join(', '),
      tags: tags.join(', '),
    })),
    minutes: exam?.minutes ?? EMPTY_COURSE.minutes,
    sections:
      exam?.sections.map(({ title, marks, outcomes: ids = [] }, index) => ({
        ...{ key: index + 1, title, marks },
        outcomes: ids.map((id) => labels.get(id) ?? id).join(', '),
      })) ?? EMPTY_COURSE.sections,
  };
}

/** Reads a course from the fields of the page. */
export function toOwnCourse(draft: CourseDraft): OwnCourse {
  const { subject, level, bankLevels, outcomes, hasExam, minutes, sections } = draft;
  const levels = split(bankLevels);
  return {
    subject: subject.trim(),
    level: level.trim(),
    ...(levels.length > 0 && { bankLevels: levels }),
    outcomes: outcomes.map(({ id, label, area, weight, topics, tags }) => {
      const [topicNames, tagNames] = [split(topics), split(tags)];
      return {
        ...(id !== undefined && { id }),
        ...{ label: label.trim(), weight },
        ...(area.trim() !== '' && { area: area.trim() }),
        ...(topicNames.length > 0 && { topics: topicNames }),
        ...(tagNames.length > 0 && { tags: tagNames }),
      };
    }),
    ...(hasExam && {
      exam: {
        minutes,
        sections: sections.map(({ title, marks, outcomes: names }) => ({
          ...{ title: title.trim(), marks },
          ...(split(names).length > 0 && { outcomes: split(names) }),
        })),
      },
    }),
  };
}

function split(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Returns rows with a new one at the end. */
export function addRow<Row extends { readonly key: number }>(
  rows: readonly Row[],
  row: Omit<Row, 'key'>,
): (Omit<Row, 'key'> & { readonly key: number })[] {
  return [...rows, { ...row, key: Math.max(0, ...rows.map(({ key }) => key)) + 1 }];
}
