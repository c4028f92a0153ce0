import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { NO_QUESTION, ScannedTex } from './scanned-tex.ts';

describe('ScannedTex', () => {
  for (const [description, reply, expected] of [
    ['plain LaTeX', '\\item Find $x$.\n\n', '\\item Find $x$.\n'],
    ['text before the LaTeX', 'Here it is:\n\\item Find $x$.', '\\item Find $x$.\n'],
    [
      'text around a code block',
      'Sure!\n```latex\n\\item Find $x$.\n```\nAnything else?',
      '\\item Find $x$.\n',
    ],
    ['a passage', '\\item[]\nText.\n\\item A?', '\\item[]\nText.\n\\item A?\n'],
    ['a reply without a question', '% no question in it', NO_QUESTION],
  ] as const) {
    it(`reads ${description}`, () => {
      assert.equal(ScannedTex.parse(reply), expected);
    });
  }

  for (const reply of ['', 'A question about falling.', '\\itemize is a word', '\\section{One}']) {
    it(`rejects ${JSON.stringify(reply)}`, () => {
      assert.match(String(ScannedTex.safeParse(reply).error), /starts with/);
    });
  }
});
