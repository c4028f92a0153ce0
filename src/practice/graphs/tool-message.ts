import { AIMessage, RemoveMessage } from '@langchain/core/messages';
import { REMOVE_ALL_MESSAGES } from '@langchain/langgraph';

type ToolCall = { readonly id: string; readonly name: string; readonly args: Record<string, unknown> };

/** Creates a message without text that calls a tool of the page, which shows it. */
export function createToolMessage({ id, name, args }: ToolCall): AIMessage {
  return new AIMessage({ id, content: '', tool_calls: [{ id, name, args, type: 'tool_call' }] });
}

/** Clears the messages at each new question, because every checkpoint stores all of them again. */
export function clearMessages(): RemoveMessage {
  return new RemoveMessage({ id: REMOVE_ALL_MESSAGES });
}
