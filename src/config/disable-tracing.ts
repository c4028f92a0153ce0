/** Disables tracing. Unless this is set before the agents package is loaded, it sends traces to OpenAI, whichever service is used. */
export function disableTracing(): void {
  process.env.OPENAI_AGENTS_DISABLE_TRACING = '1';
}
