import type { Selectable } from 'kysely';
import { z } from 'zod';
import { ReviewSession } from '../../../domain/spot-check.ts';
import { StoredSuggestion } from '../../../domain/suggestion.ts';
import type { Decision, SpotCheck, SpotCheckSession } from '../../../ports/spot-check-store.ts';
import type {
  ReviewSessionsTable,
  SpotCheckDecisionsTable,
  SpotChecksTable,
  SuggestionsTable,
} from '../schema/spot-check-schema.ts';

export function toSuggestion(row: Selectable<SuggestionsTable>): StoredSuggestion {
  return StoredSuggestion.parse({ ...row, certain: row.certain === 1, edited: row.edited === 1 });
}

const Plan = z.object({ kind: z.enum(['sample', 'sweep']), problemIds: z.array(z.string()) });

export function toSession(row: Selectable<ReviewSessionsTable>): SpotCheckSession {
  return { ...ReviewSession.parse(row), root: row.root, plan: Plan.parse(JSON.parse(row.plan)) };
}

const Comments = z.array(z.string());
const Outcome = z.enum(['passed', 'suggestions', 'comments', 'failed']);

export function toSpotCheck(row: Selectable<SpotChecksTable>): SpotCheck {
  return {
    sessionId: row.session_id,
    root: row.root,
    problemId: row.problem_id,
    contentHash: row.content_hash,
    outcome: Outcome.parse(row.outcome),
    comments: Comments.parse(JSON.parse(row.comments)),
    dropped: row.dropped,
    at: row.at,
  };
}

const Action = z.enum(['approve', 'reject', 'skip']);

export function toDecision(row: Selectable<SpotCheckDecisionsTable>): Decision {
  return {
    id: row.seq,
    sessionId: row.session_id,
    suggestionId: row.suggestion_id,
    action: Action.parse(row.action),
    at: row.at,
    applied: row.applied === 1,
    undone: row.undone === 1,
  };
}
