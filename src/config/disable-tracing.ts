/**
 * Disables tracing in the agents package. It must be called before the package is loaded; otherwise the package sends traces
 * to OpenAI, even if another service is used.
 */
export function disableTracing(): void {
  process.env.OPENAI_AGENTS_DISABLE_TRACING = '1';
}
