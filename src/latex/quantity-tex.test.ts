import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { expandQuantities, expandTextQuantities } from './quantity-tex.ts';

const raw = String.raw;

const formulas = [
  [raw`\SI{5}{\metre\per\second}`, raw`{5\,\mathrm{m\,s^{-1}}}`],
  [raw`F=\SI{50}{\newton}`, raw`F={50\,\mathrm{N}}`],
  [raw`\SI[per-mode=symbol]{3.0e8}{m.s^{-1}}`, raw`{3.0\times 10^{8}\,\mathrm{m\,s^{-1}}}`],
  [raw`\qty{20}{\mile\per\hour}`, raw`{20\,\mathrm{mile\,h^{-1}}}`],
  [raw`\SI{90}{\degreeCelsius}`, raw`{90\,\mathrm{^{\circ}C}}`],
  [raw`\SI{4.7}{\kilo\ohm}`, raw`{4.7\,\mathrm{k\Omega }}`],
  [raw`\ang{30;15;}`, raw`{30^{\circ}15'}`],
  [raw`\num{6.6e-34}`, raw`{6.6\times 10^{-34}}`],
  [raw`\SIrange{2}{3}{\micro\metre}`, raw`{2\text{–}3\,\mathrm{\mu m}}`],
  [raw`\text{at \SI{5}{\metre}}`, raw`\text{at $5\,\mathrm{m}$}`],
  [raw`\SI{5}`, raw`\SI{5}`],
  [raw`\sin\sigma`, raw`\sin\sigma`],
] as const;

describe('siunitx commands', () => {
  for (const [tex, expected] of formulas)
    it(`are replaced in the formula ${tex}`, () => assert.equal(expandQuantities(tex), expected));

  it('become formulas in text', () => {
    assert.equal(
      expandTextQuantities(raw`\node {\SI{4}{\metre}}; \node {$F=\SI{2}{\newton}$};`),
      raw`\node {$4\,\mathrm{m}$}; \node {$F={2\,\mathrm{N}}$};`,
    );
  });
});
