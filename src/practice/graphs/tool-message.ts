import { AIMessage, RemoveMessage } from '@langchain/core/messages';
import { REMOVE_ALL_MESSAGES } from '@langchain/langgraph';

export type ToolCall = { readonly id: string; readonly name: string; readonly args: Record<string, unknown> };

/** What a page shows: a message without words that calls one of its tools. */
export function toolMessage({ id, name, args }: ToolCall): AIMessage {
  return new AIMessage({ id, content: '', tool_calls: [{ id, name, args, type: 'tool_call' }] });
}

/** The state stores its messages again at each change, so a new question begins a new list. */
export function forgetMessages(): RemoveMessage {
  return new RemoveMessage({ id: REMOVE_ALL_MESSAGES });
}

/** What an interrupt says of what it waits for. */
export type WaitingFor = { readonly type: string; readonly tool_call_id: string };
