import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FAMILIES, readFamily, scoreFamily } from './labelled-suite.fixture.ts';
import { checkArgument } from './working/check-argument.ts';

describe('the labelled suite', () => {
  for (const family of FAMILIES) {
    it(`agrees with at least 95% of ${family} and accepts at most 0.5% wrongly`, () => {
      const { agreement, falseAccepts, missed } = scoreFamily(family);

      assert.ok(
        agreement >= 0.95,
        `${(100 * agreement).toFixed(1)}%; missed ${missed.slice(0, 20).join(' ')}`,
      );
      assert.ok(
        falseAccepts <= 0.005,
        `${(100 * falseAccepts).toFixed(2)}% accepted wrongly: ${missed.join(' ')}`,
      );
    });
  }

  it('gives at least 95% of the lines of arguments the labelled verdict', () => {
    type LabelledArgument = { lines?: readonly string[]; lineLabels?: string[] };
    const lineMatches = readFamily('arguments').flatMap((suiteCase) => {
      const { lines = [], lineLabels = [] }: LabelledArgument = suiteCase;
      return checkArgument(lines).lines.map((line, k) => line.verdict === lineLabels[k]);
    });

    assert.ok(lineMatches.filter(Boolean).length / lineMatches.length >= 0.95);
  });
});
