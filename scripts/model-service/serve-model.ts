import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { writeChatAnswer } from '../../src/adapters/scripted-model/write-chat-answer.ts';
import { replyTo } from './problem-text.ts';
import type { ServiceCount, ServiceOptions } from './service-options.ts';

// A model service in a process of its own: `node serve-model.ts '{"latencyMs": 200}' [port]`.

const options: ServiceOptions = JSON.parse(process.argv[2] ?? '{"latencyMs": 200}');
/** An answer may be on its way for so long before the client has it. */
const ON_ITS_WAY_MS = 100;

const arrivals: number[] = [];
const seen = new Set<string>();
const leaving: number[] = [];
let [answered, refused, repeated, underWay, mostInFlight, stormEnds] = [0, 0, 0, 0, 0, 0];

type Message = { readonly role: string; readonly content: string | readonly { readonly text?: string }[] };

const server = createServer((request, response) => {
  void serve(request, response);
});

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const cameAt = performance.now();
  const body = await bodyOf(request);
  arrivals.push(Date.now());
  if (isStorm()) return refuse(response);
  const key = createHash('sha256').update(body).digest('base64');
  if (seen.has(key)) repeated++;
  seen.add(key);
  mostInFlight = Math.max(mostInFlight, ++underWay);
  const answer = answerTo(body);
  await sleep(Math.max(0, Math.ceil(cameAt + options.latencyMs - performance.now())));
  underWay--;
  if (response.destroyed) return;
  answered++;
  leaving.push(Date.now());
  response.setHeader('content-type', 'application/json').end(answer);
}

function isStorm(): boolean {
  const { storm } = options;
  if (storm === undefined) return false;
  if (stormEnds === 0 && arrivals.length >= storm.atCall) stormEnds = Date.now() + storm.forMs;
  return Date.now() < stormEnds;
}

function refuse(response: ServerResponse): void {
  refused++;
  response.setHeader('retry-after', String(options.storm?.retryAfterSeconds ?? 1));
  response.writeHead(429, { 'content-type': 'application/json' });
  response.end('{"error":{"message":"too many requests"}}');
}

function answerTo(body: string): string {
  const { model, messages }: { model: string; messages: Message[] } = JSON.parse(body);
  const textOf = (brief: boolean): string =>
    messages
      .filter(({ role }) => (role === 'system' || role === 'developer') === brief)
      .map(({ content }) =>
        typeof content === 'string' ? content : content.map(({ text = '' }) => text).join('\n'),
      )
      .join('\n');
  const text = replyTo(textOf(true), textOf(false));
  const usage = { input: Math.ceil(body.length / 4), output: Math.ceil(text.length / 4), cached: 0 };
  const spoken = { id: `c${arrivals.length}`, createdAt: 0, text, refusal: null, toolCalls: [], usage };
  return JSON.stringify(writeChatAnswer({ ...spoken, finish: 'stop' }, model).json);
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

function count(): ServiceCount {
  const moment = Date.now() - ON_ITS_WAY_MS;
  const onTheirWay = leaving.length - leaving.findLastIndex((at) => at < moment) - 1;
  const inFlight = underWay + onTheirWay;
  return { answered, refused, repeated, inFlight, mostInFlight, lastAnswerAt: leaving.at(-1) ?? 0, arrivals };
}

process.on('message', () => process.send?.(count()));
process.on('disconnect', () => process.exit());
server.listen(Number(process.argv[3] ?? 0), '127.0.0.1', () => {
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/v1`;
  if (process.send === undefined) console.log(`export OPENAI_BASE_URL=${url} VBAGENT_MODEL=scripted`);
  else process.send(url);
});
