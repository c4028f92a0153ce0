import { asFault, Fault, type FaultKind, faultTable, toWireError, type WireError } from '../domain/fault.ts';
import { Refusal, type RefusalRow } from './refusal.ts';
import { snakeKeys } from './snake-keys.ts';

type ErrorStatus = (typeof faultTable)[FaultKind]['httpStatus'] | RefusalRow['status'];

type ErrorReply = {
  readonly status: ErrorStatus;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: WireError;
  readonly fault: Fault;
};

/** `isWriteRequest` is true when the failed request may have changed data. */
type ErrorContext = { readonly requestId: string; readonly at: Date; readonly isWriteRequest: boolean };

/** Creates the response for a thrown value. The text of an unexpected error stays in the log. */
export function createErrorResponse(
  thrown: unknown,
  { requestId, at, isWriteRequest }: ErrorContext,
): ErrorReply {
  const fault = asFault(hideDetails(thrown));
  const wire = toWireError(fault, at, { isWriteRequest });
  const body = {
    ...snakeKeys({ ...wire }),
    error: fault instanceof Refusal ? fault.row.error : wire.error,
    message: mayContainSecrets(fault) ? writeUnexpectedMessage(isWriteRequest) : wire.message,
    timestamp: wire.timestamp,
    request_id: requestId,
  };
  return {
    status: fault instanceof Refusal ? fault.row.status : faultTable[fault.kind].httpStatus,
    headers: fault instanceof Refusal ? fault.headers : {},
    body: fault.kind === 'unexpected' ? removeExtraFields(body) : body,
    fault,
  };
}

/** Replaces a fault that only the operator may read, because it names a host, a path or a user; the original is logged. */
function hideDetails(thrown: unknown): unknown {
  if (!(thrown instanceof Fault) || !thrown.isForOperator) return thrown;
  return new Fault('service-down', 'The database or another service of this server is not available.', {
    cause: thrown,
    advice: 'Try again later. The operator finds the cause in the server log.',
    isForOperator: true,
  });
}

/** The message of an unexpected error may contain secrets. The message of a refusal is written in this room. */
function mayContainSecrets(fault: Fault): boolean {
  return fault.kind === 'unexpected' && !(fault instanceof Refusal);
}

function writeUnexpectedMessage(isWriteRequest: boolean): string {
  const warning = isWriteRequest
    ? ' The change may or may not have been saved; read the data again to check.'
    : '';
  return `Internal error.${warning} Search the server log for the request id.`;
}

function removeExtraFields({ error, message, timestamp, request_id }: WireError): WireError {
  return { error, message, timestamp, request_id };
}
