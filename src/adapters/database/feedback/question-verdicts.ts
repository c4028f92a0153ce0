import { z } from 'zod';
import { upgradeQuestion } from '../../../domain/upgrade-question.ts';
import {
  findModelSubject,
  type QuestionVerdict,
  type QuestionVerdicts,
  toModelSubject,
} from '../../../ports/question-verdicts.ts';
import type { Database } from '../connection/database.ts';
import { excludedColumns } from '../connection/excluded-columns.ts';
import { prepareQuery } from '../connection/prepared-query.ts';
import { splitRows } from '../connection/split-rows.ts';
import { storableText } from '../connection/storable-text.ts';

const VerdictKind = z.enum(['rejected', 'waiting', 'corrected']);

/** Creates the store of verdicts on an open, migrated database. */
export function createQuestionVerdicts({ kysely, guard }: Database): QuestionVerdicts {
  const firstModel = toModelSubject('');
  const selectModels = prepareQuery(
    kysely
      .selectFrom('question_verdicts')
      .select('question_id')
      .where('question_id', '>=', '')
      .where('question_id', '<', ''),
  );
  return {
    put: ({ questionId, itemId, verdict, question, decidedAt }) =>
      guard(async () => {
        await kysely
          .insertInto('question_verdicts')
          .values({
            question_id: storableText(questionId),
            item_id: itemId,
            verdict,
            content: question === undefined ? null : storableText(JSON.stringify(question)),
            decided_at: decidedAt,
          })
          .onConflict((conflict) =>
            conflict
              .column('question_id')
              .doUpdateSet(excludedColumns(['item_id', 'verdict', 'content', 'decided_at'])),
          )
          .execute();
      }),
    remove: (questionId) =>
      guard(async () => {
        await kysely
          .deleteFrom('question_verdicts')
          .where('question_id', '=', storableText(questionId))
          .execute();
      }),
    listRetiredModels: () =>
      guard(async () => {
        const rows = await selectModels(kysely, [firstModel, `${firstModel}\uffff`]);
        return new Set(rows.flatMap((row) => findModelSubject(row.question_id) ?? []));
      }),
    findMany: (questionIds) =>
      guard(async () => {
        const verdicts: QuestionVerdict[] = [];
        for (const chunk of splitRows(questionIds.map(storableText))) {
          const rows = await kysely
            .selectFrom('question_verdicts')
            .selectAll()
            .where('question_id', 'in', chunk)
            .execute();
          verdicts.push(...rows.map(toVerdict));
        }
        return verdicts;
      }),
  };
}

type VerdictRow = {
  question_id: string;
  item_id: string;
  verdict: string;
  content: string | null;
  decided_at: string;
};

function toVerdict({ question_id, item_id, verdict, content, decided_at }: VerdictRow): QuestionVerdict {
  return {
    questionId: question_id,
    itemId: item_id,
    verdict: VerdictKind.parse(verdict),
    ...(content !== null && { question: upgradeQuestion(JSON.parse(content)) }),
    decidedAt: decided_at,
  };
}
