import type { CourseSpec } from '../../domain/course-spec.ts';
import type { Question } from '../../domain/question.ts';
import { hashText } from '../../domain/question-id.ts';
import type { QuestionBank } from '../../ports/question-bank.ts';
import { verifyQuestion } from '../../verification/verify-question.ts';

export type BankReader = {
  /** The questions of a course that a learner can be asked, of one outcome or of all. */
  list(course: CourseSpec, outcomeId?: string): Promise<readonly Question[]>;
};

export type BankReaderTools = {
  readonly bank: Pick<QuestionBank, 'list'>;
  readonly now: () => Date;
  /** Keeps what was read for a minute. */
  readonly isCaching: boolean;
};

const MINUTE = 60_000;
const PAGE = 500;
/** So many of one outcome are looked at; nobody meets more. */
const MOST = 2000;

/** Reads questions for learners: those that stand alone, can be marked, and in which verification finds no error. */
export function createBankReader({ bank, now, isCaching }: BankReaderTools): BankReader {
  const kept = new Map<string, { readonly at: number; readonly questions: Promise<readonly Question[]> }>();
  const verdicts = new Map<string, boolean>();

  function isSound(question: Question): boolean {
    const key = hashText(JSON.stringify(question));
    const known = verdicts.get(key);
    if (known !== undefined) return known;
    const sound = !verifyQuestion(question).findings.some(({ severity }) => severity === 'error');
    if (verdicts.size >= MOST) verdicts.clear();
    verdicts.set(key, sound);
    return sound;
  }

  async function read({ subject, level }: CourseSpec, outcomeId: string | undefined): Promise<Question[]> {
    const filter = { subject, level, ...(outcomeId !== undefined && { outcomeId }) };
    const found: Question[] = [];
    let after: string | undefined;
    do {
      const page = await bank.list(filter, { limit: PAGE, ...(after !== undefined && { after }) });
      found.push(...page.entries.map(({ question }) => question));
      after = page.next;
    } while (after !== undefined && found.length < MOST);
    return found.filter((question) => isAskable(question) && isSound(question));
  }

  return {
    list(course, outcomeId) {
      if (!isCaching) return read(course, outcomeId);
      const key = JSON.stringify([course.subject, course.level, outcomeId]);
      const at = now().getTime();
      const known = kept.get(key);
      if (known !== undefined && at - known.at < MINUTE) return known.questions;
      const questions = read(course, outcomeId);
      kept.set(key, { at, questions });
      questions.catch(() => kept.delete(key));
      return questions;
    },
  };
}

/** A question that stands alone, that a machine can mark, and that says what it is worth. */
function isAskable({ kind, answer, options, marks, markingScheme }: Question): boolean {
  if (kind === 'passage') return false;
  const isReadByMachine = markingScheme?.bullets.some(({ evidence }) => evidence.kind !== 'person');
  if (isReadByMachine) return true;
  const hasKey = answer !== undefined || options.some((option) => option.correct);
  return hasKey && (markingScheme !== undefined || (marks ?? 0) > 0);
}
