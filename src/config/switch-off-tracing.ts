/** The agents package sends traces to OpenAI, whatever service is asked, unless this is set before it is loaded. */
export function switchOffTracing(): void {
  process.env.OPENAI_AGENTS_DISABLE_TRACING = '1';
}
