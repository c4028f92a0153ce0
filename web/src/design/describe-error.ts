import { ApiError } from '../api/client.ts';
import { strings } from '../strings.ts';

/** Returns the message to show for a failed request: our own text for common causes, otherwise the server's message. */
export function describeError(error: Error): string {
  if (!(error instanceof ApiError)) return error.message;
  if (error.status === 0) return strings.errors.offline;
  return error.status === 403 ? strings.errors.forbidden : error.message;
}
