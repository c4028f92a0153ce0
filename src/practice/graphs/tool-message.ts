import { AIMessage, RemoveMessage } from '@langchain/core/messages';
import { REMOVE_ALL_MESSAGES } from '@langchain/langgraph';

type ToolCall = { readonly id: string; readonly name: string; readonly args: Record<string, unknown> };

/** Creates a message that calls a tool of the web page; the page shows the arguments. */
export function createToolMessage({ id, name, args }: ToolCall): AIMessage {
  return new AIMessage({ id, content: '', tool_calls: [{ id, name, args, type: 'tool_call' }] });
}

/** Creates the command that clears the messages. Each new question uses it, because every checkpoint stores all messages again. */
export function clearMessages(): RemoveMessage {
  return new RemoveMessage({ id: REMOVE_ALL_MESSAGES });
}
