import type { ScriptedCall } from './read-call.ts';
import type { ScriptReply } from './script.ts';

/** A scripted reply with all fields of a response. */
export type CompleteReply = {
  readonly id: string;
  readonly createdAt: number;
  readonly text: string;
  readonly refusal: string | null;
  readonly toolCalls: readonly { readonly id: string; readonly name: string; readonly input: string }[];
  readonly finish: ScriptReply['finish'];
  readonly usage: { readonly input: number; readonly output: number; readonly cached: number };
};

export type ServerEvent = { readonly name?: string; readonly data: unknown };

/** The same response as one JSON document and as a stream of events. */
export type ServiceResponse = { readonly json: unknown; readonly events: readonly ServerEvent[] };

const CHARACTERS_PER_TOKEN = 4;
const TEXT_PIECE_LENGTH = 12;

/** Fills in the id, the tool call ids and the usage of a scripted reply. */
export function completeReply(reply: ScriptReply, call: ScriptedCall, callNumber: number): CompleteReply {
  const text = reply.text ?? (reply.json === undefined ? '' : JSON.stringify(reply.json));
  const { usage } = reply;
  return {
    id: `scripted-${callNumber}`,
    createdAt: 0,
    text,
    refusal: reply.refusal ?? null,
    toolCalls: (reply.tool_calls ?? []).map((tool, index) => ({
      id: `call-${callNumber}-${index + 1}`,
      name: tool.name,
      input: JSON.stringify(tool.arguments),
    })),
    finish: reply.finish,
    usage: {
      input: usage?.input_tokens ?? countTokens(`${call.system}${call.user}`),
      output: usage?.output_tokens ?? countTokens(text),
      cached: usage?.cached_tokens ?? 0,
    },
  };
}

/** Splits the text of a streamed reply into pieces. */
export function splitText(text: string): string[] {
  return Array.from({ length: Math.ceil(text.length / TEXT_PIECE_LENGTH) }, (_, index) =>
    text.slice(index * TEXT_PIECE_LENGTH, (index + 1) * TEXT_PIECE_LENGTH),
  );
}

function countTokens(text: string): number {
  return Math.ceil(text.length / CHARACTERS_PER_TOKEN);
}
