type Fields = Readonly<Record<string, unknown>>;

/** What the answer to an interrupt says of an answer to a question. */
export type AnswerGiven =
  | { readonly kind: 'answer'; readonly text: string }
  | { readonly kind: 'hint' }
  /** Nothing that answers this question, such as what was meant for an earlier interrupt: ask again. */
  | { readonly kind: 'none' };

/** Reads `{user_answer}`, its JSON, or the bare answer; never throws. */
export function readAnswer(given: unknown, toolCallId: string): AnswerGiven {
  const fields = fieldsOf(given);
  if (fields === undefined) return isText(given) ? { kind: 'answer', text: String(given) } : { kind: 'none' };
  if (isForAnother(fields, toolCallId)) return { kind: 'none' };
  if (fields.hint === true) return { kind: 'hint' };
  return isText(fields.user_answer) ? { kind: 'answer', text: String(fields.user_answer) } : { kind: 'none' };
}

/** Reads `{responses}`; undefined when there are none to read. */
export function readResponses(given: unknown, toolCallId: string): Record<string, string> | undefined {
  const fields = fieldsOf(given);
  if (fields === undefined || isForAnother(fields, toolCallId)) return undefined;
  const responses = fieldsOf(fields.responses);
  if (responses === undefined) return undefined;
  return Object.fromEntries(Object.entries(responses).map(([id, answer]) => [id, textOf(answer)]));
}

/** What is no text is marked as it stands, rather than lost. */
function textOf(answer: unknown): string {
  if (answer === null || answer === undefined) return '';
  return isText(answer) ? String(answer) : JSON.stringify(answer);
}

/**
 * Reads a yes or no such as `{continue: true}`; without the field it is yes, as the specification says. Undefined when
 * the answer was meant for another interrupt.
 */
export function readDecision(given: unknown, name: string, toolCallId: string): boolean | undefined {
  if (typeof given === 'boolean') return given;
  const fields = fieldsOf(given);
  if (fields === undefined || isForAnother(fields, toolCallId)) return undefined;
  const decision = fields[name];
  if (decision === undefined) return 'user_answer' in fields || 'responses' in fields ? undefined : true;
  return typeof decision === 'boolean' ? decision : undefined;
}

/** True when the answer asks for something besides. */
export function wants(given: unknown, name: string): boolean {
  return fieldsOf(given)?.[name] === true;
}

/** Who names the call he answers is held to it, so that an answer sent twice is not taken for the next one. */
function isForAnother({ tool_call_id: id }: Fields, toolCallId: string): boolean {
  return id !== undefined && id !== toolCallId;
}

function isText(value: unknown): value is string | number {
  return typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value));
}

function fieldsOf(given: unknown): Fields | undefined {
  const read = typeof given === 'string' ? parse(given) : given;
  return isFields(read) ? read : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
