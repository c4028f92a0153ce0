import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { PlacedFinding, QuestionPlace, TexInspection } from '../api/schema.ts';
import { indexFindings } from './findings-by-place.ts';

const finding = (message: string, place: QuestionPlace): PlacedFinding => ({
  rule: 'rule',
  severity: 'error',
  message,
  reason: '',
  place,
});

const inspection: TexInspection = {
  tex: '',
  findings: [
    finding('about the stem', { field: 'stem' }),
    finding('about option b', { field: 'options.b' }),
    finding('about step 2', { field: 'solution', step: 2 }),
    finding('about part 1', { field: 'stem', part: 1 }),
  ],
  marks: [],
  read: { equalities: 0, unread: 0 },
};

const messages = ({ findings }: { findings: readonly PlacedFinding[] }) => findings.map((one) => one.message);

describe('findings by place', () => {
  it('are found at their field, step and part only', () => {
    const checks = indexFindings(inspection);

    assert.deepEqual(messages(checks.at({ field: 'options.b' })), ['about option b']);
    assert.deepEqual(messages(checks.at({ field: 'solution', step: 2 })), ['about step 2']);
    assert.deepEqual(messages(checks.at({ field: 'solution' })), []);
  });

  it('belong to the whole question or part when the page shows no place for their field', () => {
    const checks = indexFindings(inspection);

    assert.deepEqual(messages(checks.aboutWhole(undefined)), ['about the stem']);
    assert.deepEqual(messages(checks.aboutWhole(1)), ['about part 1']);
  });

  it('are empty before the checks have loaded', () => {
    assert.deepEqual(indexFindings(undefined).at({ field: 'stem' }), { findings: [], marks: [] });
  });
});
