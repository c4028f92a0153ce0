import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { allChecks } from '../all-checks.ts';
import { verifyDocument } from '../verify-document.ts';
import { SarifLog } from './sarif-shape.fixture.ts';
import { toSarif } from './to-sarif.ts';

const createLog = (path: string, text: string) =>
  SarifLog.parse(toSarif([{ path, text, findings: verifyDocument(text).findings }], '1.2.3'));

describe('a SARIF log', () => {
  it('is valid SARIF 2.1.0 for the findings of every failing example', () => {
    for (const { fails } of allChecks) {
      const [run] = createLog('questions/one.tex', fails).runs;

      assert.ok(run);
      for (const { ruleId, ruleIndex } of run.results)
        assert.equal(run.tool.driver.rules[ruleIndex]?.id, ruleId);
    }
  });

  it('contains the exact region of a finding and the edits of its fix', () => {
    const text = '\\item Calculate $\\frac{1}{2$ of it.\n\\begin{solution}\nHalf.\n\\end{solution}\n';

    const result = createLog('a b/ü.tex', text).runs[0]?.results.find(
      ({ ruleId }) => ruleId === 'brace-is-closed',
    );

    assert.equal(result?.locations[0]?.physicalLocation.artifactLocation.uri, 'a%20b/%C3%BC.tex');
    assert.deepEqual(result.fixes?.[0]?.artifactChanges[0]?.replacements, [
      {
        deletedRegion: { startLine: 1, startColumn: 28, endLine: 1, endColumn: 28 },
        insertedContent: { text: '}' },
      },
    ]);
  });

  it('has no results for a correct document', () => {
    assert.deepEqual(createLog('one.tex', allChecks[0]?.passes ?? '').runs[0]?.results, []);
  });
});
