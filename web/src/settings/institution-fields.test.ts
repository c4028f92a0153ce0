import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { toFields, toSettings } from './institution-fields.ts';

const stored = {
  ...{ id: 'default', version: 3, updated_at: '2026-01-01T00:00:00Z', profile: 'nbme' as const },
  ...{ review: { threshold: 0.9 }, limits: { costPerDay: 2.5 }, retention: { answers: 0 } },
};

describe('the form of an institution', () => {
  it('shows stored values, and nothing for values that are not set', () => {
    assert.deepEqual(toFields(stored), {
      costPerDay: '2.5',
      jobsPerDay: '',
      threads: '',
      answers: '0',
      fourEyes: false,
    });
  });

  it('changes only its own settings, and removes those whose field is empty', () => {
    const fields = { costPerDay: ' ', jobsPerDay: '20', threads: '90', answers: '', fourEyes: true };

    assert.deepEqual(toSettings(stored, fields), {
      ...stored,
      limits: { jobsPerDay: 20 },
      retention: { threads: 90 },
      review: { threshold: 0.9, four_eyes: true },
    });
    assert.deepEqual(toSettings(stored, toFields(stored)), stored);
  });
});
