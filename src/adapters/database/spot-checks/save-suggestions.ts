import type { StoredSuggestion, SuggestionStatus } from '../../../domain/suggestion.ts';
import type { NewSuggestion, ProblemKey, SuggestionRewrite } from '../../../ports/spot-check-store.ts';
import type { Database } from '../connection/database.ts';
import { storableText } from '../connection/storable-text.ts';
import type { Db, Tx } from '../schema/schema.ts';
import { toSuggestion } from './spot-check-row.ts';

/** The problem and the state with which suggestions are saved. */
type SuggestionContext = ProblemKey & {
  readonly status: SuggestionStatus;
  readonly sessionId?: string;
  readonly at: string;
};

/** Saves suggestions one after the other under a lock of the problem, so that versions have no gaps. */
export async function saveSuggestions(
  database: Database,
  tx: Tx,
  { suggestions, context }: { suggestions: readonly NewSuggestion[]; context: SuggestionContext },
): Promise<StoredSuggestion[]> {
  if (suggestions.length === 0) return [];
  const [root, problemId] = [storableText(context.root), storableText(context.problemId)];
  await database.lockForWriting(tx, `suggestions of ${root} ${problemId}`);
  const saved: StoredSuggestion[] = [];
  for (const suggestion of suggestions) {
    const file = { root, problem_id: problemId, file_path: storableText(suggestion.file_path) };
    const row = await tx
      .insertInto('suggestions')
      .values({
        ...file,
        version: await findNextVersion(tx, file),
        ...toContentColumns(suggestion),
        certain: suggestion.certain ? 1 : 0,
        status: context.status,
        session_id: context.sessionId ?? null,
        created_at: context.at,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    saved.push(toSuggestion(row));
  }
  return saved;
}

/** Replaces the given fields of a suggestion. */
export async function rewriteSuggestion(
  kysely: Db,
  id: number,
  { certain, edited, issue_type, confidence, ...texts }: SuggestionRewrite,
): Promise<void> {
  await kysely
    .updateTable('suggestions')
    .set({
      original_content: storableText(texts.original_content),
      suggested_content: storableText(texts.suggested_content),
      diff: storableText(texts.diff),
      ...(texts.description !== undefined && { description: storableText(texts.description) }),
      ...(texts.reasoning !== undefined && { reasoning: storableText(texts.reasoning) }),
      ...(issue_type !== undefined && { issue_type }),
      ...(confidence !== undefined && { confidence }),
      ...(certain !== undefined && { certain: certain ? 1 : 0 }),
      ...(edited !== undefined && { edited: edited ? 1 : 0 }),
    })
    .where('id', '=', id)
    .execute();
}

type FileKey = { readonly root: string; readonly problem_id: string; readonly file_path: string };

async function findNextVersion(tx: Tx, file: FileKey): Promise<number> {
  const { newest } = await tx
    .selectFrom('suggestions')
    .select((expression) => expression.fn.max<number | null>('version').as('newest'))
    .where((expression) => expression.and(file))
    .executeTakeFirstOrThrow();
  return (newest ?? 0) + 1;
}

function toContentColumns(suggestion: NewSuggestion) {
  return {
    issue_type: suggestion.issue_type,
    description: storableText(suggestion.description),
    reasoning: storableText(suggestion.reasoning),
    confidence: suggestion.confidence,
    original_content: storableText(suggestion.original_content),
    suggested_content: storableText(suggestion.suggested_content),
    diff: storableText(suggestion.diff),
  };
}
