import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { answerKeys } from './answer-key.arbitrary.ts';
import { printKeyOptions, readKeyOptions } from './key-options.ts';

describe('options of a key', () => {
  it('are read as an author writes them', () => {
    const text =
      'exact = {12/0.52}, tolerance=2\\%, figures=2+, range=>=5, units={nm, m}, words={heat|thermal, energy}';

    assert.deepEqual(readKeyOptions(text), {
      key: {
        exact: '12/0.52',
        tolerance: { relative: 0.02 },
        figures: { min: 2 },
        range: { min: 5 },
        units: ['nm', 'm'],
        words: [['heat', 'thermal'], ['energy']],
      },
      problems: [],
    });
  });

  it('are reported, with a correct value, if they cannot be read', () => {
    const { key, problems } = readKeyOptions('figures=many, unit=needed, colour=red, places=2');

    assert.deepEqual(key, { places: 2 });
    assert.equal(problems.length, 3);
    assert.match(problems[0] ?? '', /figures=many cannot be read; write figures=3, 2-4 or 2\+\./u);
    assert.match(problems[1] ?? '', /required, optional, printed or ignore/u);
    assert.match(problems[2] ?? '', /“colour” is not an option/u);
  });

  it('are equal after printing and reading', () => {
    fc.assert(
      fc.property(answerKeys, (key) => {
        const { accept: _accept, reject: _reject, ...options } = key;

        assert.deepEqual(readKeyOptions(printKeyOptions(key)), { key: options, problems: [] });
      }),
      { numRuns: 200 },
    );
  });
});
