import type { StoredSuggestion } from '../../../domain/suggestion.ts';
import type { SuggestionFilter } from '../../../ports/spot-check-store.ts';
import { storableText } from '../connection/storable-text.ts';
import type { Db } from '../schema/schema.ts';
import { toSuggestion } from './spot-check-row.ts';

/** Lists suggestions, newest first. */
export async function listSuggestions(kysely: Db, filter: SuggestionFilter): Promise<StoredSuggestion[]> {
  let query = kysely.selectFrom('suggestions').selectAll();
  for (const [column, value] of [
    ['root', filter.root],
    ['problem_id', filter.problemId],
    ['file_path', filter.filePath],
    ['session_id', filter.sessionId],
  ] as const) {
    if (value !== undefined) query = query.where(column, '=', storableText(value));
  }
  if (filter.since !== undefined) query = query.where('created_at', '>=', filter.since);
  if (filter.until !== undefined) query = query.where('created_at', '<', filter.until);
  if (filter.limit !== undefined) query = query.limit(filter.limit);
  const rows = await query.orderBy('id', 'desc').execute();
  return rows.map(toSuggestion);
}
