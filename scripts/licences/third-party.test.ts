import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createThirdPartyPage } from './third-party.ts';

const createLockfile = (license: string | undefined, name = '@scope/thing') => ({
  packages: { '': {}, [`node_modules/${name}`]: { version: '1.0.0', ...(license ? { license } : {}) } },
});

describe('the licence check', () => {
  it('lists a package with its licence', () => {
    const { page, unlisted } = createThirdPartyPage(createLockfile('MIT'));

    assert.match(page, /\| @scope\/thing \| 1\.0\.0 \| MIT \|/);
    assert.deepEqual(unlisted, []);
  });

  for (const licence of ['GPL-3.0', 'LGPL-3.0-or-later', 'MIT AND GPL-3.0', undefined]) {
    it(`rejects ${licence ?? 'a package without a licence'}`, () => {
      assert.deepEqual(
        createThirdPartyPage(createLockfile(licence)).unlisted.map(({ name }) => name),
        ['@scope/thing'],
      );
    });
  }

  it('accepts the LGPL only for the replaceable image library', () => {
    const { unlisted } = createThirdPartyPage(
      createLockfile('LGPL-3.0-or-later', '@img/sharp-libvips-linux-x64'),
    );

    assert.deepEqual(unlisted, []);
  });

  it('accepts a choice of licences if one of them is allowed', () => {
    assert.deepEqual(createThirdPartyPage(createLockfile('(MIT OR GPL-3.0)')).unlisted, []);
  });
});
