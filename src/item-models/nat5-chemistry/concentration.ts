// National 5 Chemistry: the concentration of a solution, and the mass of solute needed for a solution.
// Notation: `@1` is the result of the first line; `earns` lists the numbers of the bullets that are earned despite a mistake.

import { type Calculation, writeCalculation } from '../calculation/calculation.ts';
import { pickForm } from '../calculation/question-form.ts';
import { formulaMass } from '../chemistry/formula.ts';
import { plainTex, quantityTex } from '../write/number.ts';
import { type Compound, SOLUTES } from './compounds.table.ts';
import { formatCompound, massLine } from './masses.ts';
import { nat5ChemistryModel } from './nat5-chemistry-model.ts';

export const concentration = nat5ChemistryModel({
  id: 'N5C-07',
  title: 'Concentration and mass of solute',
  outcomeId: 'CHE-5-03',
  calculator: 'allowed',
  marks: [1, 2, 3],
  choose: (random) => ({
    solute: random.pick(SOLUTES),
    volume: random.pick([50, 100, 200, 250, 400, 500, 750]),
    c: random.pick([0.1, 0.2, 0.25, 0.4, 0.5, 0.8, 1.5, 2]),
    asksMass: random.chance(0.5),
    form: pickForm(random),
  }),
  write: ({ solute, volume, c, asksMass, form }) => {
    const solution = { solute, volume, c };
    return writeCalculation(
      asksMass ? calculateSoluteMass(solution) : calculateConcentration(solution),
      form,
    );
  },
});

/** `volume` is in cubic centimetres, `c` is the concentration in moles per litre. */
type Solution = { readonly solute: Compound; readonly volume: number; readonly c: number };

function calculateConcentration({ solute, volume, c }: Solution): Calculation {
  const litres = volume / 1000;
  const moles = Number((c * litres).toFixed(6));
  const volumeText = `$${quantityTex(volume, 'cm^3')}$`;
  return {
    situation: `A solution contains $${quantityTex(moles, 'mol')}$ of ${formatCompound(solute)}, in ${volumeText} of solution.`,
    quantity: 'the concentration of the solution, in $\\mathrm{mol\\,l^{-1}}$',
    lines: [
      {
        why: 'Change the volume to litres',
        tex: `\\frac{${volume}}{1000}`,
        value: litres,
        unit: 'l',
        gaps: ['prefix'],
      },
      {
        why: 'Divide the number of moles by the volume',
        symbol: 'c',
        tex: `\\frac{${plainTex(moles)}}{@1}`,
        value: c,
        unit: 'mol l^-1',
        gaps: ['concentration-formula'],
      },
    ],
    mistakes: [
      { tag: 'prefix', value: moles / volume, why: 'The volume was left in cubic centimetres.', earns: [2] },
      {
        tag: 'concentration-formula',
        value: litres / moles,
        why: 'The volume was divided by the number of moles.',
        earns: [1],
      },
      {
        tag: 'concentration-product',
        value: moles * litres,
        why: 'The number of moles was multiplied by the volume.',
        earns: [1],
      },
      {
        tag: 'prefix',
        value: moles / (volume / 100),
        why: 'There are $1000\\,\\mathrm{cm^3}$ in a litre.',
        earns: [2],
      },
    ],
  };
}

function calculateSoluteMass({ solute, volume, c }: Solution): Calculation {
  const litres = volume / 1000;
  const moles = Number((c * litres).toFixed(6));
  const gfm = formulaMass(solute.formula);
  const volumeText = `$${quantityTex(volume, 'cm^3')}$`;
  return {
    situation: `A technician makes up ${volumeText} of a solution of ${formatCompound(solute)}, with a concentration of $${quantityTex(c, 'mol l^-1')}$.`,
    quantity: `the mass of ${solute.name} needed, in grams`,
    lines: [
      {
        why: 'Find the number of moles',
        symbol: 'n',
        tex: `${plainTex(c)} \\times ${plainTex(litres)}`,
        value: moles,
        unit: 'mol',
        gaps: ['prefix', 'concentration-formula'],
      },
      massLine(solute.formula),
      {
        why: 'Multiply the number of moles by the gram formula mass',
        symbol: 'm',
        tex: '@1 \\times @2',
        value: Number((moles * gfm).toFixed(6)),
        unit: 'g',
        gaps: ['moles-formula'],
      },
    ],
    mistakes: [
      {
        tag: 'prefix',
        value: c * volume * gfm,
        why: 'The volume was left in cubic centimetres.',
        earns: [2, 3],
      },
      {
        tag: 'concentration-formula',
        value: (c / litres) * gfm,
        why: 'The concentration was divided by the volume.',
        earns: [2, 3],
      },
      { tag: 'volume-ignored', value: c * gfm, why: 'This is the mass for one litre.', earns: [2] },
      {
        tag: 'moles-formula',
        value: gfm / moles,
        why: 'The gram formula mass was divided by the number of moles.',
        earns: [1, 2],
      },
    ],
  };
}
