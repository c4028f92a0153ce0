import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { closeStrikesPerLine, strikeOut } from './strike-out.ts';

describe('strikeOut', () => {
  const crossedOutLines = [
    '~~x = 5~~',
    '<del>x = 5</del>',
    '\\sout{x = 5}',
    '\\cancel{x = 5}',
    '[crossed out] x = 5',
    'x = 5 (crossed out)',
    '[scored out: x = 5]',
    [...'x = 5'].map((letter) => `${letter}\u0336`).join(''),
  ];
  for (const line of crossedOutLines) {
    it(`reads ${JSON.stringify(line)} as crossed out`, () => {
      assert.deepEqual(strikeOut(line), { kept: '', crossedOut: 'x = 5' });
    });
  }

  it('keeps the text next to a crossed-out value', () => {
    assert.deepEqual(strikeOut('x = ~~5~~ 6'), { kept: 'x =   6', crossedOut: '5' });
  });

  it('keeps a factor that is cancelled in a fraction', () => {
    const { kept, crossedOut } = strikeOut('\\frac{\\cancel{(x+2)}(x-3)}{\\cancel{(x+2)}(x+1)}');

    assert.equal(crossedOut, '');
    assert.equal(kept, '\\frac{{(x+2)}(x-3)}{{(x+2)}(x+1)}');
  });
});

describe('closeStrikesPerLine', () => {
  it('marks every line between an opening and a closing mark as crossed out', () => {
    assert.equal(closeStrikesPerLine('~~a = 1\nb = 2~~\nc = 3'), '~~a = 1~~\n~~b = 2~~\nc = 3');
  });
});
