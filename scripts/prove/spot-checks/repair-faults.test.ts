import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { modelsFor } from '../../../src/item-models/catalogue.ts';
import { openScratchFolder } from '../../test/database/scratch-folder.ts';
import { repairFaults } from './repair-faults.ts';

const scratch = await openScratchFolder();
after(() => scratch.remove());

const nat5Mathematics = modelsFor({ subject: 'Mathematics', level: 'Nat 5' });

describe('a check by rules with --yes-to certain', () => {
  it('restores the original meaning for most faults and damages nothing', async () => {
    const rows = await repairFaults(scratch.path, { count: 22, seed: 8, models: nat5Mathematics });

    assert.deepEqual(
      rows.flatMap(({ wrong }) => wrong),
      [],
    );
    const total = (field: 'problems' | 'repaired') => rows.reduce((sum, row) => sum + row[field], 0);
    assert.ok(total('problems') > 10);
    assert.ok(total('repaired') >= 0.6 * total('problems'));
  });
});
