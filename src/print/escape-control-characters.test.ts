import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { escapeControlCharacters, escapeExceptColours } from './escape-control-characters.ts';

describe('escapeControlCharacters', () => {
  it('replaces terminal control sequences and keeps tabs and line ends', () => {
    assert.equal(escapeControlCharacters('\x1b[31mred\x9b0m\tnext\nline\x7f\0'), '␛[31mred�0m\tnext\nline␡␀');
  });

  it('replaces a carriage return that would overwrite the line, and keeps one that ends it', () => {
    assert.equal(escapeControlCharacters('safe\rharm\r\n'), 'safe␍harm\r\n');
  });

  it('replaces every control character and keeps the length of the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const escaped = escapeControlCharacters(text);
        assert.doesNotMatch(escaped.replace(/\r?\n|\t/g, ''), /\p{Cc}/u);
        assert.equal(escaped.length, text.length);
      }),
    );
  });
});

describe('escapeExceptColours', () => {
  it('keeps colours and escapes everything else that controls a terminal', () => {
    const painted = '\x1b[31mred\x1b[0m';

    assert.equal(escapeExceptColours(`${painted} \x1b[2J\x1b]0;title\x07`), `${painted} ␛[2J␛]0;title␇`);
  });
});
