/** What went wrong, by whose fault it is; the doors translate each kind through `faultTable`. */
export type FaultKind =
  | 'invalid-input'
  | 'not-found'
  | 'not-allowed'
  | 'conflict'
  | 'needs-model'
  | 'model-misbehaved'
  | 'service-down'
  | 'unexpected';

export type FaultRow = { readonly wireError: string; readonly httpStatus: number; readonly exitCode: number };

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

/** Exit code of a run that worked and has findings or failed items to report. */
export const EXIT_WITH_FINDINGS = 1;

export type FaultDetails = {
  readonly cause?: unknown;
  /** What the person can do next, as one sentence. */
  readonly advice?: string;
  /** Further facts for machines; never secrets. */
  readonly facts?: Readonly<Record<string, unknown>>;
};

export class Fault extends Error {
  readonly kind: FaultKind;
  readonly advice: string | undefined;
  readonly facts: Readonly<Record<string, unknown>>;

  constructor(kind: FaultKind, message: string, details: FaultDetails = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.name = 'Fault';
    this.kind = kind;
    this.advice = details.advice;
    this.facts = details.facts ?? {};
  }
}

export type WireError = { error: string; message: string; timestamp: string; [more: string]: unknown };

/** The body every door answers with; an unexpected fault on a write is called `update_error`. */
export function wireErrorOf(fault: Fault, at: Date, options: { onWrite?: boolean } = {}): WireError {
  const error =
    fault.kind === 'unexpected' && options.onWrite ? 'update_error' : faultTable[fault.kind].wireError;
  return {
    ...fault.facts,
    ...(fault.advice === undefined ? {} : { advice: fault.advice }),
    error,
    message: fault.message,
    timestamp: at.toISOString(),
  };
}

/** Faults pass through; anything else becomes `unexpected` with the original as its cause. */
export function asFault(thrown: unknown): Fault {
  if (thrown instanceof Fault) return thrown;
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return new Fault('unexpected', message, { cause: thrown });
}
