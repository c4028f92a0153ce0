import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { PlacedFinding, QuestionPlace, TexInspection } from '../api/schema.ts';
import { indexFindings } from './findings-by-place.ts';

const createFinding = (message: string, place: QuestionPlace): PlacedFinding => ({
  rule: 'rule',
  severity: 'error',
  message,
  reason: '',
  place,
});

const inspection: TexInspection = {
  tex: '',
  findings: [
    createFinding('about the stem', { field: 'stem' }),
    createFinding('about option b', { field: 'options.b' }),
    createFinding('about step 2', { field: 'solution', step: 2 }),
    createFinding('about part 1', { field: 'stem', part: 1 }),
  ],
  marks: [],
  read: { equalities: 0, unread: 0 },
};

const listMessages = ({ findings }: { findings: readonly PlacedFinding[] }) =>
  findings.map((finding) => finding.message);

describe('findings by place', () => {
  it('are returned only for their own field, step and part', () => {
    const checks = indexFindings(inspection);

    assert.deepEqual(listMessages(checks.getFindingsAt({ field: 'options.b' })), ['about option b']);
    assert.deepEqual(listMessages(checks.getFindingsAt({ field: 'solution', step: 2 })), ['about step 2']);
    assert.deepEqual(listMessages(checks.getFindingsAt({ field: 'solution' })), []);
  });

  it('count as general findings when the page does not show their field', () => {
    const checks = indexFindings(inspection);

    assert.deepEqual(listMessages(checks.getGeneralFindings(undefined)), ['about the stem']);
    assert.deepEqual(listMessages(checks.getGeneralFindings(1)), ['about part 1']);
  });

  it('are empty while the check results are loading', () => {
    assert.deepEqual(indexFindings(undefined).getFindingsAt({ field: 'stem' }), { findings: [], marks: [] });
  });
});
