import { createServer, type Server, STATUS_CODES } from 'node:http';
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { asFault, Fault } from '../domain/fault.ts';
import type { Clock } from '../ports/clock.ts';
import { createErrorResponse } from './error-response.ts';
import { Refusal } from './refusal.ts';

type ServerLimits = {
  /** Timeouts for the headers and for the whole request; slower clients are disconnected. */
  readonly headersMs: number;
  readonly requestMs: number;
  /** Interval of the check for slow clients. */
  readonly checkMs: number;
  readonly keepAliveMs: number;
  readonly headerBytes: number;
  /** How long requests may take to finish after the server starts to stop. */
  readonly stopMs: number;
  /** How long idle connections stay open then, so that no arriving request is cut off. */
  readonly lingerMs: number;
};

const defaultServerLimits: ServerLimits = {
  headersMs: 10_000,
  requestMs: 60_000,
  checkMs: 2000,
  keepAliveMs: 5000,
  headerBytes: 16_384,
  stopMs: 10_000,
  lingerMs: 250,
};

type ListenOptions = {
  readonly fetch: (request: Request, env: object) => Response | Promise<Response>;
  readonly host: string;
  readonly port: number;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly report: (thrown: unknown) => void;
  readonly limits?: Partial<ServerLimits>;
};

type RunningServer = {
  readonly host: string;
  readonly port: number;
  /** Accepts no new connections, finishes the requests in flight, and closes. */
  stop(): Promise<void>;
};

/** Listens on the host and port; a port in use is a `service-down` fault. */
export async function startServer(options: ListenOptions): Promise<RunningServer> {
  const limits = { ...defaultServerLimits, ...options.limits };
  const server = createServer(
    {
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      connectionsCheckingInterval: limits.checkMs,
      keepAliveTimeout: limits.keepAliveMs,
      maxHeaderSize: limits.headerBytes,
    },
    getRequestListener((request, env) => options.fetch(request, env), {
      errorHandler: (thrown) => respondUnreadable(thrown, options),
    }),
  );
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) =>
    rejectConnection(socket, toFault(error.code), options),
  );
  const address = await listen(server, options);
  return { host: options.host, port: address.port, stop: () => stopServer(server, options.clock, limits) };
}

async function listen(server: Server, { host, port }: ListenOptions): Promise<AddressInfo> {
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
  EADDRINUSE: (host, port) => `Port ${port} on ${host} is in use by another program.`,
  EACCES: (host, port) => `Port ${port} on ${host} may not be used by this user.`,
  EADDRNOTAVAIL: (host) => `This machine has no address ${host}.`,
  ENOTFOUND: (host) => `The host ${host} is not known.`,
};

function listenFault(thrown: unknown, host: string, port: number): Fault {
  const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : '';
  const message = LISTEN_PROBLEMS[code]?.(host, port);
  if (message === undefined) return asFault(thrown);
  return new Fault('service-down', message, {
    cause: thrown,
    advice: 'Choose another with --port or --host.',
    facts: code === 'EADDRINUSE' ? { reason: 'port-taken' } : {},
  });
}

/** Responds to a request whose address or host is not a valid URL; it never reaches the routes. */
function respondUnreadable(thrown: unknown, options: ListenOptions): Response {
  const fault = new Fault('invalid-input', 'The request cannot be read.', { cause: thrown });
  const { status, body } = createErrorResponse(fault, createErrorContext(options));
  return Response.json(body, { status });
}

function toFault(code: string | undefined): Fault {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new Refusal('too-slow', 'The request was sent too slowly.');
  if (code === 'HPE_HEADER_OVERFLOW') return new Refusal('headers-too-large', 'The headers are too large.');
  return new Fault('invalid-input', 'The request cannot be read.');
}

function rejectConnection(socket: Socket, fault: Fault, options: ListenOptions): void {
  if (!socket.writable || socket.bytesWritten > 0) return void socket.destroy();
  const { status, body } = createErrorResponse(fault, createErrorContext(options));
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(text)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`, () => socket.destroy());
}

function createErrorContext({ clock, newId }: ListenOptions) {
  return { requestId: newId(), at: clock.now(), onWrite: false };
}

/**
 * `http.Server.close` cuts idle connections immediately, also those on which a request is just arriving. So this stops only
 * the listening; idle connections stay open for a moment, and each response sent meanwhile has `Connection: close`.
 */
async function stopServer(server: Server, clock: Clock, limits: ServerLimits): Promise<void> {
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  let cancelSweep = (): void => undefined;
  const sweepLater = (): void => {
    cancelSweep = clock.after(limits.lingerMs, () => {
      server.closeIdleConnections();
      sweepLater();
    });
  };
  sweepLater();
  const cancelTimeout = clock.after(limits.stopMs, () => server.closeAllConnections());
  await closed;
  cancelSweep();
  cancelTimeout();
  // Stops the server's check for slow clients; it reports that the server is not listening, which is expected.
  server.close(() => undefined);
}
