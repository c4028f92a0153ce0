import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, describe, it } from 'node:test';
import fc from 'fast-check';
import { generateUnifiedDiff } from '../../src/text/diff/generate-unified-diff.ts';
import { textPair } from '../../src/text/diff/text.arbitrary.ts';

const folder = mkdtempSync(join(tmpdir(), 'vbagent-diff-'));
after(() => rmSync(folder, { recursive: true }));

function applyWithGit(path: string, original: string, diff: string): string {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), original);
  execFileSync('git', ['-c', 'core.autocrlf=false', 'apply', '--whitespace=nowarn', '--unidiff-zero', '-'], {
    cwd: folder,
    input: diff,
    env: { ...process.env, GIT_CEILING_DIRECTORIES: tmpdir(), GIT_CONFIG_NOSYSTEM: '1' },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  return readFileSync(join(folder, path), 'utf8');
}

describe('a generated diff', () => {
  it('produces the modified text when `git apply` applies it', () => {
    fc.assert(
      fc.property(
        textPair,
        fc.constantFrom('problem.tex', 'two words/größe "1".tex', 'tab\there.tex'),
        ([original, modified], path) => {
          fc.pre(original !== modified);
          const diff = generateUnifiedDiff(original, modified, { path });
          assert.equal(applyWithGit(path, original, diff), modified);
        },
      ),
      { numRuns: 150 },
    );
  });

  for (const [claim, original, modified] of [
    ['fills an empty file', '', 'x\n'],
    ['adds the final newline', 'x', 'x\n'],
    ['removes the final newline', 'x\n', 'x'],
    ['changes line endings', 'x\r\ny\r\n', 'x\ny\n'],
  ] as const) {
    it(`${claim} when git applies it`, () => {
      const diff = generateUnifiedDiff(original, modified, { path: 'case.tex' });
      assert.equal(applyWithGit('case.tex', original, diff), modified);
    });
  }
});
