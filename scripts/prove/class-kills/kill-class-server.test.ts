import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openScratchFolder } from '../../test/database/scratch-folder.ts';
import { killClassServer } from './kill-class-server.ts';

describe('a server that is killed while pupils answer', () => {
  it('loses no confirmed answer and records none twice', async () => {
    const scratch = await openScratchFolder();

    const report = await killClassServer({
      folder: scratch.path,
      pupils: 3,
      questions: 4,
      kills: 1,
      pauseMs: 700,
    });
    await scratch.remove();

    const { acknowledged, lost, doubled, unequalScripts } = report;
    assert.deepEqual(
      { acknowledged, lost, doubled, unequalScripts },
      { acknowledged: 12, lost: 0, doubled: 0, unequalScripts: 0 },
    );
  });
});
