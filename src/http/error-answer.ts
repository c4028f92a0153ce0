import {
  asFault,
  type Fault,
  type FaultKind,
  faultTable,
  type WireError,
  wireErrorOf,
} from '../domain/fault.ts';
import { Refusal, type RefusalRow } from './refusal.ts';
import { snakeKeys } from './snake-keys.ts';

export type ErrorStatus = (typeof faultTable)[FaultKind]['httpStatus'] | RefusalRow['status'];

export type ErrorAnswer = {
  readonly status: ErrorStatus;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: WireError;
  readonly fault: Fault;
};

export type ErrorContext = { readonly requestId: string; readonly at: Date; readonly onWrite: boolean };

/** The answer to whatever was thrown; what is unexpected stays in the log and is not told. */
export function errorAnswerOf(thrown: unknown, { requestId, at, onWrite }: ErrorContext): ErrorAnswer {
  const fault = asFault(thrown);
  const wire = wireErrorOf(fault, at, { onWrite });
  const body = {
    ...snakeKeys({ ...wire }),
    error: fault instanceof Refusal ? fault.row.error : wire.error,
    message: isUntold(fault) ? unexpectedMessage(onWrite) : wire.message,
    timestamp: wire.timestamp,
    request_id: requestId,
  };
  return {
    status: fault instanceof Refusal ? fault.row.status : faultTable[fault.kind].httpStatus,
    headers: fault instanceof Refusal ? fault.headers : {},
    body: fault.kind === 'unexpected' ? withoutFacts(body) : body,
    fault,
  };
}

/** The words of a refusal are ours; those of a surprise may tell what nobody should know. */
function isUntold(fault: Fault): boolean {
  return fault.kind === 'unexpected' && !(fault instanceof Refusal);
}

function unexpectedMessage(onWrite: boolean): string {
  const kept = onWrite ? ' Whether the change was made is not certain; read it again to see.' : '';
  return `Something went wrong on our side.${kept} The request id leads to it in the log.`;
}

function withoutFacts({ error, message, timestamp, request_id }: WireError): WireError {
  return { error, message, timestamp, request_id };
}
