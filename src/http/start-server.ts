import { createServer, type Server, STATUS_CODES } from 'node:http';
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { asFault, Fault } from '../domain/fault.ts';
import type { Clock } from '../ports/clock.ts';
import { errorAnswerOf } from './error-answer.ts';
import { Refusal } from './refusal.ts';

export type ServerLimits = {
  /** To send the headers, and to send everything; slower clients are cut off. */
  readonly headersMs: number;
  readonly requestMs: number;
  /** How often slow clients are looked for. */
  readonly checkMs: number;
  readonly keepAliveMs: number;
  readonly headerBytes: number;
  /** How long requests may take to end once the server stops. */
  readonly stopMs: number;
  /** How long idle connections stay open then, so that no request that is on its way is cut. */
  readonly lingerMs: number;
};

export const defaultServerLimits: ServerLimits = {
  headersMs: 10_000,
  requestMs: 60_000,
  checkMs: 2000,
  keepAliveMs: 5000,
  headerBytes: 16_384,
  stopMs: 10_000,
  lingerMs: 250,
};

export type ServerPlan = {
  readonly fetch: (request: Request, env: object) => Response | Promise<Response>;
  readonly host: string;
  readonly port: number;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly report: (thrown: unknown) => void;
  readonly limits?: Partial<ServerLimits>;
};

export type RunningServer = {
  readonly host: string;
  readonly port: number;
  /** Takes no new connections, finishes what is in flight, and ends. */
  stop(): Promise<void>;
};

/** Listens on the host and port; a taken port is a `service-down` fault. */
export async function startServer(plan: ServerPlan): Promise<RunningServer> {
  const limits = { ...defaultServerLimits, ...plan.limits };
  const server = createServer(
    {
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      connectionsCheckingInterval: limits.checkMs,
      keepAliveTimeout: limits.keepAliveMs,
      maxHeaderSize: limits.headerBytes,
    },
    getRequestListener((request, env) => plan.fetch(request, env), {
      errorHandler: (thrown) => answerUnreadable(thrown, plan),
    }),
  );
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) =>
    refuseConnection(socket, refusalOf(error.code), plan),
  );
  const address = await listen(server, plan);
  return { host: plan.host, port: address.port, stop: () => stopServer(server, plan.clock, limits) };
}

async function listen(server: Server, { host, port }: ServerPlan): Promise<AddressInfo> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject);
  server.listen({ host, port }, resolve);
  await promise.catch((thrown: unknown) => {
    throw listenFault(thrown, host, port);
  });
  server.off('error', reject);
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Fault('unexpected', 'The server has no port.');
  return address;
}

const LISTEN_PROBLEMS: Readonly<Record<string, (host: string, port: number) => string>> = {
  EADDRINUSE: (host, port) => `Port ${port} on ${host} is taken by another program.`,
  EACCES: (host, port) => `Port ${port} on ${host} may not be used by this user.`,
  EADDRNOTAVAIL: (host) => `This machine has no address ${host}.`,
  ENOTFOUND: (host) => `The host ${host} is not known.`,
};

function listenFault(thrown: unknown, host: string, port: number): Fault {
  const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : '';
  const sentence = LISTEN_PROBLEMS[code]?.(host, port);
  if (sentence === undefined) return asFault(thrown);
  return new Fault('service-down', sentence, {
    cause: thrown,
    advice: 'Choose another with --port or --host.',
    facts: code === 'EADDRINUSE' ? { reason: 'port-taken' } : {},
  });
}

/** A request whose address or host no URL can be made of never reaches the routes. */
function answerUnreadable(thrown: unknown, plan: ServerPlan): Response {
  const fault = new Fault('invalid-input', 'The request cannot be read.', { cause: thrown });
  const { status, body } = errorAnswerOf(fault, errorContext(plan));
  return Response.json(body, { status });
}

function refusalOf(code: string | undefined): Fault {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new Refusal('too-slow', 'The request came too slowly.');
  if (code === 'HPE_HEADER_OVERFLOW') return new Refusal('headers-too-large', 'The headers are too large.');
  return new Fault('invalid-input', 'The request cannot be read.');
}

function refuseConnection(socket: Socket, fault: Fault, plan: ServerPlan): void {
  if (!socket.writable || socket.bytesWritten > 0) return void socket.destroy();
  const { status, body } = errorAnswerOf(fault, errorContext(plan));
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(text)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`, () => socket.destroy());
}

function errorContext({ clock, newId }: ServerPlan) {
  return { requestId: newId(), at: clock.now(), onWrite: false };
}

/**
 * `http.Server.close` cuts idle connections at once, also those on which a request is just arriving. So only the
 * listening ends here; idle connections linger for a moment, and each answer sent meanwhile says `Connection: close`.
 */
async function stopServer(server: Server, clock: Clock, limits: ServerLimits): Promise<void> {
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  let callOffSweep = (): void => undefined;
  const sweepLater = (): void => {
    callOffSweep = clock.after(limits.lingerMs, () => {
      server.closeIdleConnections();
      sweepLater();
    });
  };
  sweepLater();
  const callOffLimit = clock.after(limits.stopMs, () => server.closeAllConnections());
  await closed;
  callOffSweep();
  callOffLimit();
  // Ends the server's own search for slow clients; that nothing listens any more is what we wanted.
  server.close(() => undefined);
}
