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
    const lines = readFamily('arguments').flatMap((one) => {
      const { lines: written = [], lineLabels = [] }: { lines?: readonly string[]; lineLabels?: string[] } =
        one;
      return checkArgument(written).lines.map((line, k) => line.verdict === lineLabels[k]);
    });

    assert.ok(lines.filter(Boolean).length / lines.length >= 0.95);
  });
});
