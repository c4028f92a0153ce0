import type { Destination, GraphCommand, GraphRequest } from './graph-request.ts';

/** Creates the input for LangGraph: a command, an input, or null to continue from the current state. */
export async function createGraphInput({ command, input }: GraphRequest): Promise<unknown> {
  return command === undefined ? (input ?? null) : createCommand(command);
}

async function createCommand({ resume, update, goto }: GraphCommand): Promise<unknown> {
  const { Command, Send } = await import('@langchain/langgraph');
  const toTarget = (destination: Destination) =>
    typeof destination === 'string' ? destination : new Send(destination.node, destination.input);
  return new Command({
    ...(resume !== undefined && { resume }),
    ...(update !== undefined && { update: copyUpdate(update) }),
    ...(goto !== undefined && { goto: (isList(goto) ? goto : [goto]).map(toTarget) }),
  });
}

function isList(goto: Destination | readonly Destination[]): goto is readonly Destination[] {
  return Array.isArray(goto);
}

/** Copies an update to a mutable value, because the type of LangGraph does not accept a readonly one. */
function copyUpdate(
  update: NonNullable<GraphCommand['update']>,
): Record<string, unknown> | [string, unknown][] {
  return Array.isArray(update)
    ? update.map(([name, value]): [string, unknown] => [name, value])
    : { ...update };
}
