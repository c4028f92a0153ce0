/** A refusal in the server's own words, or the absence of a server. */
export class ApiError extends Error {
  readonly status: number;
  readonly requestId: string | undefined;

  constructor(status: number, message: string, requestId?: string) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.requestId = requestId;
  }
}

type Query = Readonly<Record<string, string | number | undefined>>;

/** Asks the API that serves this page; answers the parsed body or throws an `ApiError`. */
export async function getJson<Body>(path: string, query: Query = {}, signal?: AbortSignal): Promise<Body> {
  const response = await ask(path + queryText(query), signal);
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok || body === undefined) throw refusal(response, body);
  // The one place where a body is trusted: its type is generated from the server's own document.
  return body as Body;
}

async function ask(url: string, signal: AbortSignal | undefined): Promise<Response> {
  try {
    return await fetch(url, { headers: { accept: 'application/json' }, ...(signal ? { signal } : {}) });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ApiError(0, 'unreachable');
  }
}

function queryText(query: Query): string {
  const filled = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return filled.length === 0 ? '' : `?${new URLSearchParams(filled)}`;
}

function refusal(response: Response, body: unknown): ApiError {
  const message =
    typeof body === 'object' && body !== null && 'message' in body
      ? String(body.message)
      : response.statusText;
  return new ApiError(response.status, message, response.headers.get('x-request-id') ?? undefined);
}
