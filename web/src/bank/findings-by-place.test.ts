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
    createFinding('about question 1 of a passage', { field: 'stem', part: 1 }),
    createFinding('about part b', { field: 'parts.b.marks' }),
    createFinding('about the label of b(i)', { field: 'parts.b.i' }),
    createFinding('about option a of b(i)', { field: 'parts.b.i.options.a' }),
    createFinding('about step 1 of b(i)', { field: 'parts.b.i.solution', step: 1 }),
  ],
  marks: [],
  read: { equalities: 0, judged: 0, undecided: 0, unread: 0 },
  coverage_warning: null,
};

const listMessages = ({ findings }: { findings: readonly PlacedFinding[] }) =>
  findings.map((finding) => finding.message);

describe('findings by place', () => {
  it('are returned only for their own field and step', () => {
    const results = indexFindings(inspection)({});

    assert.deepEqual(listMessages(results.getFindingsAt('options.b')), ['about option b']);
    assert.deepEqual(listMessages(results.getFindingsAt('solution', 2)), ['about step 2']);
    assert.deepEqual(listMessages(results.getFindingsAt('solution')), []);
  });

  it('are returned only for their own part', () => {
    const results = indexFindings(inspection)({ path: 'b.i' });

    assert.deepEqual(listMessages(results.getFindingsAt('options.a')), ['about option a of b(i)']);
    assert.deepEqual(listMessages(results.getFindingsAt('solution', 1)), ['about step 1 of b(i)']);
    assert.deepEqual(listMessages(results.getGeneralFindings()), ['about the label of b(i)']);
    assert.deepEqual(listMessages(indexFindings(inspection)({ path: 'b' }).getGeneralFindings()), [
      'about part b',
    ]);
  });

  it('count as general findings when the page does not show their field', () => {
    const checks = indexFindings(inspection);

    assert.deepEqual(listMessages(checks({}).getGeneralFindings()), ['about the stem']);
    assert.deepEqual(listMessages(checks({ number: 1 }).getGeneralFindings()), [
      'about question 1 of a passage',
    ]);
  });

  it('are empty while the check results are loading', () => {
    assert.deepEqual(indexFindings(undefined)({}).getFindingsAt('stem'), { findings: [], marks: [] });
  });
});
