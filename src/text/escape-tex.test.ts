import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { texToInlineHtml } from '../print/html/tex-to-html.ts';
import { escapeTex } from './escape-tex.ts';

/** Characters that occur in hints and key ideas, and all that TeX treats specially. */
const character = fc.constantFrom(...'abz AZ09.,:;!?()[]+=/*<>|"@%$#&_{}~^\\-`\'£×÷²°½√→–’“');

/** Reads the text that a reader sees. */
function readVisibleText(html: string): string {
  const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', '#39': "'" };
  return html
    .replace(/<[^>]*>/gu, '')
    .replace(/&(lt|gt|amp|quot|#39);/gu, (_whole, name: string) => entities[name] ?? '');
}

/** TeX prints straight quotation marks as curly ones, and several spaces as one. */
const normalise = (text: string): string =>
  text.replace(/[`‘’]/gu, "'").replace(/[“”]/gu, '"').replace(/\s+/gu, ' ').trim();

describe('escapeTex', () => {
  it('keeps every character of a plain text when the text is typeset', () => {
    fc.assert(
      fc.property(fc.string({ unit: character, maxLength: 40 }), (text) => {
        assert.equal(normalise(readVisibleText(texToInlineHtml(escapeTex(text)))), normalise(text));
      }),
      { numRuns: 500 },
    );
  });

  it('keeps the text after a percent sign', () => {
    assert.equal(
      escapeTex('A change of r% is one multiplication.'),
      'A change of r\\% is one multiplication.',
    );
  });
});
