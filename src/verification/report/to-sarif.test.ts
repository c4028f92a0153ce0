import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { allChecks } from '../all-checks.ts';
import { writtenQuestion } from '../example.ts';
import { verifyDocument } from '../verify-document.ts';
import { SarifLog } from './sarif-shape.fixture.ts';
import { toSarif } from './to-sarif.ts';

const createLog = (path: string, text: string) =>
  SarifLog.parse(toSarif([{ path, text, ...verifyDocument(text) }], '1.2.3'));

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

  it('names the version of the tool and links each rule to its section of the page of rules', () => {
    const driver = createLog('one.tex', allChecks[0]?.fails ?? '').runs[0]?.tool.driver;

    assert.equal(driver?.version, '1.2.3');
    assert.match(driver.rules[0]?.helpUri ?? '', /docs\/rules\.md#brace-is-closed$/);
  });

  it('keeps the fingerprint of a finding when lines move, and gives equal lines different ones', () => {
    const wrong = writtenQuestion('Calculate the force.', '$2 + 3 = 6$\n\n$2 + 3 = 6$');
    const listFingerprints = (text: string) =>
      createLog('one.tex', text).runs[0]?.results.map(
        ({ partialFingerprints }) => partialFingerprints.primaryLocationLineHash,
      );

    assert.deepEqual(listFingerprints(`% a comment\n\n${wrong}`), listFingerprints(wrong));
    assert.equal(new Set(listFingerprints(wrong)).size, 2);
  });

  it('counts the states of the equalities and notes a file in which few were judged', () => {
    const [run] = createLog('one.tex', writtenQuestion('Find it.', '$a = b$ and $c = d$.')).runs;

    assert.deepEqual(run?.properties, { questions: 1, equalities: 2, judged: 0, undecided: 2, unread: 0 });
    assert.match(
      run?.invocations[0]?.toolExecutionNotifications[0]?.message.text ?? '',
      /0 of 2 steps \(equalities\) were checked/,
    );
  });

  it('has no results for a correct document', () => {
    assert.deepEqual(createLog('one.tex', allChecks[0]?.passes ?? '').runs[0]?.results, []);
  });
});
