/** A refusal in the server's own words, or the absence of a server. */
export class ApiError extends Error {
  readonly status: number;
  readonly requestId: string | undefined;
  /** What the server says besides its message. */
  readonly facts: Readonly<Record<string, unknown>>;

  constructor(
    status: number,
    message: string,
    details: { requestId?: string | undefined; facts?: object } = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.requestId = details.requestId;
    this.facts = { ...details.facts };
  }
}

type Query = Readonly<Record<string, string | number | undefined>>;

/** A body with what the headers say about it. */
export type Answer<Body> = { readonly body: Body; readonly text: string; readonly headers: Headers };

/** Asks the API that serves this page; answers the parsed body or throws an `ApiError`. */
export async function getJson<Body>(path: string, query: Query = {}, signal?: AbortSignal): Promise<Body> {
  return (await getAnswer<Body>(path, query, signal)).body;
}

export function getAnswer<Body>(
  path: string,
  query: Query = {},
  signal?: AbortSignal,
): Promise<Answer<Body>> {
  return ask<Body>(path + queryText(query), signal ? { signal } : {});
}

export type Sending = {
  readonly body?: object;
  /** The version the change was made from. */
  readonly ifMatch?: string | undefined;
  /** What is sent twice with one key is done once. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  /** Outlives the page, for what is said while leaving it. */
  readonly keepalive?: boolean;
};

/** Changes something; an answer that is not JSON comes as `text` alone. */
export function sendJson<Body>(
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  { body, ifMatch, idempotencyKey, signal, keepalive }: Sending = {},
): Promise<Answer<Body>> {
  return ask<Body>(path, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(ifMatch && { 'if-match': ifMatch }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    },
    ...(body && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
    ...(keepalive && { keepalive }),
  });
}

/** Sends files. */
export async function sendForm<Body>(path: string, form: FormData): Promise<Body> {
  return (await ask<Body>(path, { method: 'POST', body: form })).body;
}

async function ask<Body>(url: string, init: RequestInit): Promise<Answer<Body>> {
  const response = await reach(url, init);
  const text = await response.text().catch(() => '');
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  const body = isJson ? readJson(text) : undefined;
  if (!response.ok || (isJson && body === undefined)) throw refusal(response, body);
  // The one place where a body is trusted: its type is generated from the server's own document.
  return { body: body as Body, text, headers: response.headers };
}

async function reach(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { ...init, headers: { accept: 'application/json', ...init.headers } });
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    throw new ApiError(0, 'unreachable');
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function queryText(query: Query): string {
  const filled = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return filled.length === 0 ? '' : `?${new URLSearchParams(filled)}`;
}

function refusal(response: Response, body: unknown): ApiError {
  const facts = typeof body === 'object' && body !== null ? body : {};
  const message = 'message' in facts ? String(facts.message) : response.statusText;
  const requestId = response.headers.get('x-request-id') ?? undefined;
  return new ApiError(response.status, message, { requestId, facts });
}
