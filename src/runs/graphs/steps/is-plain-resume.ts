import type { GraphRequest } from '../graph-request.ts';

/** Options that change how LangGraph runs a graph. */
const OPTIONS = [
  ...(['checkpoint', 'configurable', 'tags', 'recursionLimit', 'context'] as const),
  ...(['interruptBefore', 'interruptAfter'] as const),
];

/** Checks whether a request only resumes its thread, and nobody follows its steps. */
export function isPlainResume(request: GraphRequest): boolean {
  const { modes, subgraphs, metadata, durability, command } = request;
  return (
    modes.length === 0 &&
    !subgraphs &&
    Object.keys(metadata).length === 0 &&
    (durability === undefined || durability === 'exit') &&
    OPTIONS.every((option) => request[option] === undefined) &&
    command?.update === undefined &&
    command?.goto === undefined &&
    isPlainValue(command?.resume)
  );
}

/** Checks that LangGraph would not read the value as a map of interrupt ids to values. */
function isPlainValue(resume: unknown): boolean {
  if (resume === undefined || resume === null) return false;
  return typeof resume !== 'object' || !Object.keys(resume).every((key) => /^[0-9a-f]{32}$/.test(key));
}
