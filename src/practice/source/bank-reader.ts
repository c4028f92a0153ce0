import type { CourseSpec } from '../../domain/course-spec.ts';
import { joinPassage } from '../../domain/join-passage.ts';
import { findOwnOutcome, isOwnCourse } from '../../domain/own-course.ts';
import { addPartMarks, getMarks } from '../../domain/part-marks.ts';
import { toPartQuestions } from '../../domain/part-question.ts';
import type { PlainQuestion, Question } from '../../domain/question.ts';
import { toQuestionFacts } from '../../domain/question-facts.ts';
import { hashText } from '../../domain/question-id.ts';
import type { BankFilter, QuestionBank } from '../../ports/question-bank.ts';
import { verifyQuestion } from '../../verification/verify-question.ts';
import { addDerivedSchemes } from '../add-derived-schemes.ts';

export type BankReader = {
  /** Lists the questions of a course that learners can practise, of one outcome or of all. */
  list(course: CourseSpec, outcomeId?: string): Promise<readonly Question[]>;
};

type BankReaderOptions = {
  readonly bank: Pick<QuestionBank, 'list'>;
  readonly now: () => Date;
  /** Whether each list is cached for a minute. */
  readonly isCaching: boolean;
};

const CACHE_MS = 60_000;
const PAGE_SIZE = 500;
/** Maximum number of questions that are read for one list. */
const MAX_QUESTIONS = 2000;

/** Creates a reader of questions for learners. It returns only questions that the engine can mark and that pass verification. The passages of own courses become questions with parts. */
export function createBankReader({ bank, now, isCaching }: BankReaderOptions): BankReader {
  const cache = new Map<string, { readonly at: number; readonly questions: Promise<readonly Question[]> }>();
  const isVerified = cacheByQuestion(
    (question) => !verifyQuestion(question).findings.some(({ severity }) => severity === 'error'),
  );
  const addSchemes = cacheByQuestion(addDerivedSchemes);

  async function readQuestions(course: CourseSpec, outcomeId: string | undefined): Promise<Question[]> {
    if (isOwnCourse(course)) {
      const questions = toOwnQuestions(course, await readOwnPages(course));
      return questions
        .filter(
          (question) =>
            (outcomeId === undefined || question.outcomeId === outcomeId) &&
            isMarkable(question) &&
            isVerified(question),
        )
        .map(addSchemes);
    }
    const { subject, level } = course;
    const filter = { subject, level, ...(outcomeId !== undefined && { outcomeId }) };
    const questions = await readPages(filter);
    return questions.filter((question) => isMarkable(question) && isVerified(question));
  }

  /** Reads the questions of the subject, and those without a subject that have a tag of the course. */
  async function readOwnPages({ subject, outcomes }: CourseSpec): Promise<Question[]> {
    const tags = new Set(outcomes.flatMap(({ bank_tags: own = [] }) => own));
    const tagged = await Promise.all([...tags].map((tag) => readPages({ tag })));
    const other = tagged.flat().filter((question) => question.subject === undefined);
    const byId = new Map(other.map((question) => [question.id, { ...question, subject }]));
    return [...(await readPages({ subject })), ...byId.values()];
  }

  async function readPages(filter: BankFilter): Promise<Question[]> {
    const questions: Question[] = [];
    let after: string | undefined;
    do {
      const page = await bank.list(filter, { limit: PAGE_SIZE, ...(after !== undefined && { after }) });
      questions.push(...page.entries.map(({ question }) => question));
      after = page.next;
    } while (after !== undefined && questions.length < MAX_QUESTIONS);
    return questions;
  }

  return {
    list(course, outcomeId) {
      if (!isCaching) return readQuestions(course, outcomeId);
      const key = JSON.stringify([course.subject, course.level, outcomeId]);
      const at = now().getTime();
      const cached = cache.get(key);
      if (cached !== undefined && at - cached.at < CACHE_MS) return cached.questions;
      const questions = readQuestions(course, outcomeId);
      cache.set(key, { at, questions });
      // A failed read is not cached.
      questions.catch(() => cache.delete(key));
      return questions;
    },
  };
}

/** Caches the results of a function for the questions that were passed last. */
function cacheByQuestion<Result>(compute: (question: Question) => Result): (question: Question) => Result {
  const results = new Map<string, { readonly result: Result }>();
  return (question) => {
    const key = hashText(JSON.stringify(question));
    const cached = results.get(key);
    if (cached !== undefined) return cached.result;
    const result = compute(question);
    if (results.size >= MAX_QUESTIONS) results.clear();
    results.set(key, { result });
    return result;
  };
}

/** Gives each question of an own course its level and outcome; questions that belong to none are left out. */
function toOwnQuestions(course: CourseSpec, questions: readonly Question[]): Question[] {
  return questions.flatMap((question) => {
    const outcome = findOwnOutcome(course, toQuestionFacts(question));
    if (outcome === undefined) return [];
    const joined = addPartMarks(joinPassage(question));
    return [{ ...joined, level: course.level, outcomeId: outcome.id, marks: getMarks(joined) ?? 1 }];
  });
}

/** Checks that a question is not a passage, that the engine can mark it or one of its parts, and that its marks are known. */
function isMarkable(question: Question): boolean {
  if (question.kind === 'passage' || (question.parts && getMarks(question) === undefined)) return false;
  return toPartQuestions(question).some(({ question: part }) => hasMarkableAnswer(part));
}

function hasMarkableAnswer({ answer, options, marks, markingScheme }: PlainQuestion): boolean {
  const hasMachineEvidence = markingScheme?.bullets.some(({ evidence }) => evidence.kind !== 'person');
  if (hasMachineEvidence) return true;
  const hasAnswer = answer !== undefined || options.some((option) => option.correct);
  return hasAnswer && (markingScheme !== undefined || (marks ?? 0) > 0);
}
