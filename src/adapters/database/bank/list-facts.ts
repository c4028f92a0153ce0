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

/** How long the facts stay in memory after their last use. */
const KEEP_MS = 5 * 60_000;
const PAGE = 10_000;

/**
 * Creates a function that returns all facts. Reading 100,000 takes more than half a second, so they stay in memory until a question
 * is saved, or until nobody has used them for some minutes.
 */
export function createFactsReader(database: Database): () => Promise<readonly QuestionFacts[]> {
  let cache: { readonly stamp: string; readonly facts: readonly QuestionFacts[] } | undefined;
  let timer: NodeJS.Timeout | undefined;
  return async () => {
    const stamp = await readStamp(database);
    if (cache?.stamp !== stamp) cache = { stamp, facts: await readFacts(database) };
    clearTimeout(timer);
    timer = setTimeout(() => {
      cache = undefined;
    }, KEEP_MS).unref();
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

/**
 * Reads the facts page by page. Equal texts and lists of tags are kept once. Rows are checked without a schema, because there may
 * be many.
 */
async function readFacts({ kysely }: Database): Promise<QuestionFacts[]> {
  const facts: QuestionFacts[] = [];
  const { share, shareTags } = createSharing();
  let last = 0;
  while (true) {
    const rows = await kysely
      .selectFrom('questions')
      .select(['seq', ...columns])
      .where('state', '=', 'active')
      .where('seq', '>', last)
      .orderBy('seq')
      .limit(PAGE)
      .execute();
    for (const { id, kind, subject, level, topic, outcomeId, difficulty, marks, tags, collection } of rows)
      facts.push({
        ...{ id, marks },
        kind: readValue(kind, QuestionKind.options),
        difficulty: difficulty === null ? null : readValue(difficulty, Difficulty.options),
        subject: share(subject),
        level: share(level),
        topic: share(topic),
        outcomeId: share(outcomeId),
        collection: share(collection),
        tags: shareTags(tags),
      });
    if (rows.length < PAGE) return facts;
    last = rows.at(-1)?.seq ?? last;
  }
}

/** Creates functions that return one value for all equal texts. */
function createSharing() {
  const texts = new Map<string, string>();
  const lists = new Map<string | null, readonly string[]>([[null, []]]);
  return {
    share(text: string | null): string | null {
      if (text === null) return null;
      const known = texts.get(text);
      if (known === undefined) texts.set(text, text);
      return known ?? text;
    },
    shareTags(stored: string | null): readonly string[] {
      const known = lists.get(stored);
      if (known !== undefined) return known;
      const tags = stored === null ? [] : Tags.parse(JSON.parse(stored));
      lists.set(stored, tags);
      return tags;
    },
  };
}

function readValue<T extends string>(stored: string, values: readonly T[]): T {
  const value = values.find((known) => known === stored);
  if (value === undefined) throw new TypeError(`The bank has a question with the unknown value "${stored}".`);
  return value;
}
