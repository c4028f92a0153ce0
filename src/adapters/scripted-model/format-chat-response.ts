import { type CompleteReply, type ServiceResponse, splitText } from './complete-reply.ts';

/** Formats a reply for the Chat Completions API. */
export function formatChatResponse(reply: CompleteReply, model: string): ServiceResponse {
  const commonFields = { id: reply.id, created: reply.createdAt, model };
  const toolCalls = reply.toolCalls.map(({ id, name, input }) => ({
    id,
    type: 'function',
    function: { name, arguments: input },
  }));
  const message = {
    role: 'assistant',
    content: reply.toolCalls.length > 0 || reply.refusal !== null ? null : reply.text,
    refusal: reply.refusal,
    ...(toolCalls.length === 0 ? {} : { tool_calls: toolCalls }),
  };
  const finish_reason = toolCalls.length > 0 ? 'tool_calls' : reply.finish;
  const usage = {
    prompt_tokens: reply.usage.input,
    completion_tokens: reply.usage.output,
    total_tokens: reply.usage.input + reply.usage.output,
    prompt_tokens_details: { cached_tokens: reply.usage.cached },
  };
  const createChunk = (choices: unknown[], extraFields = {}): { data: unknown } => ({
    data: { ...commonFields, object: 'chat.completion.chunk', choices, ...extraFields },
  });
  const createDelta = (part: object): { data: unknown } =>
    createChunk([{ index: 0, delta: part, finish_reason: null }]);
  return {
    json: {
      ...commonFields,
      object: 'chat.completion',
      choices: [{ index: 0, message, finish_reason }],
      usage,
    },
    events: [
      createDelta({ role: 'assistant', content: '' }),
      ...splitText(reply.text).map((content) => createDelta({ content })),
      ...(reply.refusal === null ? [] : [createDelta({ refusal: reply.refusal })]),
      ...toolCalls.map((call, index) => createDelta({ tool_calls: [{ index, ...call }] })),
      createChunk([{ index: 0, delta: {}, finish_reason }]),
      createChunk([], { usage }),
      { data: '[DONE]' },
    ],
  };
}
