import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { formatChatResponse } from '../../src/adapters/scripted-model/format-chat-response.ts';
import { replyTo } from './problem-text.ts';
import type { ServiceCount, ServiceOptions } from './service-options.ts';

// A model service with fixed replies, in its own process: `node serve-model.ts '{"latencyMs": 200}' [port]`. Proofs and
// benchmarks use it to measure a client under latency and rate limiting, without cost.

const options: ServiceOptions = JSON.parse(process.argv[2] ?? '{"latencyMs": 200}');
/** A response that was sent within this time may not have reached the client yet, so it counts as in flight. */
const DELIVERY_MS = 100;

const arrivals: number[] = [];
const requestHashes = new Set<string>();
const sentAt: number[] = [];
let [answered, refused, repeated, running, maxInFlight] = [0, 0, 0, 0, 0];
/** When rate limiting ends; 0 before it has begun. */
let refuseUntil = 0;

type Message = { readonly role: string; readonly content: string | readonly { readonly text?: string }[] };

const server = createServer((request, response) => {
  void serve(request, response);
});

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const receivedAt = performance.now();
  const body = await readBody(request);
  arrivals.push(Date.now());
  if (isRefusing()) return refuse(response);
  const requestHash = createHash('sha256').update(body).digest('base64');
  if (requestHashes.has(requestHash)) repeated++;
  requestHashes.add(requestHash);
  maxInFlight = Math.max(maxInFlight, ++running);
  const reply = createResponse(body);
  await sleep(Math.max(0, Math.ceil(receivedAt + options.latencyMs - performance.now())));
  running--;
  if (response.destroyed) return;
  answered++;
  sentAt.push(Date.now());
  response.setHeader('content-type', 'application/json').end(reply);
}

function isRefusing(): boolean {
  const { rateLimiting } = options;
  if (rateLimiting === undefined) return false;
  if (refuseUntil === 0 && arrivals.length >= rateLimiting.atCall)
    refuseUntil = Date.now() + rateLimiting.forMs;
  return Date.now() < refuseUntil;
}

function refuse(response: ServerResponse): void {
  refused++;
  response.setHeader('retry-after', String(options.rateLimiting?.retryAfterSeconds ?? 1));
  response.writeHead(429, { 'content-type': 'application/json' });
  response.end('{"error":{"message":"too many requests"}}');
}

function createResponse(body: string): string {
  const { model, messages }: { model: string; messages: Message[] } = JSON.parse(body);
  const isInstruction = ({ role }: Message): boolean => role === 'system' || role === 'developer';
  const instructions = messages.filter(isInstruction);
  const otherMessages = messages.filter((message) => !isInstruction(message));
  const text = replyTo(joinTexts(instructions), joinTexts(otherMessages));
  const usage = { input: Math.ceil(body.length / 4), output: Math.ceil(text.length / 4), cached: 0 };
  const completion = { id: `c${arrivals.length}`, createdAt: 0, text, refusal: null, toolCalls: [], usage };
  return JSON.stringify(formatChatResponse({ ...completion, finish: 'stop' }, model).json);
}

function joinTexts(messages: readonly Message[]): string {
  return messages
    .map(({ content }) =>
      typeof content === 'string' ? content : content.map(({ text = '' }) => text).join('\n'),
    )
    .join('\n');
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

function createCount(): ServiceCount {
  const deliveredBefore = Date.now() - DELIVERY_MS;
  const delivered = sentAt.findLastIndex((at) => at < deliveredBefore) + 1;
  const beingDelivered = sentAt.length - delivered;
  const inFlight = running + beingDelivered;
  return { answered, refused, repeated, inFlight, maxInFlight, lastAnswerAt: sentAt.at(-1) ?? 0, arrivals };
}

process.on('message', () => process.send?.(createCount()));
process.on('disconnect', () => process.exit());
server.listen(Number(process.argv[3] ?? 0), '127.0.0.1', () => {
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/v1`;
  if (process.send === undefined) console.log(`export OPENAI_BASE_URL=${url} VBAGENT_MODEL=scripted`);
  else process.send(url);
});
