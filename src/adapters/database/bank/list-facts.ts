import { z } from 'zod';
import { Difficulty } from '../../../domain/classification.ts';
import type { QuestionFacts } from '../../../domain/question-facts.ts';
import { QuestionKind } from '../../../domain/question-kind.ts';
import type { Database } from '../connection/database.ts';

const columns = [
  'id',
  'kind',
  'subject',
  'level',
  'topic',
  'outcome_id as outcomeId',
  'difficulty',
  'marks',
  'tags',
  'collection',
] as const;

const Tags = z.array(z.string());

/**
 * Creates a function that returns all facts. It reads them again only after a question was saved, because reading 100,000
 * takes more than half a second.
 */
export function createFactsReader(database: Database): () => Promise<readonly QuestionFacts[]> {
  let cache: { readonly stamp: string; readonly facts: readonly QuestionFacts[] } | undefined;
  return async () => {
    const stamp = await readStamp(database);
    if (cache?.stamp !== stamp) cache = { stamp, facts: await readFacts(database) };
    return cache.facts;
  };
}

/** Returns a text that changes with every saved version and every question that is added or removed. */
async function readStamp({ kysely }: Database): Promise<string> {
  const { count, versions, seqs } = await kysely
    .selectFrom('questions')
    .select(({ fn }) => [
      fn.countAll().as('count'),
      fn.sum('version').as('versions'),
      fn.sum('seq').as('seqs'),
    ])
    .where('state', '=', 'active')
    .executeTakeFirstOrThrow();
  return `${count}:${versions}:${seqs}`;
}

/** Reads the facts. Rows are checked without a schema, because there may be many. */
async function readFacts({ kysely }: Database): Promise<QuestionFacts[]> {
  const rows = await kysely
    .selectFrom('questions')
    .select([...columns])
    .where('state', '=', 'active')
    .orderBy('seq')
    .execute();
  return rows.map((row) => ({
    ...row,
    kind: readValue(row.kind, QuestionKind.options),
    difficulty: row.difficulty === null ? null : readValue(row.difficulty, Difficulty.options),
    tags: row.tags === null ? [] : Tags.parse(JSON.parse(row.tags)),
  }));
}

function readValue<T extends string>(stored: string, values: readonly T[]): T {
  const value = values.find((known) => known === stored);
  if (value === undefined) throw new TypeError(`The bank has a question with the unknown value "${stored}".`);
  return value;
}
