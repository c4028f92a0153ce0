import type { PaperChoice, PaperPlan } from '../../api/schema.ts';

export type DraftQuestion = {
  readonly id: string;
  /** The beginning of its text, as LaTeX. */
  readonly text: string;
  readonly topic: string | null;
  readonly marks: number;
};
export type DraftSection = { readonly title: string; readonly questions: readonly DraftQuestion[] };

/** Moves a question to another place, also in another section. */
export function moveQuestion(
  sections: readonly DraftSection[],
  from: { readonly section: number; readonly index: number },
  to: { readonly section: number; readonly index: number },
): DraftSection[] {
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

/** Adds up the marks, the estimated minutes and the marks of each topic, most marks first. */
export function sumDraft(sections: readonly DraftSection[]): {
  readonly marks: number;
  readonly minutes: number;
  readonly topics: readonly (readonly [topic: string, marks: number])[];
} {
  const questions = sections.flatMap((section) => section.questions);
  const marks = questions.reduce((sum, question) => sum + question.marks, 0);
  const byTopic = Map.groupBy(questions, ({ topic }) => topic ?? '');
  const topics = [...byTopic]
    .filter(([topic]) => topic !== '')
    .map(
      ([topic, topicQuestions]) =>
        [topic, topicQuestions.reduce((sum, question) => sum + question.marks, 0)] as const,
    )
    .toSorted((a, b) => b[1] - a[1]);
  return { marks, minutes: Math.round(marks * MINUTES_PER_MARK), topics };
}

/** Which questions the server adds to a section, and how many. An empty text means any topic, type or difficulty. */
export type DraftRule = {
  readonly count: number;
  readonly topic: string;
  readonly kind: string;
  readonly difficulty: string;
};

type DraftFields = Pick<PaperPlan, 'title' | 'minutes'> & {
  readonly versions: number;
  readonly variantsPerVersion: boolean;
};

const KINDS = ['mcq_sc', 'mcq_mc', 'subjective', 'integer', 'assertion_reason', 'match'] as const;
const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;

/** Creates the plan of a draft. With `fill`, the server adds questions to one section by the given rule. */
export function toPlan(
  fields: DraftFields,
  sections: readonly DraftSection[],
  fill?: { readonly section: number; readonly rule: DraftRule },
): PaperPlan {
  return {
    ...fields,
    instructions: [],
    neverTogether: [],
    shuffle: { questions: true, options: true, keepSortedOptions: false },
    sections: sections.map(({ title, questions }, index) => ({
      title,
      questions: questions.map(({ id }) => id),
      fill: fill?.section === index ? [toRule(fill.rule)] : [],
    })),
  };
}

function toRule({ count, topic, kind, difficulty }: DraftRule) {
  const kinds = KINDS.filter((known) => known === kind);
  const level = DIFFICULTIES.find((known) => known === difficulty);
  return {
    count,
    ...(topic !== '' && { topics: [topic] }),
    ...(kinds.length > 0 && { kinds }),
    ...(level !== undefined && { difficulty: level }),
  };
}

/** Replaces the questions of each section by those that the server returned. */
export function applyChoice(sections: readonly DraftSection[], choice: PaperChoice): DraftSection[] {
  return sections.map((section, index) => ({
    ...section,
    questions:
      choice.sections[index]?.questions.map(({ id, text, topic, marks }) => ({ id, text, topic, marks })) ??
      section.questions,
  }));
}
