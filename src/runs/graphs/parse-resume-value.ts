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
