import { defineContext } from '../../contexts/define-context.ts';

/** Acids of foods and preservatives with their sodium salts and pKa values (SQA data booklet, 25 °C). */
const ACIDS = [
  {
    acid: 'ethanoic acid',
    salt: 'sodium ethanoate',
    ion: 'ethanoate',
    formula: 'CH_3COOH',
    pKa: 4.76,
    use: 'Vinegar',
  },
  {
    acid: 'propanoic acid',
    salt: 'sodium propanoate',
    ion: 'propanoate',
    formula: 'C_2H_5COOH',
    pKa: 4.87,
    use: 'A preservative for bread',
  },
  {
    acid: 'methanoic acid',
    salt: 'sodium methanoate',
    ion: 'methanoate',
    formula: 'HCOOH',
    pKa: 3.75,
    use: 'A descaler for kettles',
  },
  {
    acid: 'benzoic acid',
    salt: 'sodium benzoate',
    ion: 'benzoate',
    formula: 'C_6H_5COOH',
    pKa: 4.2,
    use: 'A preservative for soft drinks',
  },
] as const;

/** A weak acid: its pH, its salt, a buffer, and the choice of an indicator for its titration. */
export const weakAcidAndBuffer = defineContext({
  course: ['Chemistry', 'Advanced Higher'],
  id: 'AHC-C02',
  title: 'A weak acid and its buffer',
  outcomeId: 'CHE-AH-04',
  calculator: 'allowed',
  marks: [6, 9],
  draw: (random) => {
    const chosen = random.pick(ACIDS);
    const concentration = random.pick([0.05, 0.08, 0.12, 0.15]);
    const [volume, titre] = [random.pick([20, 25]), random.step(12.4, 18.6, 0.2)];
    const alkali = random.pick([0.1, 0.15]);
    const [acidPart, saltPart] = [random.pick([0.1, 0.12, 0.16]), random.pick([0.2, 0.25, 0.3])];
    return {
      values: {
        ...chosen,
        concentration: { value: concentration, unit: 'mol l^-1' },
        volume: { value: volume, unit: 'cm^3', significantFigures: 3 },
        titre: { value: titre, unit: 'cm^3', significantFigures: 3 },
        alkali: { value: alkali, unit: 'mol l^-1', significantFigures: 3 },
        acidPart: { value: acidPart, unit: 'mol l^-1', significantFigures: 3 },
        saltPart: { value: saltPart, unit: 'mol l^-1', significantFigures: 3 },
      },
      answers: {
        acidity: 0.5 * chosen.pKa - 0.5 * Math.log10(concentration),
        constant: 10 ** -chosen.pKa,
        buffer: chosen.pKa + Math.log10(saltPart / acidPart),
        titration: (alkali * titre) / volume,
        equal: chosen.pKa,
      },
    };
  },
  text: String.raw`
#use contains #acid, $\mathrm{#formula}$, which is a weak acid. The $\mathrm{p}K_a$ of #acid is #pKa.

[define, weak-acids] State what is meant by a weak acid.
state: an acid that is only partially dissociated in solution | it is partially ionised in water | an acid that does not fully dissociate | it partially dissociates into ions | not fully ionised
  | partially ionised in solution
reject: a dilute acid | an acid with a low concentration

[base, conjugate-base] Name the conjugate base of #acid.
state: #ion | #ion ion | the #ion ion | #ion ions
reject: #salt | water | hydroxide

[acidity, weak-acid-ph] Calculate the pH of a solution of #acid with a concentration of #concentration.
relationship: pH = \frac{1}{2}pK_a - \frac{1}{2}\log_{10}c
calculate: pH = \frac{1}{2} \times #pKa - \frac{1}{2} \times \log_{10}(#concentration)
significant figures: 3
wrong: strong-acid-ph | -\log_{10}(#concentration) | The acid was treated as a strong acid. | 0

[constant, acid-constant] Calculate the dissociation constant, $K_a$, of #acid.
calculate: K_a = 10^{-#pKa}
significant figures: 3
wrong: log-sign | \frac{1}{#pKa} | The reciprocal was taken. | 0

[titration, titration] A sample of #volume of a solution of #acid is neutralised by #titre of sodium hydroxide solution with a concentration of #alkali. One mole of the acid reacts with one mole of sodium
  hydroxide. Calculate the concentration of the acid, in $\mathrm{mol\,l^{-1}}$.
step: Find the moles of sodium hydroxide | #alkali \times \frac{#titre}{1000} | mol
calculate: \frac{@1 \times 1000}{#volume}
significant figures: 3
wrong: volumes-interchanged | \frac{#alkali \times #volume}{#titre} | The two volumes changed places. | 0

[indicator, indicators] A solution of #acid is titrated with sodium hydroxide solution. Explain why phenolphthalein, which changes colour between pH 8.2 and 10, is a suitable indicator.
point: the pH at the equivalence point is above 7 | the equivalence point is in the range of the indicator | the pH changes rapidly between 8.2 and 10 at the equivalence point
  | the salt solution formed is alkaline and its pH is in the range of the indicator
reject: the equivalence point is at pH 7 | the equivalence point is below 7

[salt, salt-hydrolysis] A solution of #salt in water has a pH greater than 7. Explain why.
point: #ion ions react with water or with hydrogen ions to form #acid molecules | #ion ions remove hydrogen ions from the water equilibrium | #ion ions combine with $\mathrm{H^+}$ ions
  | #ion ions react with water
why: State the reaction of the ion
then: so the concentration of hydroxide ions becomes greater than that of hydrogen ions | excess hydroxide ions remain | more water dissociates and hydroxide ions are left over
  | hydroxide ions are produced
why: State the effect on the hydroxide ions
reject: sodium ions react with water

[meaning, buffers] State what is meant by a buffer solution.
state: a solution whose pH stays approximately constant when small amounts of acid or base are added | it resists changes in pH when small amounts of acid or alkali are added
  | the pH remains approximately constant when small amounts of acid, base or water are added | a solution that resists changes in pH
  | a solution where pH remains approximately constant when acid or alkali added
reject: a neutral solution | the pH cannot change at all

[buffer, buffers] A buffer solution contains #acid with a concentration of #acidPart and #salt with a concentration of #saltPart. Calculate its pH.
relationship: pH = pK_a - \log_{10}\frac{[\text{acid}]}{[\text{salt}]}
calculate: pH = #pKa - \log_{10}\left(\frac{#acidPart}{#saltPart}\right)
significant figures: 3
wrong: buffer-ratio | #pKa - \log_{10}\left(\frac{#saltPart}{#acidPart}\right) | The ratio of acid to salt was inverted. | 1

[equal, buffers] Another buffer solution has equal concentrations of #acid and #salt. State its pH.
calculate: #pKa
significant figures: 3
not with: buffer

[add, buffers] A small amount of hydrochloric acid is added to a buffer of #acid and #salt. Explain why its pH hardly changes.
point: the #ion ions react with the added hydrogen ions | the conjugate base removes the added hydrogen ions | the #ion ions from the salt combine with $\mathrm{H^+}$
reject: the acid neutralises the added acid | the #acid reacts with the hydrogen ions

[dilute, weak-acids] The solution of the acid is diluted with water. State the effect on the proportion of #acid molecules that are dissociated.
state: it increases | increases | greater | a greater proportion is dissociated | more are dissociated
reject: it decreases | no effect | it stays the same

[rinse, titration] Before a titration, the burette is rinsed with the solution it is to contain, and not with water. Explain why.
point: water would dilute the solution | the concentration of the solution would be lowered by water left in the burette | water left in the burette changes the concentration
reject: to clean the burette
`,
});
