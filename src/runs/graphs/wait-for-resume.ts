import { interrupt } from '@langchain/langgraph';

/** The value of an interrupt: the tool call that the client must respond to. */
export type WaitingFor = { readonly type: string; readonly tool_call_id: string };

/**
 * Pauses the graph until the client resumes the thread, and returns the value the client sent. LangGraph runs the node
 * again from its start on resume, so the node must do nothing else.
 */
export function waitForResume(waitingFor: WaitingFor): unknown {
  return parseResumeValue(interrupt(waitingFor));
}

/** Parses the value with which a client resumes a graph, if it is the JSON text of an object. Any other value is returned unchanged. */
export function parseResumeValue(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    const parsed: unknown = JSON.parse(value);
    return typeof parsed === 'object' && parsed !== null ? parsed : value;
  } catch {
    // Not JSON: the text itself is the answer.
    return value;
  }
}
