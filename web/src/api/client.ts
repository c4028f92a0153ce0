/** A request that failed: `status` and the server's message, or status 0 when the server could not be reached. */
export class ApiError extends Error {
  readonly status: number;
  readonly requestId: string | undefined;
  /** The fields of the JSON error response; empty when the response was not JSON. */
  readonly body: Readonly<Record<string, unknown>>;

  constructor(
    status: number,
    message: string,
    details: { requestId?: string | undefined; body?: object } = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.requestId = details.requestId;
    this.body = { ...details.body };
  }
}

type Query = Readonly<Record<string, string | number | undefined>>;

/** A parsed response body with its text and headers. */
export type ApiResponse<Body> = { readonly body: Body; readonly text: string; readonly headers: Headers };

/** Sends a GET request and returns the parsed body; throws an `ApiError` when it fails. */
export async function getJson<Body>(path: string, query: Query = {}, signal?: AbortSignal): Promise<Body> {
  return (await getResponse<Body>(path, query, signal)).body;
}

/** Like `getJson`, for callers that also need the headers. */
export function getResponse<Body>(
  path: string,
  query: Query = {},
  signal?: AbortSignal,
): Promise<ApiResponse<Body>> {
  return request<Body>(path + formatQuery(query), signal ? { signal } : {});
}

type SendOptions = {
  readonly body?: object;
  /** The version that the change is based on; the server refuses the change if it has a newer one. */
  readonly ifMatch?: string | undefined;
  /** Requests with the same key are carried out once. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  /** Lets the request finish after the page is closed. */
  readonly keepalive?: boolean;
};

/** Sends a request that changes data. A response that is not JSON has only `text`. */
export function sendJson<Body>(
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  { body, ifMatch, idempotencyKey, signal, keepalive }: SendOptions = {},
): Promise<ApiResponse<Body>> {
  return request<Body>(path, {
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

/** Uploads a multipart form, for example files. */
export async function sendForm<Body>(path: string, form: FormData): Promise<Body> {
  return (await request<Body>(path, { method: 'POST', body: form })).body;
}

async function request<Body>(url: string, init: RequestInit): Promise<ApiResponse<Body>> {
  const response = await fetchResponse(url, init);
  // A body that cannot be read counts as empty.
  const text = await response.text().catch(() => '');
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  const body = isJson ? parseJson(text) : undefined;
  if (!response.ok || (isJson && body === undefined)) throw toApiError(response, body);
  // The one unchecked cast: the type is generated from the server's own API document.
  return { body: body as Body, text, headers: response.headers };
}

/** Sends the request; throws an `ApiError` with status 0 when the server cannot be reached. */
async function fetchResponse(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { ...init, headers: { accept: 'application/json', ...init.headers } });
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    throw new ApiError(0, 'unreachable');
  }
}

/** Returns undefined when the text is not valid JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function formatQuery(query: Query): string {
  const parameters = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return parameters.length === 0 ? '' : `?${new URLSearchParams(parameters)}`;
}

function toApiError(response: Response, json: unknown): ApiError {
  const body = typeof json === 'object' && json !== null ? json : {};
  const message = 'message' in body ? String(body.message) : response.statusText;
  const requestId = response.headers.get('x-request-id') ?? undefined;
  return new ApiError(response.status, message, { requestId, body });
}
