/** The kind of an error. Each entry point translates it into a status or exit code with `faultTable`. */
export type FaultKind =
  | 'invalid-input'
  | 'not-found'
  | 'not-allowed'
  | 'conflict'
  | 'needs-model'
  | 'model-misbehaved'
  | 'service-down'
  | 'unexpected';

type FaultRow = { readonly wireError: string; readonly httpStatus: number; readonly exitCode: number };

export const faultTable = {
  'invalid-input': { wireError: 'validation_error', httpStatus: 400, exitCode: 2 },
  'not-found': { wireError: 'not_found', httpStatus: 404, exitCode: 2 },
  'not-allowed': { wireError: 'not_allowed', httpStatus: 403, exitCode: 4 },
  conflict: { wireError: 'conflict', httpStatus: 409, exitCode: 5 },
  'needs-model': { wireError: 'needs_model', httpStatus: 422, exitCode: 3 },
  'model-misbehaved': { wireError: 'model_error', httpStatus: 502, exitCode: 6 },
  'service-down': { wireError: 'service_down', httpStatus: 503, exitCode: 7 },
  unexpected: { wireError: 'internal_error', httpStatus: 500, exitCode: 70 },
} as const satisfies Record<FaultKind, FaultRow>;

/** Exit code of a command that completed and reports findings or failed items. */
export const EXIT_WITH_FINDINGS = 1;

export type FaultDetails = {
  readonly cause?: unknown;
  /** What the user can do next, as one sentence. */
  readonly advice?: string;
  /** Further machine-readable facts, included in the wire error; never secrets. */
  readonly facts?: Readonly<Record<string, unknown>>;
  /** True if the message names a host, a path or a user, which only the operator may see. */
  readonly isForOperator?: boolean;
};

/** An error that crosses a room boundary, with its kind. */
export class Fault extends Error {
  readonly kind: FaultKind;
  readonly advice: string | undefined;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly isForOperator: boolean;

  constructor(kind: FaultKind, message: string, details: FaultDetails = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.name = 'Fault';
    this.kind = kind;
    this.advice = details.advice;
    this.facts = details.facts ?? {};
    this.isForOperator = details.isForOperator ?? false;
  }
}

export type WireError = { error: string; message: string; timestamp: string; [more: string]: unknown };

/** Converts a fault to the error body of every response. An unexpected fault on a write is called `update_error`. */
export function toWireError(fault: Fault, at: Date, options: { isWriteRequest?: boolean } = {}): WireError {
  const error =
    fault.kind === 'unexpected' && options.isWriteRequest ? 'update_error' : faultTable[fault.kind].wireError;
  return {
    ...fault.facts,
    ...(fault.advice === undefined ? {} : { advice: fault.advice }),
    error,
    message: fault.message,
    timestamp: at.toISOString(),
  };
}

/** Returns a fault unchanged; anything else becomes an `unexpected` fault with the original as its cause. */
export function asFault(thrown: unknown): Fault {
  if (thrown instanceof Fault) return thrown;
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return new Fault('unexpected', message, { cause: thrown });
}
