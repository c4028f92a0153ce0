import type { PaperChoice, PaperPlan } from '../../api/schema.ts';

export type DraftQuestion = {
  readonly id: string;
  /** The beginning of its text, as plain text. */
  readonly text: string;
  readonly topic: string | null;
  readonly marks: number;
};
export type DraftSection = {
  /** Identifies the section on the page. */
  readonly key: number;
  readonly title: string;
  /** The marks that the section should have; null without a target. */
  readonly target: number | null;
  readonly questions: readonly DraftQuestion[];
};

/** The settings of a paper, as the fields of the page hold them. */
export type DraftFields = {
  readonly title: string;
  readonly minutes: number;
  readonly versions: number;
  readonly variantsPerVersion: boolean;
  readonly institution: string;
  /** The course: questions are chosen only from this subject and level. Empty texts mean any. */
  readonly subject: string;
  readonly level: string;
  /** One instruction in each line. */
  readonly instructions: string;
  readonly shufflesQuestions: boolean;
  readonly shufflesOptions: boolean;
  /** Options that are in numerical order are not shuffled. */
  readonly keepsSortedOptions: boolean;
  /** A picture as a data URL, or an empty text. */
  readonly logo: string;
  /** Pairs of questions of which the paper has at most one. */
  readonly neverTogether: readonly DraftPair[];
};
type NamedQuestion = Pick<DraftQuestion, 'id' | 'text'>;
export type DraftPair = readonly [NamedQuestion, NamedQuestion];

export const INITIAL_FIELDS: DraftFields = {
  ...{ title: '', minutes: 60, versions: 2, variantsPerVersion: false, institution: '' },
  ...{ subject: '', level: '', instructions: 'Attempt all questions.', logo: '', neverTogether: [] },
  ...{ shufflesQuestions: true, shufflesOptions: true, keepsSortedOptions: false },
};

const MAX_TEXT_LENGTH = 160;

/**
 * Shortens a text to its last whole word, and adds an ellipsis. Some routes cut texts at `MAX_TEXT_LENGTH` characters, even
 * within a word.
 */
export function cutAtWord(text: string): string {
  if (text.length < MAX_TEXT_LENGTH || text.endsWith('…')) return text;
  return `${text.slice(0, MAX_TEXT_LENGTH).replace(/\s+\S*$/u, '')} …`;
}

type Place = { readonly section: number; readonly index: number };

/** Moves a question to another place, also in another section. */
export function moveQuestion(sections: readonly DraftSection[], from: Place, to: Place): DraftSection[] {
  const moved = sections[from.section]?.questions[from.index];
  if (moved === undefined || sections[to.section] === undefined) return [...sections];
  const without = sections.map((section, index) =>
    index === from.section
      ? { ...section, questions: section.questions.filter((_, at) => at !== from.index) }
      : section,
  );
  return without.map((section, index) =>
    index === to.section
      ? { ...section, questions: section.questions.toSpliced(to.index, 0, moved) }
      : section,
  );
}

/** About how long a learner needs for one mark. */
const MINUTES_PER_MARK = 1.5;

export const sumSection = ({ questions }: Pick<DraftSection, 'questions'>): number =>
  questions.reduce((sum, { marks }) => sum + marks, 0);

/** Adds up the marks, the estimated minutes and the marks of each topic, most marks first. */
export function sumDraft(sections: readonly DraftSection[]): {
  readonly questions: number;
  readonly marks: number;
  readonly minutes: number;
  readonly topics: readonly (readonly [topic: string, marks: number])[];
} {
  const questions = sections.flatMap((section) => section.questions);
  const marks = sumSection({ questions });
  const byTopic = Map.groupBy(questions, ({ topic }) => topic ?? '');
  const topics = [...byTopic]
    .filter(([topic]) => topic !== '')
    .map(([topic, topicQuestions]) => [topic, sumSection({ questions: topicQuestions })] as const)
    .toSorted((a, b) => b[1] - a[1]);
  return { questions: questions.length, marks, minutes: Math.round(marks * MINUTES_PER_MARK), topics };
}

/** Which questions the server adds to a section. Empty texts mean any. */
export type DraftRule = {
  readonly amount: number;
  readonly unit: 'questions' | 'marks';
  readonly topic: string;
  readonly kind: string;
  readonly difficulty: string;
  readonly tag: string;
  /** The name of a collection, or of an imported file or folder. */
  readonly collection: string;
  /** Leaves out questions that a paper used within this number of days; 0 for none. */
  readonly notUsedSinceDays: number;
};

const KINDS = ['mcq_sc', 'mcq_mc', 'subjective', 'integer', 'assertion_reason', 'match', 'passage'] as const;
const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;

/** Creates the plan of a draft. With `fill`, the server adds questions to one section by the given rule. */
export function toPlan(
  fields: DraftFields,
  sections: readonly DraftSection[],
  fill?: { readonly section: number; readonly rule: DraftRule },
): PaperPlan {
  const { title, minutes, versions, variantsPerVersion, institution, subject, level, logo } = fields;
  return {
    ...{ title, minutes, versions, variantsPerVersion },
    ...(institution.trim() !== '' && { institution }),
    ...(subject !== '' && level !== '' && { course: { subject, level } }),
    ...(logo !== '' && { logo }),
    instructions: splitLines(fields.instructions),
    neverTogether: fields.neverTogether.map(([first, second]): [string, string] => [first.id, second.id]),
    shuffle: {
      questions: fields.shufflesQuestions,
      options: fields.shufflesOptions,
      keepSortedOptions: fields.keepsSortedOptions,
    },
    sections: sections.map(({ title: name, questions, target }, index) => ({
      title: name,
      questions: questions.map(({ id }) => id),
      fill: fill?.section === index ? [toRule(fill.rule, fields)] : [],
      ...(target !== null && fill === undefined && { marks: target }),
    })),
  };
}

function splitLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function toRule(rule: DraftRule, { subject, level }: Pick<DraftFields, 'subject' | 'level'>) {
  const { amount, unit, topic, kind, difficulty, tag, collection, notUsedSinceDays } = rule;
  const kinds = KINDS.filter((known) => known === kind);
  const known = DIFFICULTIES.find((each) => each === difficulty);
  return {
    ...(unit === 'marks' ? { marks: amount } : { count: amount }),
    ...(subject !== '' && { subjects: [subject] }),
    ...(level !== '' && { levels: [level] }),
    ...(topic !== '' && { topics: [topic] }),
    ...(kinds.length > 0 && { kinds }),
    ...(known !== undefined && { difficulty: known }),
    ...(tag !== '' && { tags: [tag] }),
    ...(collection.trim() !== '' && { collection }),
    ...(notUsedSinceDays > 0 && { notUsedSinceDays }),
  };
}

/** Replaces the questions of each section by those that the server chose. */
export function applyChoice(sections: readonly DraftSection[], choice: PaperChoice): DraftSection[] {
  return sections.map((section, index) => ({
    ...section,
    questions: (choice.sections[index]?.questions ?? []).map(({ id, text, topic, marks }) => ({
      ...{ id, text, topic, marks },
    })),
  }));
}
