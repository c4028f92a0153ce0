import { interrupt } from '@langchain/langgraph';

/** The value of an interrupt: the tool call that the client must respond to. */
export type WaitingFor = { readonly type: string; readonly tool_call_id: string };

/**
 * Pauses the graph until the client resumes the thread, and returns the value the client sent. LangGraph runs the node
 * again from its start on resume, so the node must do nothing else.
 */
export function waitForResume(waiting: WaitingFor): unknown {
  return parseResume(interrupt(waiting));
}

/** Some clients send an object as JSON text: it is parsed here, and nowhere else. Any other text is returned as it is. */
export function parseResume(resume: unknown): unknown {
  if (typeof resume !== 'string') return resume;
  try {
    const parsed: unknown = JSON.parse(resume);
    return typeof parsed === 'object' && parsed !== null ? parsed : resume;
  } catch {
    return resume;
  }
}
