/** What recomputing the solution of a question found. */
export type Working = { readonly equalities: number; readonly unread: number };
