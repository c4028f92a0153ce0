import type { Position } from '../domain/span.ts';

export const queryIntents = [
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

export type QueryReading =
  | {
      readonly kind: 'read';
      readonly tables: readonly string[];
      /** The most telling feature; null for a bare list of a table. */
      readonly intent: QueryIntent | null;
      readonly complexity: Complexity;
    }
  | { readonly kind: 'unreadable'; readonly message: string; readonly position?: Position };

/** Reads a query in the dialect of its provider, and never runs it. */
export type QueryReader = {
  /** Answers undefined for a provider whose language nobody here reads. */
  read(providerId: string, query: string): Promise<QueryReading | undefined>;
  close(): Promise<void>;
};
