import { type CompleteReply, type ServerEvent, type ServiceResponse, splitText } from './complete-reply.ts';

/** Formats a reply for the Responses API. */
export function formatResponsesResponse(reply: CompleteReply, model: string): ServiceResponse {
  const isComplete = reply.finish === 'stop';
  const response = {
    id: reply.id,
    object: 'response',
    created_at: reply.createdAt,
    model,
    status: isComplete ? 'completed' : 'incomplete',
    error: null,
    incomplete_details: isComplete ? null : { reason: 'max_output_tokens' },
    output: formatOutput(reply),
    usage: {
      input_tokens: reply.usage.input,
      output_tokens: reply.usage.output,
      total_tokens: reply.usage.input + reply.usage.output,
      input_tokens_details: { cached_tokens: reply.usage.cached },
      output_tokens_details: { reasoning_tokens: 0 },
    },
  };
  const startedResponse = { ...response, status: 'in_progress', output: [], usage: null };
  return {
    json: response,
    events: [
      createEvent('response.created', { response: startedResponse }),
      ...splitText(reply.text).map((delta) =>
        createEvent('response.output_text.delta', {
          item_id: `${reply.id}-message`,
          output_index: 0,
          content_index: 0,
          delta,
        }),
      ),
      createEvent(isComplete ? 'response.completed' : 'response.incomplete', { response }),
    ],
  };
}

function createEvent(type: string, data: object): ServerEvent {
  return { name: type, data: { type, ...data } };
}

function formatOutput(reply: CompleteReply): unknown[] {
  if (reply.toolCalls.length > 0) {
    return reply.toolCalls.map(({ id, name, input }) => ({
      id: `fc-${id}`,
      type: 'function_call',
      call_id: id,
      name,
      arguments: input,
      status: 'completed',
    }));
  }
  const part =
    reply.refusal === null
      ? { type: 'output_text', text: reply.text, annotations: [] }
      : { type: 'refusal', refusal: reply.refusal };
  const message = { id: `${reply.id}-message`, type: 'message', role: 'assistant' };
  return [{ ...message, status: 'completed', content: [part] }];
}
