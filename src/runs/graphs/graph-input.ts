import type { Destination, GraphCommand, GraphRequest } from './graph-request.ts';

/** Creates the input for LangGraph: a command, an input, or null to continue from the current state. */
export async function createGraphInput({ command, input }: GraphRequest): Promise<unknown> {
  return command === undefined ? (input ?? null) : createCommand(command);
}

async function createCommand({ resume, update, goto }: GraphCommand): Promise<unknown> {
  const { Command, Send } = await import('@langchain/langgraph');
  const toTarget = (to: Destination) => (typeof to === 'string' ? to : new Send(to.node, to.input));
  return new Command({
    ...(resume !== undefined && { resume }),
    ...(update !== undefined && { update: copyUpdate(update) }),
    ...(goto !== undefined && { goto: (isList(goto) ? goto : [goto]).map(toTarget) }),
  });
}

function isList(goto: Destination | readonly Destination[]): goto is readonly Destination[] {
  return Array.isArray(goto);
}

/** A mutable copy, because LangGraph's type does not accept a readonly one. */
function copyUpdate(
  update: NonNullable<GraphCommand['update']>,
): Record<string, unknown> | [string, unknown][] {
  return Array.isArray(update)
    ? update.map(([name, value]): [string, unknown] => [name, value])
    : { ...update };
}
