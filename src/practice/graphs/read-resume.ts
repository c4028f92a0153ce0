import { parseResumeValue } from '../../runs/graphs/wait-for-resume.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The response to an interrupt that presents a question. */
type AnswerResponse =
  | { readonly kind: 'answer'; readonly text: string }
  | { readonly kind: 'hint' }
  /** Not a response to this question, for example a response to an earlier interrupt. The graph interrupts again. */
  | { readonly kind: 'none' };

/** Reads `{user_answer}`, `{hint: true}`, or an answer without an object; never throws. */
export function readAnswer(resume: unknown, toolCallId: string): AnswerResponse {
  if (isText(resume)) return { kind: 'answer', text: String(resume) };
  if (!isFields(resume) || isForAnotherCall(resume, toolCallId)) return { kind: 'none' };
  if (resume.hint === true) return { kind: 'hint' };
  return isText(resume.user_answer) ? { kind: 'answer', text: String(resume.user_answer) } : { kind: 'none' };
}

/** Reads the answers by question id from `{responses}`; undefined when there are none. */
export function readResponses(resume: unknown, toolCallId: string): Record<string, string> | undefined {
  if (!isFields(resume) || isForAnotherCall(resume, toolCallId)) return undefined;
  const responses = parseResumeValue(resume.responses);
  if (!isFields(responses)) return undefined;
  return Object.fromEntries(Object.entries(responses).map(([id, answer]) => [id, toAnswerText(answer)]));
}

/** Converts an answer to text; a value that is neither text nor a number becomes its JSON. */
function toAnswerText(answer: unknown): string {
  if (answer === null || answer === undefined) return '';
  return isText(answer) ? String(answer) : JSON.stringify(answer);
}

/**
 * Reads a boolean such as `{continue: true}`. Returns true when the field is missing, as the SQA specification requires,
 * and undefined when the response is for another interrupt.
 */
export function readDecision(resume: unknown, name: string, toolCallId: string): boolean | undefined {
  if (typeof resume === 'boolean') return resume;
  if (!isFields(resume) || isForAnotherCall(resume, toolCallId)) return undefined;
  const decision = resume[name];
  if (decision === undefined) return 'user_answer' in resume || 'responses' in resume ? undefined : true;
  return typeof decision === 'boolean' ? decision : undefined;
}

/** True when the response sets an additional flag, such as `{try_similar: true}`. */
export function isFlagSet(resume: unknown, name: string): boolean {
  return isFields(resume) && resume[name] === true;
}

/** Checks the optional tool call id of a response. It prevents that a repeated response counts for the next question. */
function isForAnotherCall({ tool_call_id: id }: Fields, toolCallId: string): boolean {
  return id !== undefined && id !== toolCallId;
}

function isText(value: unknown): value is string | number {
  return typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value));
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
