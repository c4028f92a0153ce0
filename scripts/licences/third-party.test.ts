import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { thirdPartyPage } from './third-party.ts';

const lockfileWith = (license: string | undefined, name = '@scope/thing') => ({
  packages: { '': {}, [`node_modules/${name}`]: { version: '1.0.0', ...(license ? { license } : {}) } },
});

describe('the licence check', () => {
  it('lists a package with its licence', () => {
    const { page, unlisted } = thirdPartyPage(lockfileWith('MIT'));

    assert.match(page, /\| @scope\/thing \| 1\.0\.0 \| MIT \|/);
    assert.deepEqual(unlisted, []);
  });

  for (const licence of ['GPL-3.0', 'LGPL-3.0-or-later', 'MIT AND GPL-3.0', undefined]) {
    it(`refuses ${licence ?? 'a package that states none'}`, () => {
      assert.deepEqual(
        thirdPartyPage(lockfileWith(licence)).unlisted.map(({ name }) => name),
        ['@scope/thing'],
      );
    });
  }

  it('accepts the LGPL for the replaceable image library alone', () => {
    const { unlisted } = thirdPartyPage(lockfileWith('LGPL-3.0-or-later', '@img/sharp-libvips-linux-x64'));

    assert.deepEqual(unlisted, []);
  });

  it('accepts a choice that holds one allowed licence', () => {
    assert.deepEqual(thirdPartyPage(lockfileWith('(MIT OR GPL-3.0)')).unlisted, []);
  });
});
