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

type Tally = { statuses: Record<string, number>; lost: number; refused: number; left: number };

/** Sends requests over keep-alive connections, one at a time on each. Uses raw sockets, which need the least processor time. */
export async function sendRequests(plan: LoadPlan): Promise<LoadReport> {
  const tally: Tally = { statuses: {}, lost: 0, refused: 0, left: plan.requests };
  const begin = performance.now();
  await Promise.all(Array.from({ length: plan.connections }, () => sendUntilDone(plan, tally)));
  const { statuses, lost, refused } = tally;
  return { statuses, lost, refused, seconds: (performance.now() - begin) / 1000 };
}

/** Sends requests, reconnecting when the server closes, until all are sent or a connection is refused. */
async function sendUntilDone(plan: LoadPlan, tally: Tally): Promise<void> {
  while (tally.left > 0) {
    const socket = await open(plan.port);
    if (socket === undefined) {
      tally.refused++;
      return;
    }
    await sendUntilClosed(socket, plan, tally);
  }
}

function open(port: number): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.once('error', () => resolve(undefined));
  });
}

function sendUntilClosed(socket: Socket, { path, port }: LoadPlan, tally: Tally): Promise<void> {
  const text = `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`;
  const { promise, resolve } = Promise.withResolvers<void>();
  let received: Buffer[] = [];
  let isWaiting = false;

  function sendNext(): void {
    if (tally.left <= 0) return void socket.end();
    tally.left--;
    isWaiting = true;
    socket.write(text);
  }

  socket.on('data', (chunk) => {
    received.push(chunk);
    const response = readResponse(received);
    if (response === undefined) return;
    received = [];
    isWaiting = false;
    tally.statuses[response.status] = (tally.statuses[response.status] ?? 0) + 1;
    if (!response.closes) sendNext();
    else socket.end();
  });
  socket.on('error', () => undefined);
  socket.on('close', () => {
    if (isWaiting) tally.lost++;
    resolve();
  });
  sendNext();
  return promise;
}

function readResponse(received: readonly Buffer[]): { status: string; closes: boolean } | undefined {
  const first = received[0];
  if (first === undefined) return undefined;
  const headEnd = first.indexOf('\r\n\r\n');
  if (headEnd === -1) return undefined;
  const head = first.toString('latin1', 0, headEnd);
  const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
  const size = received.reduce((sum, chunk) => sum + chunk.length, 0);
  if (size < headEnd + 4 + length) return undefined;
  return { status: head.slice(9, 12), closes: /connection: close/i.test(head) };
}
