import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { writeInFormat } from '../../../src/formats/format.fixture.ts';
import { listExportedQuestions } from './exported-questions.ts';
import { compareGiftKeys } from './play-keys.ts';
import { readForeignFolder } from './read-foreign-files.ts';
import { measureOwnRoundTrip } from './round-trips.ts';
import { runTool } from './run-tool.ts';

const questions = listExportedQuestions(4).slice(-8);

describe('the proof of interchange', () => {
  it('compares our keys with those that another reader of GIFT finds', async () => {
    const { played, wrong } = await compareGiftKeys(questions);

    assert.ok(played > 0);
    assert.deepEqual(wrong, []);
  });

  it('counts a changed question as not equal', async () => {
    const { bytes } = await writeInFormat('moodle', [questions]);
    const [first, ...others] = questions;
    assert.ok(first);

    const all = await measureOwnRoundTrip('moodle', bytes, questions);
    const changed = await measureOwnRoundTrip('moodle', bytes, [{ ...first, stem: 'Changed.' }, ...others]);

    assert.deepEqual([all.equal, changed.equal], [questions.length, questions.length - 1]);
  });

  it('counts files that are read and refused, and reports a program that is missing', async (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'vbagent-foreign-'));
    t.after(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, 'a.xml'), (await writeInFormat('moodle', [questions])).bytes);
    writeFileSync(join(folder, 'b.xml'), '<quiz/>');

    const { files, read, refusals, crashes } = await readForeignFolder(folder);

    assert.deepEqual([files, read, [...refusals.keys()], crashes], [2, 1, ['contains no question.'], []]);
    assert.equal(runTool('vbagent-no-such-program', [], folder).isMissing, true);
  });
});
