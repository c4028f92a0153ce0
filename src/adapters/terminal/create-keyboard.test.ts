import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { describe, it } from 'node:test';

const twoKeyboards = `
  import { createKeyboard } from ${JSON.stringify(new URL('./create-keyboard.ts', import.meta.url).href)};
  const open = () => createKeyboard(process.stdin, process.stdout, undefined);
  open().close();
  const keyboard = open();
  console.log(await keyboard.readKey(), await keyboard.readKey(), await keyboard.readKey());
  keyboard.close();
`;

describe('a keyboard on a pipe', () => {
  it('reads keys after an earlier keyboard was closed', () => {
    const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', twoKeyboards], {
      input: 'a\nr\n',
      encoding: 'utf8',
    });

    assert.deepEqual([status, stdout], [0, 'a r undefined\n']);
  });

  it('returns whole lines, so that a word is not mistaken for its first letter', () => {
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', twoKeyboards], {
      input: '  abort \n\nreject',
      encoding: 'utf8',
    });

    assert.equal(stdout, 'abort  reject\n');
  });
});
