import type { CourseSpec } from '../../domain/course-spec.ts';
import type { Question } from '../../domain/question.ts';
import { hashText } from '../../domain/question-id.ts';
import type { QuestionBank } from '../../ports/question-bank.ts';
import { verifyQuestion } from '../../verification/verify-question.ts';

export type BankReader = {
  /** Lists the questions of a course that learners can practise, of one outcome or of all. */
  list(course: CourseSpec, outcomeId?: string): Promise<readonly Question[]>;
};

type BankReaderOptions = {
  readonly bank: Pick<QuestionBank, 'list'>;
  readonly now: () => Date;
  /** Caches each list for a minute. */
  readonly isCaching: boolean;
};

const CACHE_MS = 60_000;
const PAGE_SIZE = 500;
/** Maximum number of questions that are read for one list. */
const MAX_QUESTIONS = 2000;

/** Reads questions for learners: complete on their own, markable by the engine, and without errors in verification. */
export function createBankReader({ bank, now, isCaching }: BankReaderOptions): BankReader {
  const cache = new Map<string, { readonly at: number; readonly questions: Promise<readonly Question[]> }>();
  const verdicts = new Map<string, boolean>();

  function isSound(question: Question): boolean {
    const key = hashText(JSON.stringify(question));
    const known = verdicts.get(key);
    if (known !== undefined) return known;
    const sound = !verifyQuestion(question).findings.some(({ severity }) => severity === 'error');
    if (verdicts.size >= MAX_QUESTIONS) verdicts.clear();
    verdicts.set(key, sound);
    return sound;
  }

  async function read({ subject, level }: CourseSpec, outcomeId: string | undefined): Promise<Question[]> {
    const filter = { subject, level, ...(outcomeId !== undefined && { outcomeId }) };
    const found: Question[] = [];
    let after: string | undefined;
    do {
      const page = await bank.list(filter, { limit: PAGE_SIZE, ...(after !== undefined && { after }) });
      found.push(...page.entries.map(({ question }) => question));
      after = page.next;
    } while (after !== undefined && found.length < MAX_QUESTIONS);
    return found.filter((question) => isMarkable(question) && isSound(question));
  }

  return {
    list(course, outcomeId) {
      if (!isCaching) return read(course, outcomeId);
      const key = JSON.stringify([course.subject, course.level, outcomeId]);
      const at = now().getTime();
      const known = cache.get(key);
      if (known !== undefined && at - known.at < CACHE_MS) return known.questions;
      const questions = read(course, outcomeId);
      cache.set(key, { at, questions });
      questions.catch(() => cache.delete(key));
      return questions;
    },
  };
}

/** True for a question that is not a passage, that the engine can mark, and whose marks are known. */
function isMarkable({ kind, answer, options, marks, markingScheme }: Question): boolean {
  if (kind === 'passage') return false;
  const hasMachineEvidence = markingScheme?.bullets.some(({ evidence }) => evidence.kind !== 'person');
  if (hasMachineEvidence) return true;
  const hasKey = answer !== undefined || options.some((option) => option.correct);
  return hasKey && (markingScheme !== undefined || (marks ?? 0) > 0);
}
