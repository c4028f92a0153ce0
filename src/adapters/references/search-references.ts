import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { ReferenceSearchResult } from '../../domain/pipeline-result.ts';
import { REFERENCE_TYPES, type ReferenceSearch } from '../../ports/reference-store.ts';
import { foldText, splitWords } from '../database/text-search/fold-text.ts';
import { stopWords } from '../database/text-search/stop-words.table.ts';
import { MAX_RANKED_TERMS } from '../database/text-search/weigh-terms.ts';
import { toPathPatterns } from './path-patterns.ts';

const DEFAULT_LIMIT = 10;
const MAX_WORDS = 64;
/** Rows that contain a word are counted up to this number. */
const MAX_COUNTED_ROWS = 5_000;

const Hit = z.object({ path: z.string(), content: z.string(), score: z.number() });
const Count = z.tuple([z.object({ count: z.number() })]);

/** Finds passages by the rarest words of the query; ranking by more words is slow and returns the same passages. */
export function searchReferences(
  database: DatabaseSync,
  query: string,
  { fileTypes = [], folders = [], limit = DEFAULT_LIMIT }: ReferenceSearch,
): ReferenceSearchResult[] {
  const words = findRarestWords(database, query);
  if (words.length === 0) return [];
  const types = fileTypes.length > 0 ? fileTypes : REFERENCE_TYPES;
  const patterns = folders.map(toPathPatterns);
  const folderCondition = patterns.map(() => '(files.path = ? or files.path glob ?)').join(' or ') || 'true';
  // In the score, a word in the title counts three times as much as a word in the content.
  const rows = database
    .prepare(
      `select files.path, chunks.content, -bm25(chunk_search, 3, 1) as score
       from chunk_search join chunks on chunks.id = chunk_search.rowid join files on files.id = chunks.file_id
       where chunk_search match ? and files.type in (${types.map(() => '?').join(', ')}) and (${folderCondition})
       order by score desc, chunks.id limit ?`,
    )
    .all(words.map(quoteWord).join(' OR '), ...types, ...patterns.flat(), limit);
  return z
    .array(Hit)
    .parse(rows)
    .map(({ path, content, score }) => ({ file_path: path, content, relevance_score: score }));
}

function findRarestWords(database: DatabaseSync, query: string): string[] {
  const words = [...new Set(splitWords(foldText(query)))].filter((word) => !stopWords.has(word));
  const count = database.prepare(
    `select count(*) as count from (select 1 from chunk_search where chunk_search match ? limit ${MAX_COUNTED_ROWS})`,
  );
  return words
    .slice(0, MAX_WORDS)
    .map((word) => ({ word, rowCount: Count.parse(count.all(quoteWord(word)))[0].count }))
    .filter(({ rowCount }) => rowCount > 0)
    .sort((a, b) => a.rowCount - b.rowCount)
    .slice(0, MAX_RANKED_TERMS)
    .map(({ word }) => word);
}

/** Quotes a word for FTS5. Words contain only letters and digits, so user input never becomes an operator. */
function quoteWord(word: string): string {
  return `"${word}"`;
}
