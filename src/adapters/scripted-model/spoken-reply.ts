import type { ScriptedCall } from './read-call.ts';
import type { Reply } from './script.ts';

/** A scripted reply with everything an answer needs. */
export type SpokenReply = {
  readonly id: string;
  readonly createdAt: number;
  readonly text: string;
  readonly refusal: string | null;
  readonly toolCalls: readonly { readonly id: string; readonly name: string; readonly input: string }[];
  readonly finish: Reply['finish'];
  readonly usage: { readonly input: number; readonly output: number; readonly cached: number };
};

export type ServerEvent = { readonly name?: string; readonly data: unknown };

/** The same answer whole and as a stream. */
export type Answer = { readonly json: unknown; readonly events: readonly ServerEvent[] };

const CHARACTERS_PER_TOKEN = 4;
const PIECE = 12;

export function speakReply(reply: Reply, call: ScriptedCall, number: number): SpokenReply {
  const text = reply.text ?? (reply.json === undefined ? '' : JSON.stringify(reply.json));
  const { usage } = reply;
  return {
    id: `scripted-${number}`,
    createdAt: 0,
    text,
    refusal: reply.refusal ?? null,
    toolCalls: (reply.tool_calls ?? []).map((tool, index) => ({
      id: `call-${number}-${index + 1}`,
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

export function inPieces(text: string): string[] {
  return Array.from({ length: Math.ceil(text.length / PIECE) }, (_, index) =>
    text.slice(index * PIECE, (index + 1) * PIECE),
  );
}

function countTokens(text: string): number {
  return Math.ceil(text.length / CHARACTERS_PER_TOKEN);
}
