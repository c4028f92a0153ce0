import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { NO_QUESTION, ScannedTex } from './scanned-tex.ts';

describe('ScannedTex', () => {
  for (const [what, said, kept] of [
    ['plain LaTeX', '\\item Find $x$.\n\n', '\\item Find $x$.\n'],
    ['talk before it', 'Here it is:\n\\item Find $x$.', '\\item Find $x$.\n'],
    ['talk around a fence', 'Sure!\n```latex\n\\item Find $x$.\n```\nAnything else?', '\\item Find $x$.\n'],
    ['a passage', '\\item[]\nText.\n\\item A?', '\\item[]\nText.\n\\item A?\n'],
    ['nothing to transcribe', '% no question in it', NO_QUESTION],
  ] as const) {
    it(`reads ${what}`, () => {
      assert.equal(ScannedTex.parse(said), kept);
    });
  }

  for (const said of ['', 'A question about falling.', '\\itemize is a word', '\\section{One}']) {
    it(`refuses ${JSON.stringify(said)}`, () => {
      assert.match(String(ScannedTex.safeParse(said).error), /starts with/);
    });
  }
});
