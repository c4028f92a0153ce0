import { z } from 'zod';

/** The body of every refusal. */
export const ErrorBody = z
  .looseObject({
    error: z.string().meta({ description: 'A stable name of what went wrong.', example: 'validation_error' }),
    message: z.string().meta({ description: 'One sentence for a person.' }),
    timestamp: z.iso.datetime(),
    request_id: z.string(),
    advice: z.string().optional().meta({ description: 'What to do next.' }),
    fields: z
      .array(z.object({ in: z.string(), path: z.string(), problem: z.string() }))
      .optional()
      .meta({ description: 'Every mistake in the request, when it was the request.' }),
  })
  .meta({ id: 'Error' });

const descriptions = {
  400: 'The request is wrong; `fields` lists every mistake.',
  401: 'Nobody knows who asks.',
  403: 'The caller may not do this.',
  404: 'There is no such thing.',
  409: 'Somebody else changed it first.',
  412: 'The version in `If-Match` is no longer the newest.',
  413: 'The body is too large.',
  415: 'The body is not `application/json`.',
  422: 'This needs a model or a program that is not there; `advice` says what to set.',
  428: 'The header `If-Match` is missing.',
  429: 'Too many at once; `Retry-After` says when to try again.',
  500: 'Something went wrong on our side.',
  502: 'The model answered something unusable.',
  503: 'A part we need does not answer.',
} as const;

type ErrorStatus = keyof typeof descriptions;

type ErrorResponse = {
  readonly description: string;
  readonly content: { readonly 'application/json': { readonly schema: typeof ErrorBody } };
};

/** The error responses of an operation; those that any guarded operation can give come along. */
export function errorResponses(...statuses: readonly ErrorStatus[]): Record<`${ErrorStatus}`, ErrorResponse> {
  const all = [...new Set([...statuses, 401, 403, 429, 500, 503] as const)].sort();
  const entries = all.map((status) => [
    String(status),
    { description: descriptions[status], content: { 'application/json': { schema: ErrorBody } } },
  ]);
  return Object.fromEntries(entries);
}
