import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { modelsFor } from '../../../src/item-models/catalogue.ts';
import { openScratchFolder } from '../../test/database/scratch-folder.ts';
import { repairPlantedErrors } from './repair-planted-errors.ts';

const scratch = await openScratchFolder();
after(() => scratch.remove());

const nat5Mathematics = modelsFor({ subject: 'Mathematics', level: 'Nat 5' });

describe('a check by rules with --yes-to certain', () => {
  it('repairs most planted errors and damages no question', async () => {
    const rows = await repairPlantedErrors(scratch.path, { count: 22, seed: 8, models: nat5Mathematics });

    assert.deepEqual(
      rows.flatMap(({ damagedIds }) => damagedIds),
      [],
    );
    const total = (field: 'problems' | 'repaired') => rows.reduce((sum, row) => sum + row[field], 0);
    assert.ok(total('problems') > 10);
    assert.ok(total('repaired') >= 0.6 * total('problems'));
  });
});
