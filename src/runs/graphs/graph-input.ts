import type { Destination, GraphCommand, GraphRequest } from './graph-request.ts';

/** What LangGraph is handed: a command, an input, or null to go on. */
export async function graphInputOf({ command, input }: GraphRequest): Promise<unknown> {
  return command === undefined ? (input ?? null) : commandOf(command);
}

async function commandOf({ resume, update, goto }: GraphCommand): Promise<unknown> {
  const { Command, Send } = await import('@langchain/langgraph');
  const aim = (to: Destination) => (typeof to === 'string' ? to : new Send(to.node, to.input));
  return new Command({
    ...(resume !== undefined && { resume: readResume(resume) }),
    ...(update !== undefined && { update: copyUpdate(update) }),
    ...(goto !== undefined && { goto: (isList(goto) ? goto : [goto]).map(aim) }),
  });
}

function isList(goto: Destination | readonly Destination[]): goto is readonly Destination[] {
  return Array.isArray(goto);
}

function copyUpdate(
  update: NonNullable<GraphCommand['update']>,
): Record<string, unknown> | [string, unknown][] {
  return Array.isArray(update)
    ? update.map(([name, value]): [string, unknown] => [name, value])
    : { ...update };
}

/** Some clients send the JSON text of an object in its place; any other text is an answer as it stands. */
export function readResume(resume: unknown): unknown {
  if (typeof resume !== 'string') return resume;
  try {
    const read: unknown = JSON.parse(resume);
    return typeof read === 'object' && read !== null ? read : resume;
  } catch {
    return resume;
  }
}
