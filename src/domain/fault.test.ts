import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { asFault, EXIT_WITH_FINDINGS, Fault, faultTable, toWireError } from './fault.ts';

const at = new Date('2026-01-02T03:04:05Z');

describe('the fault table', () => {
  it('has the agreed wire error, status and exit code for every kind', () => {
    const rows = Object.entries(faultTable).map(([kind, row]) => [
      kind,
      row.wireError,
      row.httpStatus,
      row.exitCode,
    ]);

    assert.deepEqual(rows, [
      ['invalid-input', 'validation_error', 400, 2],
      ['not-found', 'not_found', 404, 2],
      ['not-allowed', 'not_allowed', 403, 4],
      ['conflict', 'conflict', 409, 5],
      ['needs-model', 'needs_model', 422, 3],
      ['model-misbehaved', 'model_error', 502, 6],
      ['service-down', 'service_down', 503, 7],
      ['unexpected', 'internal_error', 500, 70],
    ]);
  });

  it('reserves exit code 1 for findings', () => {
    const codes = Object.values(faultTable).map((row): number => row.exitCode);

    assert.equal(EXIT_WITH_FINDINGS, 1);
    assert.ok(!codes.includes(EXIT_WITH_FINDINGS));
  });
});

describe('toWireError', () => {
  it('returns error, message and timestamp', () => {
    assert.deepEqual(toWireError(new Fault('not-found', 'Review item 7 not found'), at), {
      error: 'not_found',
      message: 'Review item 7 not found',
      timestamp: '2026-01-02T03:04:05.000Z',
    });
  });

  it('calls an unexpected fault on a write update_error', () => {
    const fault = new Fault('unexpected', 'disk full');

    assert.equal(toWireError(fault, at, { isWriteRequest: true }).error, 'update_error');
    assert.equal(toWireError(fault, at).error, 'internal_error');
  });

  it('includes facts and advice, which cannot replace the three fields', () => {
    const fault = new Fault('conflict', 'newer version', {
      advice: 'Reload.',
      facts: { error: 'x', version: 3 },
    });

    assert.deepEqual(toWireError(fault, at), {
      error: 'conflict',
      message: 'newer version',
      timestamp: at.toISOString(),
      advice: 'Reload.',
      version: 3,
    });
  });
});

describe('asFault', () => {
  it('returns faults unchanged and wraps anything else with its cause', () => {
    const fault = new Fault('conflict', 'busy');
    const cause = new Error('boom');

    assert.equal(asFault(fault), fault);
    assert.equal(asFault(cause).kind, 'unexpected');
    assert.equal(asFault(cause).cause, cause);
    assert.equal(asFault('text').message, 'text');
  });
});
