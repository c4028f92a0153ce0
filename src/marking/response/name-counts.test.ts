import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { listNamedCounts, nameCounts } from './name-counts.ts';

describe('nameCounts', () => {
  const counts = listNamedCounts('State the number of neutrons, $n$, and the number of electrons, $e$.');

  it('reads numbers with their descriptions in any order', () => {
    assert.equal(nameCounts('electrons 10 and neutrons 12', counts), 'e = 10, n = 12');
    assert.equal(nameCounts('12 neutrons 10 electrons', counts), 'n = 12, e = 10');
    assert.equal(nameCounts('ten electrons, no neutrons', counts), 'e = 10, n = 0');
  });

  it('leaves other lines unchanged', () => {
    for (const line of ['10, 12', 'n = 12', '19 - 9 = 10 neutrons', '10 protons and 12 neutrons'])
      assert.equal(nameCounts(line, counts), line);
    assert.equal(nameCounts('5 apples', listNamedCounts('Find the number of apples, $a$.')), '5 apples');
  });
});
