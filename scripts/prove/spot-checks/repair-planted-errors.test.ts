import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { modelsFor } from '../../../src/item-models/catalogue.ts';
import { openScratchFolder } from '../../test/database/scratch-folder.ts';
import { repairPlantedErrors } from './repair-planted-errors.ts';

const scratch = await openScratchFolder();
after(() => scratch.remove());

const nat5Mathematics = modelsFor({ subject: 'Mathematics', level: 'Nat 5' });

describe('a check by rules with --yes-to certain', () => {
  it('damages no question and repairs most missing braces and environments', async () => {
    const rows = await repairPlantedErrors(scratch.path, { count: 22, seed: 8, models: nat5Mathematics });

    assert.deepEqual(
      rows.flatMap(({ damagedIds }) => damagedIds),
      [],
    );
    const ofDelimiters = rows.filter(({ kind }) => /brace|end/.test(kind));
    const total = (field: 'problems' | 'repaired') => ofDelimiters.reduce((sum, row) => sum + row[field], 0);
    assert.ok(total('problems') > 10);
    assert.ok(total('repaired') > 0.5 * total('problems'));
  });
});
