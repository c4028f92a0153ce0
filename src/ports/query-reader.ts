import type { Position } from '../domain/span.ts';

// The expert queue accepts SQL queries besides exam questions. `src/domain/queue-item.ts` explains the names.

const queryIntents = [
  'filter',
  'aggregation',
  'join',
  'sort',
  'group_by',
  'subquery',
  'cte',
  'union',
] as const;
export type QueryIntent = (typeof queryIntents)[number];

export type Complexity = 'simple' | 'medium' | 'complex';

/** The result of parsing a query. */
export type QueryReading =
  | {
      readonly kind: 'read';
      readonly tables: readonly string[];
      /** The most characteristic feature; null for a plain listing of a table. */
      readonly intent: QueryIntent | null;
      readonly complexity: Complexity;
    }
  | { readonly kind: 'unreadable'; readonly message: string; readonly position?: Position };

/** Parses a query in the dialect of its provider; it is never executed. */
export type QueryReader = {
  /** Returns undefined for a provider whose query language is not supported. */
  read(providerId: string, query: string): Promise<QueryReading | undefined>;
  close(): Promise<void>;
};
