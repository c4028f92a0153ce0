import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ScriptedCall } from './read-call.ts';
import type { Step } from './script.ts';
import { type ServerEvent, speakReply } from './spoken-reply.ts';
import { writeChatAnswer } from './write-chat-answer.ts';
import { writeResponsesAnswer } from './write-responses-answer.ts';

export type Performance = { readonly step: Step; readonly call: ScriptedCall; readonly number: number };

/** Does to one call what the script says. */
export async function performStep(response: ServerResponse, performance: Performance): Promise<void> {
  const { step } = performance;
  if (step.delayMs !== undefined) await sleep(step.delayMs);
  if (step.hang) return;
  if (step.fail) sendFailure(response, step.fail);
  else if (step.garbage !== undefined) sendGarbage(response, performance, step.garbage);
  else if (performance.call.stream) await sendStream(response, performance);
  else sendWhole(response, performance);
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function sendFailure(response: ServerResponse, fail: NonNullable<Step['fail']>): void {
  const { status, retryAfter, body } = fail;
  if (retryAfter !== undefined) response.setHeader('retry-after', String(retryAfter));
  sendJson(response, status, body ?? { error: { message: `scripted failure ${status}`, type: 'scripted' } });
}

function sendGarbage(response: ServerResponse, { call }: Performance, text: string): void {
  const type = call.stream ? 'text/event-stream' : 'application/json';
  response.writeHead(200, { 'content-type': type }).end(text);
}

function answerOf({ step, call, number }: Performance): ReturnType<typeof writeChatAnswer> {
  const reply = speakReply(step.reply ?? { text: '', finish: 'stop' }, call, number);
  return call.api === 'chat' ? writeChatAnswer(reply, call.model) : writeResponsesAnswer(reply, call.model);
}

function sendWhole(response: ServerResponse, performance: Performance): void {
  const body = JSON.stringify(answerOf(performance).json);
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  if (!performance.step.cut) response.end(body);
  else response.write(body.slice(0, body.length / 2), () => response.destroy());
}

async function sendStream(response: ServerResponse, performance: Performance): Promise<void> {
  const { step } = performance;
  const { events } = answerOf(performance);
  const early = step.cut || step.endEarly;
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const event of early ? events.slice(0, events.length / 2) : events) {
    if (response.destroyed) return;
    response.write(frameOf(event));
    if (step.drip) await sleep(step.drip.everyMs);
  }
  if (step.cut) response.write(': cut\n\n', () => response.destroy());
  else response.end();
}

function frameOf({ name, data }: ServerEvent): string {
  const body = typeof data === 'string' ? data : JSON.stringify(data);
  return `${name === undefined ? '' : `event: ${name}\n`}data: ${body}\n\n`;
}
