import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findSection, formatSection, isSelected, listGaps } from './page-sections.ts';

const speed = formatSection({
  title: 'Speed',
  body: '| a |',
  gaps: ['csv: 3 per second'],
  stamp: 'commit 1',
});

describe('the sections of the evidence page of interchange', () => {
  it('are kept from the page if they are not measured again', () => {
    assert.equal(findSection(`# interchange\n\n${speed}\n\n## Memory\n\nold\n`, 'Speed'), speed);
    assert.equal(isSelected('XML schemas', 'memory, schemas'), true);
    assert.equal(isSelected('Speed', 'memory, schemas'), false);
  });

  it('are gaps if a claim did not hold, or if they were never measured', () => {
    const memory = findSection('## Memory\n\nold\n', 'Memory');

    assert.deepEqual(listGaps([speed, memory]), ['Speed: csv: 3 per second', 'Memory: not measured']);
  });
});
