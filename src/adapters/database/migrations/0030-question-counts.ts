import { sql } from 'kysely';
import type { DatabaseKind } from '../connection/database.ts';
import type { Migration } from './migration.ts';

const LABELS = ['kind', 'subject', 'level', 'topic', 'difficulty'];
const KEY_COLUMNS = ['institution', 'state', ...LABELS];
const KEY = KEY_COLUMNS.join(', ');

/**
 * Adds the number of questions with each combination of labels, and of active questions with each tag. Triggers update them
 * in the transaction that writes the questions, so they are always exact. Labels that a question does not have are empty text.
 */
export const questionCounts: Migration = {
  name: '0030-question-counts',
  countTables: ['question_counts', 'question_tag_counts'],
  up: async (tx, kind) => {
    const number = kind === 'sqlite' ? 'integer' : 'bigint';
    const statements = [
      `create table question_counts (institution text not null, state text not null, kind text not null,
        subject text not null, level text not null, topic text not null, difficulty text not null, count ${number} not null)`,
      // PostgreSQL limits the size of a key, and labels may be long.
      `create unique index question_counts_key on question_counts (${listKeyExpressions(kind)})`,
      `create table question_tag_counts (institution text not null, tag text not null, count ${number} not null,
        primary key (institution, tag))`,
      `insert into question_counts (${KEY}, count)
        select ${listValues('questions')}, count(*) from questions group by ${listValues('questions')}`,
      `insert into question_tag_counts (institution, tag, count)
        select institution, tag, count(*) from question_tags group by institution, tag`,
      ...(kind === 'sqlite' ? sqliteTriggers : postgresTriggers),
    ];
    for (const statement of statements) await sql.raw(statement).execute(tx);
  },
};

function listKeyExpressions(kind: DatabaseKind): string {
  if (kind === 'sqlite') return KEY;
  const hashes = LABELS.map((label) => `md5(${label})`);
  return ['institution', 'state', ...hashes].join(', ');
}

/** Lists the values of the key columns in a row of `questions`. */
function listValues(row: string): string {
  return KEY_COLUMNS.map((column) => `coalesce(${row}.${column}, '')`).join(', ');
}

const addOne = `insert into question_counts (${KEY}, count) values (${listValues('new')}, 1)
  on conflict (${KEY}) do update set count = count + 1`;
const isOldKey = `(${KEY}) = (${listValues('old')})`;
const subtractOne = `update question_counts set count = count - 1 where ${isOldKey};
  delete from question_counts where ${isOldKey} and count = 0`;
const addTag = `insert into question_tag_counts (institution, tag, count) values (new.institution, new.tag, 1)
  on conflict (institution, tag) do update set count = count + 1`;
const isOldTag = 'institution = old.institution and tag = old.tag';
const subtractTag = `update question_tag_counts set count = count - 1 where ${isOldTag};
  delete from question_tag_counts where ${isOldTag} and count = 0`;

const sqliteTriggers = [
  `create trigger questions_count_inserted after insert on questions begin ${addOne}; end`,
  `create trigger questions_count_deleted after delete on questions begin ${subtractOne}; end`,
  `create trigger questions_count_updated after update of state, ${LABELS.join(', ')} on questions
    when (${listValues('old')}) is not (${listValues('new')}) begin ${subtractOne}; ${addOne}; end`,
  `create trigger question_tags_count_inserted after insert on question_tags begin ${addTag}; end`,
  `create trigger question_tags_count_deleted after delete on question_tags begin ${subtractTag}; end`,
];

/** Creates the trigger function that adds the changes of one statement to the counts of questions. */
function createQuestionFunction(name: string, changes: readonly string[]): string {
  return createPostgresFunction(
    name,
    `insert into question_counts (${KEY}, count)
      select ${KEY}, sum(change) from (${changes.join(' union all ')}) as changes
      group by ${KEY} having sum(change) <> 0
      on conflict (${listKeyExpressions('postgres')}) do update set count = question_counts.count + excluded.count;
    delete from question_counts where count = 0;`,
  );
}

/** Creates the trigger function that adds the changes of one statement to the counts of tags. */
function createTagFunction(name: string, rows: string, change: string): string {
  return createPostgresFunction(
    name,
    `insert into question_tag_counts (institution, tag, count)
      select institution, tag, ${change} from ${rows} group by institution, tag
      on conflict (institution, tag) do update set count = question_tag_counts.count + excluded.count;
    delete from question_tag_counts where count = 0;`,
  );
}

function createPostgresFunction(name: string, statements: string): string {
  return `create or replace function ${name}() returns trigger language plpgsql as
    $$ begin ${statements} return null; end $$`;
}

/** Selects the key of each changed row, with the change of its count. */
function selectChanges(rows: string, change: number): string {
  const columns = KEY_COLUMNS.map((column) => `coalesce(${column}, '') as ${column}`);
  return `select ${columns.join(', ')}, ${change} as change from ${rows}`;
}

const postgresTriggers = [
  createQuestionFunction('count_questions_inserted', [selectChanges('new_rows', 1)]),
  createQuestionFunction('count_questions_deleted', [selectChanges('old_rows', -1)]),
  createQuestionFunction('count_questions_updated', [
    selectChanges('new_rows', 1),
    selectChanges('old_rows', -1),
  ]),
  createTagFunction('count_tags_inserted', 'new_rows', 'count(*)'),
  createTagFunction('count_tags_deleted', 'old_rows', '-count(*)'),
  'create index question_counts_empty on question_counts (count) where count = 0',
  'create index question_tag_counts_empty on question_tag_counts (count) where count = 0',
  `create trigger count_inserted after insert on questions referencing new table as new_rows
    for each statement execute function count_questions_inserted()`,
  `create trigger count_deleted after delete on questions referencing old table as old_rows
    for each statement execute function count_questions_deleted()`,
  `create trigger count_updated after update on questions referencing old table as old_rows new table as new_rows
    for each statement execute function count_questions_updated()`,
  `create trigger count_inserted after insert on question_tags referencing new table as new_rows
    for each statement execute function count_tags_inserted()`,
  `create trigger count_deleted after delete on question_tags referencing old table as old_rows
    for each statement execute function count_tags_deleted()`,
];
