import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { describe, it } from 'node:test';
import { openScratchCli } from '../scratch-cli.fixture.ts';

async function printScript(shell: string): Promise<string> {
  const cli = openScratchCli();
  const { out } = await cli.run('completion', shell);
  cli.close();
  return out;
}

/** Returns the completions that bash offers for a line whose last word is incomplete. */
async function completeInBash(...words: string[]): Promise<string[]> {
  const script = `${await printScript('bash')}
COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _vbagent; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout, stderr, status } = spawnSync('bash', ['-c', script, 'bash', 'vbagent', ...words], {
    encoding: 'utf8',
  });
  assert.deepEqual([status, stderr], [0, '']);
  return stdout.split('\n').filter((line) => line !== '');
}

describe('completion', () => {
  it('offers commands, subcommands, options and their values in bash', async () => {
    assert.deepEqual(await completeInBash('ba'), ['batch', 'bank', 'backup']);
    assert.deepEqual(await completeInBash('bank', 's'), ['show', 'search', 'stats', 'send']);
    assert.deepEqual(await completeInBash('bank', 'list', '--k'), ['--kind']);
    assert.deepEqual(await completeInBash('scan', '--type', 'm'), ['mcq_sc', 'mcq_mc', 'match']);
    assert.deepEqual(await completeInBash('completion', 'z'), ['zsh']);
  });

  it('lets bash complete files where a file is expected', async () => {
    assert.deepEqual(await completeInBash('scan', '-t', ''), []);
    assert.deepEqual(await completeInBash('bank', 'import', ''), []);
  });

  it('prints the commands in the scripts for zsh and fish', async () => {
    assert.match(
      await printScript('zsh'),
      /^#compdef vbagent\n[\s\S]*'bank export --format'\) candidates='tex json jsonl /,
    );
    assert.match(await printScript('fish'), /complete -c vbagent -n '__vbagent_at "bank"' -f -a import /);
  });
});
