import { type LearnerResponse, serialiseResponse } from '../../domain/learner-response.ts';
import { parsePartPath } from '../../domain/part-path.ts';
import { parseResumeValue } from '../../runs/graphs/parse-resume-value.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The response to an interrupt that presents a question. */
type AnswerResponse =
  | { readonly kind: 'answer'; readonly text: string }
  /** `part` is the path of the part that the hint is for; undefined for a hint to the whole question. */
  | { readonly kind: 'hint'; readonly part: string | undefined }
  /** The learner requests another question without answering this one. */
  | { readonly kind: 'other' }
  /** Not a response to this question, for example a response to an earlier interrupt. The graph interrupts again. */
  | { readonly kind: 'none' };

/** The question that waits for an answer. */
type AskedQuestion = {
  readonly toolCallId: string;
  /** The paths of its parts; empty for a question without parts. */
  readonly paths: readonly string[];
};

/**
 * Reads `{user_answer}`, `{hint: true}` with or without `part`, `{something_else: true}`, or an answer alone; never throws. An answer is a text, or an
 * object with a text for each part, which is returned as JSON.
 */
export function readAnswer(resume: unknown, { toolCallId, paths }: AskedQuestion): AnswerResponse {
  if (isText(resume)) return { kind: 'answer', text: String(resume) };
  if (!isFields(resume) || isForAnotherCall(resume, toolCallId)) return { kind: 'none' };
  if (resume.something_else === true) return { kind: 'other' };
  if (resume.hint === true) return { kind: 'hint', part: readPath(resume.part, paths) };
  const keys = Object.keys(resume);
  const isBareAnswer = keys.length > 0 && keys.every((key) => readPath(key, paths));
  const response = toResponse(isBareAnswer ? resume : resume.user_answer);
  return response === undefined ? { kind: 'none' } : { kind: 'answer', text: serialiseResponse(response) };
}

/** Reads the path of a part, such as `b.i` or `b(i)`; undefined if the question has no such part. */
function readPath(typed: unknown, paths: readonly string[]): string | undefined {
  const path = typeof typed === 'string' ? parsePartPath(typed) : undefined;
  return path !== undefined && paths.includes(path) ? path : undefined;
}

/** Reads a text, a number, or an object with one of them for each part; undefined for anything else. */
function toResponse(answer: unknown): LearnerResponse | undefined {
  if (isText(answer)) return String(answer);
  if (!isFields(answer)) return undefined;
  const texts = Object.entries(answer).map(([path, text]) => [path, text ?? ''] as const);
  if (!texts.every(([, text]) => isText(text))) return undefined;
  return Object.fromEntries(texts.map(([path, text]) => [path, String(text)]));
}

/** Reads the answers by question id from `{responses}`; undefined when there are none. */
export function readResponses(resume: unknown, toolCallId: string): Record<string, string> | undefined {
  if (!isFields(resume) || isForAnotherCall(resume, toolCallId)) return undefined;
  const responses = parseResumeValue(resume.responses);
  if (!isFields(responses)) return undefined;
  return Object.fromEntries(Object.entries(responses).map(([id, answer]) => [id, toAnswerText(answer)]));
}

/** Converts an answer to text; an answer with a text for each part becomes its JSON. Any other value is not an answer. */
function toAnswerText(answer: unknown): string {
  return serialiseResponse(toResponse(answer) ?? '');
}

/**
 * Reads a boolean such as `{continue: true}`. Returns true when the field is missing, as the requirement document `sqa-graphs` requires,
 * and undefined when the response is for another interrupt.
 */
export function readDecision(resume: unknown, name: string, toolCallId: string): boolean | undefined {
  if (typeof resume === 'boolean') return resume;
  if (!isFields(resume) || isForAnotherCall(resume, toolCallId)) return undefined;
  const decision = resume[name];
  if (decision === undefined) return 'user_answer' in resume || 'responses' in resume ? undefined : true;
  return typeof decision === 'boolean' ? decision : undefined;
}

/**
 * Reads the marks that a learner gives themselves, `{self_marks: {"2": true, "3": false}}`: the numbers of steps, and whether the
 * answer earns them. Returns undefined if the response has none, or is for another interrupt.
 */
export function readSelfMarks(resume: unknown, toolCallId: string): ReadonlyMap<number, boolean> | undefined {
  if (!isFields(resume) || isForAnotherCall(resume, toolCallId)) return undefined;
  const decisions = parseResumeValue(resume.self_marks);
  if (!isFields(decisions)) return undefined;
  return new Map(
    Object.entries(decisions).flatMap(([n, earned]) =>
      /^\d{1,4}$/u.test(n) && typeof earned === 'boolean' ? [[Number(n), earned] as const] : [],
    ),
  );
}

/** True when the response sets an additional flag, such as `{try_similar: true}`. */
export function isFlagSet(resume: unknown, name: string): boolean {
  return isFields(resume) && resume[name] === true;
}

/** Checks the optional tool call id of a response, so that a repeated response does not count for the next question. */
function isForAnotherCall({ tool_call_id: id }: Fields, toolCallId: string): boolean {
  return id !== undefined && id !== toolCallId;
}

function isText(value: unknown): value is string | number {
  return typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value));
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
