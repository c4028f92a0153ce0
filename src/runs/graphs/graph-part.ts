/** What LangGraph streams: in which subgraph, in which of its modes, and what. */
export type Chunk = { readonly ns: readonly string[]; readonly mode: string; readonly payload: unknown };

/** What a watcher is told. */
export type GraphPart = { readonly type: string; readonly data: unknown };
