import { connect, type Socket } from 'node:net';

export type LoadPlan = {
  readonly port: number;
  readonly path: string;
  readonly connections: number;
  readonly requests: number;
};

export type LoadReport = {
  /** The number of complete responses by status. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Requests that were sent but got no complete response. */
  readonly lost: number;
  /** Connections that were refused before anything was sent. */
  readonly refused: number;
  readonly seconds: number;
};

type LoadCounts = { statuses: Record<string, number>; lost: number; refused: number; remaining: number };

/**
 * Sends requests over keep-alive connections, one request at a time on each connection. It uses raw sockets, which need
 * the least processor time.
 */
export async function sendRequests(plan: LoadPlan): Promise<LoadReport> {
  const counts: LoadCounts = { statuses: {}, lost: 0, refused: 0, remaining: plan.requests };
  const begin = performance.now();
  await Promise.all(Array.from({ length: plan.connections }, () => sendUntilDone(plan, counts)));
  const { statuses, lost, refused } = counts;
  return { statuses, lost, refused, seconds: (performance.now() - begin) / 1000 };
}

/** Sends requests, reconnecting when the server closes, until all are sent or a connection is refused. */
async function sendUntilDone(plan: LoadPlan, counts: LoadCounts): Promise<void> {
  while (counts.remaining > 0) {
    const socket = await open(plan.port);
    if (socket === undefined) {
      counts.refused++;
      return;
    }
    await sendUntilClosed(socket, plan, counts);
  }
}

function open(port: number): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.once('error', () => resolve(undefined));
  });
}

function sendUntilClosed(socket: Socket, { path, port }: LoadPlan, counts: LoadCounts): Promise<void> {
  const requestText = `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`;
  const { promise, resolve } = Promise.withResolvers<void>();
  let received: Buffer[] = [];
  let isWaiting = false;

  function sendNext(): void {
    if (counts.remaining <= 0) return void socket.end();
    counts.remaining--;
    isWaiting = true;
    socket.write(requestText);
  }

  socket.on('data', (chunk) => {
    received.push(chunk);
    const response = readResponse(received);
    if (response === undefined) return;
    received = [];
    isWaiting = false;
    counts.statuses[response.status] = (counts.statuses[response.status] ?? 0) + 1;
    if (!response.closesConnection) sendNext();
    else socket.end();
  });
  socket.on('error', () => undefined);
  socket.on('close', () => {
    if (isWaiting) counts.lost++;
    resolve();
  });
  sendNext();
  return promise;
}

function readResponse(
  received: readonly Buffer[],
): { status: string; closesConnection: boolean } | undefined {
  const first = received[0];
  if (first === undefined) return undefined;
  const headerEnd = first.indexOf('\r\n\r\n');
  if (headerEnd === -1) return undefined;
  const header = first.toString('latin1', 0, headerEnd);
  const length = Number(/content-length: (\d+)/i.exec(header)?.[1] ?? 0);
  const size = received.reduce((sum, chunk) => sum + chunk.length, 0);
  if (size < headerEnd + 4 + length) return undefined;
  return { status: header.slice(9, 12), closesConnection: /connection: close/i.test(header) };
}
