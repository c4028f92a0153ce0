import type { ExpressionBuilder, Insertable, Selectable } from 'kysely';
import { AnswerRecord, getMarksByPerson } from '../../../domain/answer-record.ts';
import type {
  AnswerLog,
  ReplayState,
  ResponseCount,
  ScoredAnswer,
  ScoreFilter,
} from '../../../ports/answer-log.ts';
import type { Database } from '../connection/database.ts';
import { type PreparedQuery, prepareQuery, prepareRows } from '../connection/prepared-query.ts';
import { readFields } from '../connection/row-fields.ts';
import { storableText } from '../connection/storable-text.ts';
import type { AnswerLogTable, AnswerSchema } from '../schema/answer-schema.ts';
import type { Db } from '../schema/schema.ts';

/** A row whose fields have the order of `toRow`. */
const SAMPLE_ROW = toRow({
  ...{ id: '', learner: '', at: '', course: '', outcomeId: '', questionId: '', questionVersion: null },
  ...{ itemModel: null, seed: null, part: null, response: '', marksAwarded: 0, marksAvailable: 0 },
  ...{ bullets: [], gapTags: [], hints: 0, seconds: null, mode: 'practice', assignment: null },
  ...{ markedBy: 'engine', supersedes: null, threadId: null, section: null },
});

/** The id of the only row of `answer_replay`. */
const REPLAY_ROW = 1;

/** Creates the log of answers on an open, migrated database. */
export function createAnswerLog({ kind, kysely, guard }: Database): AnswerLog {
  const listNewScores = prepareQuery(selectScores(kysely, { course: '', after: 0 }));
  const selectRecord = prepareQuery(kysely.selectFrom('answer_log').selectAll().where('id', '=', ''));
  const insertRecords = prepareInsert(kysely);
  const selectExtent = prepareQuery(
    kysely
      .selectFrom('answer_log')
      .select(({ fn }) => [fn.countAll().as('count'), fn.max('seq').as('position')])
      .where('learner', '=', ''),
  );
  return {
    // SQLite has one writer at a time. On PostgreSQL, two servers may commit records in another order than that of their positions.
    maxLateRecords: kind === 'sqlite' ? 0 : 200,
    append: (records) => guard(() => appendRecords(kysely, records, { insertRecords, selectRecord })),
    listByLearner: (learner) =>
      guard(async () => {
        const rows = await kysely
          .selectFrom('answer_log')
          .selectAll()
          .where('learner', '=', storableText(learner))
          .where(isCurrent)
          .orderBy('at')
          .orderBy('seq')
          .execute();
        return rows.map(toRecord);
      }),
    listScores: (filter) =>
      guard(async () => {
        const { course, learner, after = 0 } = filter;
        const isOfCourse = course !== undefined && learner === undefined;
        const rows = isOfCourse
          ? await listNewScores(kysely, [after, ...COUNTED_MARKERS, course])
          : await selectScores(kysely, filter).execute();
        return rows.map(toScore);
      }),
    readExtent: (learner) =>
      guard(async () => {
        const [row] = await selectExtent(kysely, [storableText(learner)]);
        return { count: Number(row?.count ?? 0), position: Number(row?.position ?? 0) };
      }),
    deleteBefore: (time) =>
      guard(async () => {
        await kysely.deleteFrom('answer_log').where('at', '<', time.toISOString()).execute();
      }),
    countResponses: (ids) => guard(() => countResponses(kysely, ids)),
    readReplay: (now) => guard(() => readReplay(kysely, now)),
    saveReplay: ({ position, isDone }) =>
      guard(async () => {
        await kysely
          .updateTable('answer_replay')
          .set({ position, is_done: isDone ? 1 : 0 })
          .where('id', '=', REPLAY_ROW)
          .execute();
      }),
  };
}

/** The condition that no other record supersedes the record. */
function isCurrent({ not, exists, selectFrom }: ExpressionBuilder<AnswerSchema, 'answer_log'>) {
  return not(
    exists(
      selectFrom('answer_log as newer')
        .select('newer.seq')
        .whereRef('newer.supersedes', '=', 'answer_log.id'),
    ),
  );
}

const scoreColumns = [
  ...(['seq', 'id', 'learner', 'at', 'course', 'outcome_id', 'question_id', 'question_version'] as const),
  ...(['item_model', 'part', 'marks_awarded', 'marks_available', 'bullets', 'hints', 'seconds'] as const),
  ...(['mode', 'thread_id', 'section', 'supersedes'] as const),
];

/** Whose marks count; marks that learners gave themselves or that a model proposed do not. */
const COUNTED_MARKERS = ['engine', 'teacher'];

function selectScores(kysely: Db, { course, learner, after = 0 }: ScoreFilter) {
  return kysely
    .selectFrom('answer_log')
    .select(scoreColumns)
    .where('seq', '>', after)
    .where('marked_by', 'in', COUNTED_MARKERS)
    .$if(course !== undefined, (query) => query.where('course', '=', course ?? ''))
    .$if(learner !== undefined, (query) => query.where('learner', '=', storableText(learner ?? '')))
    .where(isCurrent)
    .orderBy('seq');
}

/** Copies the columns without parsing them, because a list may have many rows. */
function toScore(row: Pick<Selectable<AnswerLogTable>, (typeof scoreColumns)[number]>): ScoredAnswer {
  return {
    position: Number(row.seq),
    id: row.id,
    learner: row.learner,
    at: row.at,
    course: row.course,
    outcomeId: row.outcome_id,
    questionId: row.question_id,
    questionVersion: row.question_version,
    itemModel: row.item_model,
    part: row.part,
    marksAwarded: row.marks_awarded,
    marksAvailable: row.marks_available,
    marksByPerson: readMarksByPerson(row.bullets),
    hints: row.hints,
    seconds: row.seconds,
    mode: row.mode === 'exam' ? 'exam' : 'practice',
    threadId: row.thread_id,
    section: row.section,
    isReplacement: row.supersedes !== null,
  };
}

const MAX_RESPONSES = 20;

async function countResponses(kysely: Db, questionIds: readonly string[]): Promise<ResponseCount[]> {
  const rows = await kysely
    .selectFrom('answer_log')
    .select(({ fn }) => ['question_version', 'part', 'response', fn.countAll().as('count')])
    .where('question_id', 'in', questionIds.map(storableText))
    .where('marked_by', '=', 'engine')
    .groupBy(['question_version', 'part', 'response'])
    .orderBy('count', 'desc')
    .orderBy('response')
    .execute();
  const counts = rows.map((row) => ({
    questionVersion: row.question_version,
    part: row.part,
    response: row.response,
    count: Number(row.count),
  }));
  const groups = Map.groupBy(counts, ({ questionVersion, part }) => `${questionVersion}\n${part}`);
  return [...groups.values()].flatMap((group) => group.slice(0, MAX_RESPONSES));
}

/** Parses the bullets only if one of them waits for a person, because parsing all of them is slow. */
function readMarksByPerson(bullets: string): number {
  if (!bullets.includes('"forPerson":true')) return 0;
  return getMarksByPerson({ bullets: AnswerRecord.shape.bullets.parse(JSON.parse(bullets)) });
}

/** Compiles the insertion of records, which returns the ids of those that were not in the log yet. */
function prepareInsert(kysely: Db) {
  return prepareRows((count) =>
    kysely
      .insertInto('answer_log')
      .values(Array.from({ length: count }, () => SAMPLE_ROW))
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id'),
  );
}

type Statements = {
  readonly insertRecords: ReturnType<typeof prepareInsert>;
  readonly selectRecord: PreparedQuery<Selectable<AnswerLogTable>>;
};

async function appendRecords(
  kysely: Db,
  records: readonly AnswerRecord[],
  { insertRecords, selectRecord }: Statements,
): Promise<AnswerRecord[]> {
  return kysely.transaction().execute(async (tx) => {
    const inserted = await insertRecords(
      tx,
      records.map((record) => Object.values(toRow(record))),
    );
    const newIds = new Set(inserted.map(({ id }) => id));
    const stored: AnswerRecord[] = [];
    for (const record of records) {
      const id = storableText(record.id);
      if (newIds.has(id)) stored.push(record);
      else stored.push(...(await selectRecord(tx, [id])).map(toRecord));
    }
    return stored;
  });
}

async function readReplay(kysely: Db, now: Date): Promise<ReplayState> {
  await kysely
    .insertInto('answer_replay')
    .values({ id: REPLAY_ROW, until: now.toISOString(), position: 0, is_done: 0 })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const row = await kysely
    .selectFrom('answer_replay')
    .selectAll()
    .where('id', '=', REPLAY_ROW)
    .executeTakeFirstOrThrow();
  return { until: row.until, position: Number(row.position), isDone: row.is_done === 1 };
}

export function toRow(record: AnswerRecord): Insertable<AnswerLogTable> {
  return {
    id: storableText(record.id),
    learner: storableText(record.learner),
    at: record.at,
    course: record.course,
    outcome_id: record.outcomeId,
    question_id: storableText(record.questionId),
    question_version: record.questionVersion,
    item_model: record.itemModel,
    seed: record.seed,
    part: record.part,
    response: storableText(record.response),
    marks_awarded: record.marksAwarded,
    marks_available: record.marksAvailable,
    bullets: JSON.stringify(record.bullets),
    gap_tags: JSON.stringify(record.gapTags),
    hints: record.hints,
    seconds: record.seconds,
    mode: record.mode,
    assignment: record.assignment,
    marked_by: record.markedBy,
    supersedes: record.supersedes,
    thread_id: record.threadId,
    section: record.section,
  };
}

export function toRecord(row: { readonly seed: number | null }): AnswerRecord {
  // PostgreSQL returns 64-bit integers as text.
  const seed = row.seed === null ? null : Number(row.seed);
  return AnswerRecord.parse({ ...readFields(row, { jsonColumns: ['bullets', 'gap_tags'] }), seed });
}
