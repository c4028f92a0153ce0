import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { modelPrices } from './model-prices.table.ts';
import { priceTokens } from './price-tokens.ts';

const million = { inputTokens: 1_000_000, cachedInputTokens: 0, outputTokens: 1_000_000 };

describe('priceTokens', () => {
  it('multiplies tokens by the price of the model', () => {
    assert.equal(priceTokens(modelPrices, 'gpt-5', million), 11.25);
  });

  it('charges cached input at its own price', () => {
    assert.equal(priceTokens(modelPrices, 'gpt-5', { ...million, cachedInputTokens: 1_000_000 }), 10.125);
  });

  it('charges cached input at the full price when there is no cached price', () => {
    const prices = { local: { input: 3, output: 0 } };

    assert.equal(priceTokens(prices, 'local', { ...million, cachedInputTokens: 500_000 }), 3);
  });

  it('uses the price of the family for a dated name', () => {
    assert.equal(priceTokens(modelPrices, 'gpt-5-2025-08-07', million), 11.25);
  });

  for (const unknown of ['llama3', 'constructor', 'gpt-5-unheard-of']) {
    it(`returns null for ${unknown}`, () => {
      assert.equal(priceTokens(modelPrices, unknown, million), null);
    });
  }

  it('returns null when the service reported no tokens', () => {
    const nothing = { inputTokens: 0, cachedInputTokens: 0, outputTokens: 0 };

    assert.equal(priceTokens(modelPrices, 'gpt-5', nothing), null);
  });
});
