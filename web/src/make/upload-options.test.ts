import '../browser/memory-storage.fixture.ts';
import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { limitToMode, storedUploadOptions } from './upload-options.ts';

describe('upload options', () => {
  beforeEach(() => localStorage.clear());

  it('request key ideas and a numerical variant by default', () => {
    assert.deepEqual(storedUploadOptions.read(), { variants: ['numerical'], alternate: false, ideas: true });
  });

  it('are stored without unknown variants', () => {
    storedUploadOptions.write({ variants: ['magic', 'context'], alternate: true, ideas: false });

    assert.deepEqual(storedUploadOptions.read(), { variants: ['context'], alternate: true, ideas: false });
  });

  it('exclude what needs an AI model when the server has none', () => {
    const options = { variants: ['numerical', 'calculus'], alternate: true, ideas: true };

    assert.deepEqual(limitToMode(options, 'model'), options);
    assert.deepEqual(limitToMode(options, 'rules'), {
      variants: ['numerical'],
      alternate: false,
      ideas: true,
    });
  });
});
