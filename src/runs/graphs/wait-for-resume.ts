import { interrupt } from '@langchain/langgraph';
import { parseResumeValue } from './parse-resume-value.ts';

/** The value of an interrupt: the tool call that the client must respond to. */
export type WaitingFor = { readonly type: string; readonly tool_call_id: string };

/**
 * Pauses the graph until the client resumes the thread, and returns the value the client sent. LangGraph runs the node
 * again from its start on resume, so the node must do nothing else.
 */
export function waitForResume(waitingFor: WaitingFor): unknown {
  return parseResumeValue(interrupt(waitingFor));
}
