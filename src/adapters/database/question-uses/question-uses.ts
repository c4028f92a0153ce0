import type { QuestionUses } from '../../../ports/question-uses.ts';
import type { Database } from '../connection/database.ts';
import { storableText } from '../connection/storable-text.ts';

const IDS_PER_QUERY = 200;
const MAX_PAPERS = 50;

/** Finds the uses of questions in papers and answers. */
export function createQuestionUses({ kysely, guard }: Database): QuestionUses {
  return {
    find: (id) =>
      guard(async () => {
        const papers = await kysely
          .selectFrom('paper_questions')
          .innerJoin('papers', 'papers.id', 'paper_questions.paper_id')
          .select(['papers.id', 'papers.title', 'paper_questions.used_at as usedAt'])
          .where('paper_questions.question_id', '=', storableText(id))
          .orderBy('paper_questions.used_at', 'desc')
          .limit(MAX_PAPERS)
          .execute();
        const { learners } = await kysely
          .selectFrom('answer_log')
          .select(({ fn }) => fn.count<number>('learner').distinct().as('learners'))
          .where('question_id', '=', storableText(id))
          .executeTakeFirstOrThrow();
        return { papers, learners };
      }),
    listUsed: (ids) =>
      guard(async () => {
        const used = new Set<string>();
        for (let start = 0; start < ids.length; start += IDS_PER_QUERY) {
          const some = ids.slice(start, start + IDS_PER_QUERY).map(storableText);
          for (const table of ['paper_questions', 'answer_log'] as const) {
            const rows = await kysely
              .selectFrom(table)
              .select('question_id')
              .distinct()
              .where('question_id', 'in', some)
              .execute();
            for (const row of rows) used.add(row.question_id);
          }
        }
        return used;
      }),
  };
}
