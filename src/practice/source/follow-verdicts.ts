import type { Question } from '../../domain/question.ts';
import type { QuestionBank } from '../../ports/question-bank.ts';
import type { QuestionVerdicts } from '../../ports/question-verdicts.ts';
import type { BankReader } from './bank-reader.ts';
import type { QuestionSource } from './question-source.ts';

type VerdictDependencies = {
  readonly verdicts: Pick<QuestionVerdicts, 'findMany'>;
  readonly bank: Pick<QuestionBank, 'find'>;
};

/** Leaves out the questions that experts rejected or must decide again, and replaces corrected ones. */
async function followVerdicts(
  questions: readonly Question[],
  { verdicts, bank }: VerdictDependencies,
): Promise<Question[]> {
  if (questions.length === 0) return [];
  const found = await verdicts.findMany(questions.map(({ id }) => id));
  if (found.length === 0) return [...questions];
  const verdictById = new Map(found.map((verdict) => [verdict.questionId, verdict]));
  const followed = await Promise.all(
    questions.map(async (question) => {
      const verdict = verdictById.get(question.id);
      if (verdict === undefined) return question;
      if (verdict.verdict !== 'corrected') return undefined;
      // The bank may have a newer version than the correction, and a cached list an older one.
      return (await bank.find(question.id))?.question ?? verdict.question ?? question;
    }),
  );
  return followed.filter((question) => question !== undefined);
}

/** Wraps a reader of the bank, so that the decisions of experts reach learners at once, although lists are cached. */
export function createVerdictReader(reader: BankReader, deps: VerdictDependencies): BankReader {
  return { list: async (course, outcomeId) => followVerdicts(await reader.list(course, outcomeId), deps) };
}

/** Wraps a source of questions, so that a generated question that an expert rejected is not served again. */
export function createVerdictSource(source: QuestionSource, deps: VerdictDependencies): QuestionSource {
  return {
    ...source,
    getLocalQuestions: async (query) => followVerdicts(await source.getLocalQuestions(query), deps),
    getUsOrPastQuestions: async (query) => followVerdicts(await source.getUsOrPastQuestions(query), deps),
  };
}
