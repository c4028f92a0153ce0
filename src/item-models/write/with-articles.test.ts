import assert from 'node:assert/strict';
import { it } from 'node:test';
import { withArticles } from './with-articles.ts';

it('writes “an” before vowels, eight, eleven and eighteen, and “a” before the others', () => {
  assert.equal(withArticles('A arrow'), 'An arrow');
  assert.equal(withArticles('a uranium nucleus'), 'a uranium nucleus');
  assert.equal(withArticles('a $18\\,\\mathrm{V}$ supply'), 'an $18\\,\\mathrm{V}$ supply');
  assert.equal(withArticles('a $8.2\\,\\mathrm{V}$ supply'), 'an $8.2\\,\\mathrm{V}$ supply');
  assert.equal(withArticles('A $180\\,\\Omega$ resistor'), 'A $180\\,\\Omega$ resistor');
  assert.equal(withArticles('a $11\\,000\\,\\mathrm{V}$ line'), 'an $11\\,000\\,\\mathrm{V}$ line');
});
