import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { escapeControlCharacters } from './escape-control-characters.ts';

describe('escapeControlCharacters', () => {
  it('replaces terminal control sequences and keeps tabs and line ends', () => {
    assert.equal(escapeControlCharacters('\x1b[31mred\x9b0m\tnext\nline\x7f\0'), '␛[31mred�0m\tnext\nline␡␀');
  });

  it('replaces a carriage return that would overwrite the line, and keeps one that ends it', () => {
    assert.equal(escapeControlCharacters('safe\rharm\r\n'), 'safe␍harm\r\n');
  });

  it('leaves no control character and changes nothing else', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const shown = escapeControlCharacters(text);
        assert.doesNotMatch(shown.replace(/\r?\n|\t/g, ''), /\p{Cc}/u);
        assert.equal(shown.length, text.length);
      }),
    );
  });
});
