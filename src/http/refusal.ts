import { Fault, type FaultDetails, type FaultKind } from '../domain/fault.ts';

type RefusalShape = { readonly kind: FaultKind; readonly status: number; readonly error: string };

/** Errors that exist only in HTTP, with their status and wire name; all others are in `faultTable`. */
const refusalTable = {
  'no-identity': { kind: 'not-allowed', status: 401, error: 'not_allowed' },
  'wrong-method': { kind: 'invalid-input', status: 405, error: 'method_not_allowed' },
  'too-slow': { kind: 'invalid-input', status: 408, error: 'request_timeout' },
  'stale-version': { kind: 'conflict', status: 412, error: 'conflict' },
  'too-large': { kind: 'invalid-input', status: 413, error: 'payload_too_large' },
  'wrong-media-type': { kind: 'invalid-input', status: 415, error: 'unsupported_media_type' },
  'version-needed': { kind: 'invalid-input', status: 428, error: 'precondition_required' },
  'too-many': { kind: 'service-down', status: 429, error: 'too_many_requests' },
  'update-failed': { kind: 'unexpected', status: 500, error: 'update_error' },
  'headers-too-large': { kind: 'invalid-input', status: 431, error: 'headers_too_large' },
} as const satisfies Record<string, RefusalShape>;

type RefusalName = keyof typeof refusalTable;
export type RefusalRow = (typeof refusalTable)[RefusalName];

type RefusalDetails = FaultDetails & { readonly headers?: Readonly<Record<string, string>> };

/** An error that exists only in HTTP. Its status and wire name come from `refusalTable`, not from `faultTable`. */
export class Refusal extends Fault {
  readonly row: RefusalRow;
  readonly headers: Readonly<Record<string, string>>;

  constructor(name: RefusalName, message: string, details: RefusalDetails = {}) {
    super(refusalTable[name].kind, message, details);
    this.name = 'Refusal';
    this.row = refusalTable[name];
    this.headers = details.headers ?? {};
  }
}
