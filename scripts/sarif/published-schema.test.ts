import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { before, describe, it } from 'node:test';
import type { ValidateFunction } from 'ajv-draft-04';
import addFormats from 'ajv-formats';
import { allChecks } from '../../src/verification/all-checks.ts';
import { toSarif } from '../../src/verification/report/to-sarif.ts';
import { verifyDocument } from '../../src/verification/verify-document.ts';

const require = createRequire(import.meta.url);

const logOf = (path: string, text: string) =>
  toSarif([{ path, text, findings: verifyDocument(text).findings }], '1.2.3');

describe('SARIF as published, version 2.1.0', () => {
  let validate: ValidateFunction;
  before(() => {
    const { default: Ajv } = require('ajv-draft-04');
    // One pattern of the schema is no valid Unicode pattern.
    const ajv = addFormats.default(new Ajv({ strict: false, allErrors: true, unicodeRegExp: false }));
    validate = ajv.compile(require('@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json'));
  });

  it('allows the log of every failing example of every rule', () => {
    for (const { id, fails } of allChecks) {
      assert.ok(validate(logOf(`questions/${id}.tex`, fails)), JSON.stringify(validate.errors));
    }
  });

  it('allows a log of files with odd names, and of none', () => {
    assert.ok(validate(logOf('a b/ü#?.tex', allChecks[0]?.fails ?? '')), JSON.stringify(validate.errors));
    assert.ok(validate(toSarif([], '1.2.3')), JSON.stringify(validate.errors));
  });

  it('refuses a log with a made-up level, so the schema is really applied', () => {
    const log = JSON.stringify(logOf('one.tex', allChecks[0]?.fails ?? ''));

    assert.equal(validate(JSON.parse(log.replace(/"level":"\w+"/, '"level":"grave"'))), false);
  });
});
