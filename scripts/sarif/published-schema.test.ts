import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { before, describe, it } from 'node:test';
import type { ValidateFunction } from 'ajv-draft-04';
import addFormats from 'ajv-formats';
import { allChecks } from '../../src/verification/all-checks.ts';
import { toSarif } from '../../src/verification/report/to-sarif.ts';
import { verifyDocument } from '../../src/verification/verify-document.ts';

const require = createRequire(import.meta.url);

const createLog = (path: string, text: string) => toSarif([{ path, text, ...verifyDocument(text) }], '1.2.3');

describe('the published SARIF 2.1.0 schema', () => {
  let validate: ValidateFunction;
  before(() => {
    const { default: Ajv } = require('ajv-draft-04');
    // The schema contains one regular expression that is invalid in Unicode mode.
    const ajv = addFormats.default(new Ajv({ strict: false, allErrors: true, unicodeRegExp: false }));
    validate = ajv.compile(require('@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json'));
  });

  it('accepts the log of every failing example of every rule', () => {
    for (const { id, fails } of allChecks) {
      assert.ok(validate(createLog(`questions/${id}.tex`, fails)), JSON.stringify(validate.errors));
    }
  });

  it('accepts a log of files with unusual names, and an empty log', () => {
    assert.ok(validate(createLog('a b/ü#?.tex', allChecks[0]?.fails ?? '')), JSON.stringify(validate.errors));
    assert.ok(validate(toSarif([], '1.2.3')), JSON.stringify(validate.errors));
  });

  it('rejects a log with an unknown level, which shows that the schema is applied', () => {
    const log = JSON.stringify(createLog('one.tex', allChecks[0]?.fails ?? ''));

    assert.equal(validate(JSON.parse(log.replace(/"level":"\w+"/, '"level":"grave"'))), false);
  });
});
