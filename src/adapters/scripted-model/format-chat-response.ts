import { type CompleteReply, type ServiceResponse, splitText } from './complete-reply.ts';

/** Formats a reply for the Chat Completions API. */
export function formatChatResponse(reply: CompleteReply, model: string): ServiceResponse {
  const head = { id: reply.id, created: reply.createdAt, model };
  const calls = reply.toolCalls.map(({ id, name, input }) => ({
    id,
    type: 'function',
    function: { name, arguments: input },
  }));
  const message = {
    role: 'assistant',
    content: reply.toolCalls.length > 0 || reply.refusal !== null ? null : reply.text,
    refusal: reply.refusal,
    ...(calls.length === 0 ? {} : { tool_calls: calls }),
  };
  const finish_reason = calls.length > 0 ? 'tool_calls' : reply.finish;
  const usage = {
    prompt_tokens: reply.usage.input,
    completion_tokens: reply.usage.output,
    total_tokens: reply.usage.input + reply.usage.output,
    prompt_tokens_details: { cached_tokens: reply.usage.cached },
  };
  const chunk = (choices: unknown[], more = {}): { data: unknown } => ({
    data: { ...head, object: 'chat.completion.chunk', choices, ...more },
  });
  const delta = (part: object): { data: unknown } => chunk([{ index: 0, delta: part, finish_reason: null }]);
  return {
    json: { ...head, object: 'chat.completion', choices: [{ index: 0, message, finish_reason }], usage },
    events: [
      delta({ role: 'assistant', content: '' }),
      ...splitText(reply.text).map((content) => delta({ content })),
      ...(reply.refusal === null ? [] : [delta({ refusal: reply.refusal })]),
      ...calls.map((call, index) => delta({ tool_calls: [{ index, ...call }] })),
      chunk([{ index: 0, delta: {}, finish_reason }]),
      chunk([], { usage }),
      { data: '[DONE]' },
    ],
  };
}
