import { z } from 'zod';

/** The body of every error response. */
const ErrorBody = z
  .looseObject({
    error: z.string().meta({ description: 'A stable name of the error.', example: 'validation_error' }),
    message: z.string().meta({ description: 'One sentence for the user.' }),
    timestamp: z.iso.datetime(),
    request_id: z.string(),
    advice: z.string().optional().meta({ description: 'What to do next.' }),
    fields: z
      .array(z.object({ in: z.string(), path: z.string(), problem: z.string() }))
      .optional()
      .meta({ description: 'Every error in the request, when the request is not valid.' }),
  })
  .meta({ id: 'Error' });

const descriptions = {
  400: 'The request is not valid; `fields` lists every error.',
  401: 'The caller is unknown.',
  403: 'The caller does not have the required role.',
  404: 'The requested resource does not exist.',
  409: 'The request conflicts with the current state, for example because another user changed it first.',
  412: 'The version in `If-Match` is no longer the newest.',
  413: 'The body is too large.',
  415: 'The body is not `application/json`.',
  422: 'The operation needs a model or a program that is not available; `advice` states what to set.',
  428: 'The header `If-Match` is missing.',
  429: 'Too many requests; `Retry-After` states when to retry.',
  500: 'Internal error.',
  502: 'The model returned an unusable reply.',
  503: 'A required service is not available.',
} as const;

type ErrorStatus = keyof typeof descriptions;

type ErrorResponse = {
  readonly description: string;
  readonly content: { readonly 'application/json': { readonly schema: typeof ErrorBody } };
};

/** Lists the error responses of an operation, including those that every operation can return. */
export function errorResponses(...statuses: readonly ErrorStatus[]): Record<`${ErrorStatus}`, ErrorResponse> {
  return openErrorResponses(...statuses, 401, 403);
}

/** Lists the error responses of an operation that everyone may call without signing in. */
export function openErrorResponses(
  ...statuses: readonly ErrorStatus[]
): Record<`${ErrorStatus}`, ErrorResponse> {
  const allStatuses = [...new Set([...statuses, 429, 500, 503] as const)].sort();
  const entries = allStatuses.map((status) => [
    String(status),
    { description: descriptions[status], content: { 'application/json': { schema: ErrorBody } } },
  ]);
  return Object.fromEntries(entries);
}
