import { createServer, type Server, STATUS_CODES } from 'node:http';
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { asFault, Fault } from '../domain/fault.ts';
import type { Clock } from '../ports/clock.ts';
import { createErrorResponse } from './error-response.ts';
import { Refusal } from './refusal.ts';

type ServerLimits = {
  /** Timeout for the headers; slower clients are disconnected. */
  readonly headersMs: number;
  /** Timeout for the complete request. */
  readonly requestMs: number;
  /** Interval of the check for slow clients. */
  readonly checkMs: number;
  readonly keepAliveMs: number;
  readonly headerBytes: number;
  /** Time that requests in flight have to finish when the server stops; then they are disconnected. */
  readonly stopMs: number;
  /** Time that idle connections stay open when the server stops, so that an arriving request is still served. */
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
      errorHandler: (thrown) => respondToInvalidRequest(thrown, options),
    }),
  );
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) =>
    rejectConnection(socket, toConnectionFault(error.code), options),
  );
  const address = await listen(server, options);
  return { host: options.host, port: address.port, stop: () => stopServer(server, options.clock, limits) };
}

async function listen(server: Server, { host, port }: ListenOptions): Promise<AddressInfo> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject);
  server.listen({ host, port }, resolve);
  await promise.catch((thrown: unknown) => {
    throw toListenFault(thrown, host, port);
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

function toListenFault(thrown: unknown, host: string, port: number): Fault {
  const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : '';
  const message = LISTEN_PROBLEMS[code]?.(host, port);
  if (message === undefined) return asFault(thrown);
  return new Fault('service-down', message, {
    cause: thrown,
    advice: 'Choose another port or host with --port or --host.',
    facts: code === 'EADDRINUSE' ? { reason: 'port-taken' } : {},
  });
}

/** Responds to a request whose address or host is not a valid URL. Such a request does not reach the routes. */
function respondToInvalidRequest(thrown: unknown, options: ListenOptions): Response {
  const fault = new Fault('invalid-input', 'The request cannot be read.', { cause: thrown });
  const { status, body } = createErrorResponse(fault, createErrorContext(options));
  return Response.json(body, { status });
}

function toConnectionFault(code: string | undefined): Fault {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new Refusal('too-slow', 'The request was sent too slowly.');
  if (code === 'HPE_HEADER_OVERFLOW') return new Refusal('headers-too-large', 'The headers are too large.');
  return new Fault('invalid-input', 'The request cannot be read.');
}

function rejectConnection(socket: Socket, fault: Fault, options: ListenOptions): void {
  // A response that has already started cannot be replaced.
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
  return { requestId: newId(), at: clock.now(), isWriteRequest: false };
}

/**
 * Stops the server without interrupting a request. `http.Server.close` would close idle connections at once, even when a
 * request is arriving. `net.Server.close` only stops listening; idle connections are closed a moment later. Responses
 * sent in the meantime have the header `Connection: close`.
 */
async function stopServer(server: Server, clock: Clock, limits: ServerLimits): Promise<void> {
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  let cancelIdleCheck = (): void => undefined;
  const scheduleIdleCheck = (): void => {
    cancelIdleCheck = clock.after(limits.lingerMs, () => {
      server.closeIdleConnections();
      scheduleIdleCheck();
    });
  };
  scheduleIdleCheck();
  const cancelTimeout = clock.after(limits.stopMs, () => server.closeAllConnections());
  await closed;
  cancelIdleCheck();
  cancelTimeout();
  // Stops the check for slow clients. The callback gets the error that the server is not listening, which is expected.
  server.close(() => undefined);
}
