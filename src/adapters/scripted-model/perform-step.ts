import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { completeReply, type ServerEvent } from './complete-reply.ts';
import { formatChatResponse } from './format-chat-response.ts';
import { formatResponsesResponse } from './format-responses-response.ts';
import type { ScriptedCall } from './read-call.ts';
import type { ScriptStep } from './script.ts';

type StepContext = { readonly step: ScriptStep; readonly call: ScriptedCall; readonly number: number };

/** Responds to one call as the step defines. */
export async function performStep(response: ServerResponse, context: StepContext): Promise<void> {
  const { step } = context;
  if (step.delayMs !== undefined) await sleep(step.delayMs);
  if (step.hang) return;
  if (step.fail) sendFailure(response, step.fail);
  else if (step.garbage !== undefined) sendGarbage(response, context, step.garbage);
  else if (context.call.stream) await sendStream(response, context);
  else sendCompleteReply(response, context);
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function sendFailure(response: ServerResponse, fail: NonNullable<ScriptStep['fail']>): void {
  const { status, retryAfter, body } = fail;
  if (retryAfter !== undefined) response.setHeader('retry-after', String(retryAfter));
  sendJson(response, status, body ?? { error: { message: `scripted failure ${status}`, type: 'scripted' } });
}

function sendGarbage(response: ServerResponse, { call }: StepContext, text: string): void {
  const type = call.stream ? 'text/event-stream' : 'application/json';
  response.writeHead(200, { 'content-type': type }).end(text);
}

function formatResponse({ step, call, number }: StepContext): ReturnType<typeof formatChatResponse> {
  const reply = completeReply(step.reply ?? { text: '', finish: 'stop' }, call, number);
  return call.api === 'chat'
    ? formatChatResponse(reply, call.model)
    : formatResponsesResponse(reply, call.model);
}

function sendCompleteReply(response: ServerResponse, context: StepContext): void {
  const body = JSON.stringify(formatResponse(context).json);
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  if (!context.step.cut) response.end(body);
  else response.write(body.slice(0, body.length / 2), () => response.destroy());
}

async function sendStream(response: ServerResponse, context: StepContext): Promise<void> {
  const { step } = context;
  const { events } = formatResponse(context);
  const endsEarly = step.cut || step.endEarly;
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const event of endsEarly ? events.slice(0, events.length / 2) : events) {
    if (response.destroyed) return;
    response.write(formatEvent(event));
    if (step.drip) await sleep(step.drip.everyMs);
  }
  if (step.cut) response.write(': cut\n\n', () => response.destroy());
  else response.end();
}

function formatEvent({ name, data }: ServerEvent): string {
  const body = typeof data === 'string' ? data : JSON.stringify(data);
  return `${name === undefined ? '' : `event: ${name}\n`}data: ${body}\n\n`;
}
