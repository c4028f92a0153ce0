import { type CourseName, CourseSpec, getCourseId } from '../../domain/course-spec.ts';
import { Fault } from '../../domain/fault.ts';
import { findOwnOutcome, OwnCourse, toCourseSpec } from '../../domain/own-course.ts';
import type { QuestionFacts } from '../../domain/question-facts.ts';
import type { CourseStore } from '../../ports/course-store.ts';
import type { QuestionBank } from '../../ports/question-bank.ts';

type CourseServiceDependencies = {
  readonly store: CourseStore;
  readonly bank: Pick<QuestionBank, 'listFacts'>;
  /** The courses of the exam board, whose names an own course cannot have. */
  readonly boardCourses: readonly CourseName[];
  readonly now: () => Date;
};

/** What the outcomes of a drafted course are made from. */
type DraftSource = 'topics' | 'tags';

/** The name of a drafted course, and the levels of its questions in the bank. */
type DraftRequest = CourseName & Pick<OwnCourse, 'bankLevels'>;

/** Manages the own courses of an institution, whose questions come from its bank. */
export type CourseService = {
  /** Saves a course, or replaces the own course with the same subject and level. */
  put(course: OwnCourse, createdBy: string): Promise<CourseSpec>;
  /** Returns a course that is not saved. Its outcomes are the topics of the bank's questions of a subject and level, or their tags. */
  draft(request: DraftRequest, by?: DraftSource): Promise<OwnCourse>;
  list(): Promise<readonly CourseSpec[]>;
  /** Counts the questions of the bank that belong to each outcome of a course, by its id. */
  countQuestions(course: OwnCourse): Promise<ReadonlyMap<string, number>>;
  remove(name: CourseName): Promise<void>;
};

export function createCourseService({
  store,
  bank,
  boardCourses,
  now,
}: CourseServiceDependencies): CourseService {
  const boardIds = new Set(boardCourses.map((course) => getCourseId(course).toLowerCase()));
  /** Lists the questions of a subject and those without one, which belong to a course only by a tag. */
  const listSubject = async (subject: string) =>
    (await bank.listFacts()).filter(
      (facts) => facts.subject === null || facts.subject.toLowerCase() === subject.toLowerCase(),
    );
  return {
    async put(course, createdBy) {
      if (boardIds.has(getCourseId(course).toLowerCase()))
        throw new Fault('conflict', `${course.subject} ${course.level} is a course of the exam board.`, {
          advice: 'Give your course another level, such as "Nat 5 (our school)".',
        });
      const parsed = CourseSpec.safeParse(toCourseSpec(course));
      if (!parsed.success)
        throw new Fault(
          'invalid-input',
          `The course cannot be used: ${parsed.error.issues.map(({ message }) => message).join('; ')}.`,
        );
      await store.put(parsed.data, { createdBy, at: now() });
      return parsed.data;
    },
    draft: async (request, by = 'topics') => draftCourse(request, by, await listSubject(request.subject)),
    async countQuestions(course) {
      const spec = toCourseSpec(course);
      const counts = new Map<string, number>(spec.outcomes.map(({ id }) => [id, 0]));
      for (const facts of await listSubject(course.subject)) {
        const outcome = findOwnOutcome(spec, facts);
        const id = facts.subject === null && outcome?.bank_tags === undefined ? undefined : outcome?.id;
        if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1);
      }
      return counts;
    },
    list: () => store.list(),
    async remove(name) {
      if (!(await store.remove(name)))
        throw new Fault('not-found', `There is no own course ${name.subject} ${name.level}.`);
    },
  };
}

/** The largest number of outcomes that a course has. */
const MAX_OUTCOMES = 200;

/** Proposes a course from the questions of its subject. */
function draftCourse(
  { subject, level, bankLevels }: DraftRequest,
  by: DraftSource,
  all: readonly QuestionFacts[],
): OwnCourse {
  const named = { subject, level, ...(bankLevels && { bankLevels }) };
  const facts = by === 'tags' ? all : all.filter((each) => hasLevel(each, named));
  const counts = by === 'tags' ? countByRarestTag(facts) : countBy(facts, ({ topic }) => topic);
  const names = [...counts].toSorted((first, second) => second[1] - first[1]).slice(0, MAX_OUTCOMES);
  if (names.length === 0) throw createEmptyDraftFault(named, { by, all });
  const marks = facts.reduce((sum, each) => sum + (each.marks ?? 1), 0);
  return OwnCourse.parse({
    ...named,
    outcomes: names.map(([label, weight]) => ({
      label,
      weight,
      ...(by === 'tags' && { tags: [label] }),
    })),
    exam: {
      minutes: DRAFT_MINUTES,
      sections: [{ title: 'Section A', marks: Math.min(DRAFT_MARKS, marks) }],
    },
  });
}

/** The exam of a drafted course; its author can change it. */
const DRAFT_MARKS = 10;
const DRAFT_MINUTES = 30;

/** Whether a question belongs to a course by its subject and level. A question without a level belongs to it if the course names no levels. */
function hasLevel({ subject, level }: QuestionFacts, { bankLevels, ...course }: DraftRequest): boolean {
  if (subject === null) return false;
  const levels = bankLevels ?? [course.level];
  if (level === null) return bankLevels === undefined;
  return levels.some((each) => each.toLowerCase() === level.toLowerCase());
}

function countBy(
  facts: readonly QuestionFacts[],
  read: (facts: QuestionFacts) => string | null | undefined,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const each of facts) {
    const name = read(each) ?? '';
    if (name !== '') counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

/**
 * Counts each question at the rarest of its tags, which says most about it. A tag that every question has, such as the name
 * of an import, is then not an outcome.
 */
function countByRarestTag(facts: readonly QuestionFacts[]): Map<string, number> {
  const uses = countBy(
    facts.flatMap((each) => each.tags.map((tag) => ({ ...each, tags: [tag] }))),
    ({ tags: [tag] }) => tag,
  );
  return countBy(facts, ({ tags }) =>
    tags.toSorted((first, second) => (uses.get(first) ?? 0) - (uses.get(second) ?? 0)).at(0),
  );
}

function createEmptyDraftFault(
  { subject, level, bankLevels = [level] }: DraftRequest,
  { by, all }: { readonly by: DraftSource; readonly all: readonly QuestionFacts[] },
): Fault {
  if (by === 'tags')
    return new Fault('not-found', `The bank has no question of ${subject} with a tag.`, {
      advice: 'Add tags to your questions: on the page of the bank, or with `vbagent bank change --add-tag`.',
    });
  const levels = countBy(all, (each) => (each.subject === null || each.topic === null ? null : each.level));
  const known = [...levels].map(([name, count]) => `${name} (${count})`).join(', ');
  return new Fault(
    'not-found',
    `The bank has no question of ${subject} ${bankLevels.join(', ')} with a topic.${known === '' ? '' : ` It has questions of these levels: ${known}. Name the levels that the course uses.`}`,
    {
      advice:
        'Give your questions a subject, a level and a topic (on the page of the bank, or with `vbagent bank change`), or write the course as JSON.',
    },
  );
}
