import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findShortcut } from './find-shortcut.ts';

type KeyPress = Parameters<typeof findShortcut>[1];

const press = (key: string, changes: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  repeat: false,
  defaultPrevented: false,
  ...changes,
});

describe('keyboard shortcut', () => {
  const approve = () => {};

  it('is found by its key, in upper and lower case', () => {
    assert.equal(findShortcut({ a: approve }, press('a')), approve);
    assert.equal(findShortcut({ a: approve }, press('A')), approve);
    assert.equal(findShortcut({ '?': approve }, press('?')), approve);
  });

  it('is not found for other keys, turned-off shortcuts and names of object methods', () => {
    assert.equal(findShortcut({ a: approve }, press('b')), undefined);
    assert.equal(findShortcut({ a: undefined }, press('a')), undefined);
    assert.equal(findShortcut({}, press('toString')), undefined);
  });

  it('is off for key combinations, held keys and keys that were already handled', () => {
    const flags = ['ctrlKey', 'metaKey', 'altKey', 'repeat', 'defaultPrevented'] as const;

    for (const flag of flags) {
      assert.equal(findShortcut({ a: approve }, press('a', { [flag]: true })), undefined, flag);
    }
  });
});
