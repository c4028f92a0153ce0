/**
 * The learner calculates the pH of a weak acid, a buffer or an alkali, or the constant K_a of an acid. In
 * a calculation, `@1` is the result of stage 1.
 */

import { pickForm } from '../calculation/question-form.ts';
import { inlineQuantity, numTex } from '../physics/measure.ts';
import { type PhysicsCalculation, writePhysics } from '../physics/physics-calculation.ts';
import { pickMeasure } from '../physics/pick-measure.ts';
import { advancedHigherChemistryModel } from './advanced-higher-chemistry-model.ts';
import { type WeakAcid, weakAcids } from './equilibrium.table.ts';

export const acidsAndBuffers = advancedHigherChemistryModel({
  id: 'AHC-05',
  title: 'pH of weak acids and buffers',
  outcomeId: 'CHE-AH-04',
  calculator: 'allowed',
  marks: [1, 2, 3],
  choose: (random) => ({
    acid: random.pick(weakAcids),
    acidConcentration: pickMeasure(random, [0.02, 0.95]),
    saltConcentration: pickMeasure(random, [0.02, 0.95]),
    questionKind: random.pick(['weak', 'buffer', 'constant', 'alkali'] as const),
    form: pickForm(random),
  }),
  // The two concentrations must differ clearly, so that the mistakes with their ratio change the answer.
  accepts: ({ acidConcentration, saltConcentration }) =>
    Math.abs(Math.log10(saltConcentration / acidConcentration)) > 0.08,
  write: ({ acid, acidConcentration, saltConcentration, questionKind, form }) => {
    const problems = {
      weak: () => weakAcidCalculation(acid, acidConcentration),
      buffer: () => bufferCalculation(acid, acidConcentration, saltConcentration),
      constant: () => constantCalculation(acid, acidConcentration),
      alkali: () => alkaliCalculation(acidConcentration),
    };
    return writePhysics({ ...problems[questionKind](), options: 4 }, form);
  },
});

/** The pH of a weak acid with the concentration `c`. */
function weakAcidCalculation({ name, pKa }: WeakAcid, c: number): PhysicsCalculation {
  const pH = 0.5 * pKa - 0.5 * Math.log10(c);
  return {
    situation: `The $\\mathrm{p}K_a$ of ${name} is $${numTex(pKa, 3)}$. A solution of ${name} has a concentration of ${inlineQuantity(c, 'mol l^-1')}.`,
    quantity: 'the pH of the solution',
    significantFigures: 3,
    stages: [
      {
        relationship: 'pH = \\frac{1}{2}pK_a - \\frac{1}{2}\\log_{10}c',
        symbol: 'pH',
        calculation: `\\frac{1}{2} \\times ${numTex(pKa, 3)} - \\frac{1}{2} \\times \\log_{10} ${numTex(c)}`,
        value: pH,
        unit: '',
      },
    ],
    mistakes: [
      { tag: 'weak-acid-ph', value: -Math.log10(c), why: 'The acid was treated as a strong one.' },
      {
        tag: 'log-sign',
        value: 0.5 * pKa + 0.5 * Math.log10(c),
        why: 'The sign of the logarithm was turned round.',
      },
      { tag: 'weak-acid-half', value: pKa - Math.log10(c), why: 'The halves were left out.' },
    ],
  };
}

/** The pH of a buffer of a weak acid with the concentration `c` and its salt with the concentration `salt`. */
function bufferCalculation(
  { name, salt: saltName, pKa }: WeakAcid,
  c: number,
  salt: number,
): PhysicsCalculation {
  const logRatio = Math.log10(c / salt);
  return {
    situation: `A buffer solution contains ${name} with a concentration of ${inlineQuantity(c, 'mol l^-1')} and ${saltName} with a concentration of ${inlineQuantity(salt, 'mol l^-1')}. The $\\mathrm{p}K_a$ of the acid is $${numTex(pKa, 3)}$.`,
    quantity: 'the pH of the buffer',
    significantFigures: 3,
    stages: [
      {
        relationship: 'pH = pK_a - \\log_{10}\\frac{[\\text{acid}]}{[\\text{salt}]}',
        symbol: 'pH',
        calculation: `${numTex(pKa, 3)} - \\log_{10}\\left(\\frac{${numTex(c)}}{${numTex(salt)}}\\right)`,
        value: pKa - logRatio,
        unit: '',
      },
    ],
    mistakes: [
      {
        tag: 'buffer-ratio',
        value: pKa + logRatio,
        why: 'The ratio of acid to salt was turned upside down.',
        earns: [1],
      },
      { tag: 'buffer-ratio', value: pKa, why: 'This holds only when the two concentrations are equal.' },
      {
        tag: 'weak-acid-ph',
        value: 0.5 * pKa - 0.5 * Math.log10(c),
        why: 'The relationship for a weak acid on its own was used.',
      },
    ],
  };
}

/** The constant K_a of a weak acid, from its concentration `c` and its pH. */
function constantCalculation({ name, pKa }: WeakAcid, c: number): PhysicsCalculation {
  const pH = Number((0.5 * pKa - 0.5 * Math.log10(c)).toFixed(2));
  const h = 10 ** -pH;
  const K = (h * h) / c;
  return {
    situation: `A solution of ${name} with a concentration of ${inlineQuantity(c, 'mol l^-1')} has a pH of $${pH.toFixed(2)}$.`,
    quantity: `the value of $K_a$ for ${name}`,
    stages: [
      {
        why: 'Find the concentration of hydrogen ions',
        symbol: '[H^+]',
        calculation: `10^{-${pH.toFixed(2)}}`,
        value: h,
        unit: 'mol l^-1',
        gaps: ['ph-to-concentration'],
      },
      {
        why: 'Use $K_a = \\frac{[\\mathrm{H^+}]^2}{c}$',
        symbol: 'K_a',
        calculation: `\\frac{@1^2}{${numTex(c)}}`,
        value: K,
        unit: '',
      },
    ],
    mistakes: [
      {
        tag: 'ka-square',
        value: h / c,
        why: 'The concentration of hydrogen ions was not squared.',
        earns: [1],
      },
      {
        tag: 'ph-to-concentration',
        value: (pH * pH) / c,
        why: 'The pH is not the concentration of hydrogen ions.',
      },
      {
        tag: 'ka-concentration',
        value: h * h,
        why: 'The concentration of the acid was left out.',
        earns: [1],
      },
    ],
  };
}

/** The pH of sodium hydroxide with the concentration `c`. */
function alkaliCalculation(c: number): PhysicsCalculation {
  const pOH = -Math.log10(c);
  return {
    situation: `A solution of sodium hydroxide has a concentration of ${inlineQuantity(c, 'mol l^-1')}. At this temperature the ionic product of water is $1.0 \\times 10^{-14}$.`,
    quantity: 'the pH of the solution',
    significantFigures: 3,
    stages: [
      {
        why: 'Find the concentration of hydrogen ions from $K_w = [\\mathrm{H^+}][\\mathrm{OH^-}]$',
        symbol: '[H^+]',
        calculation: `\\frac{1.0 \\times 10^{-14}}{${numTex(c)}}`,
        value: 1e-14 / c,
        unit: 'mol l^-1',
        gaps: ['ionic-product'],
      },
      {
        symbol: 'pH',
        calculation: '-\\log_{10} @1',
        value: 14 - pOH,
        unit: '',
        hasOnlyAnswerMark: true,
        gaps: ['log-sign'],
      },
    ],
    mistakes: [
      {
        tag: 'ionic-product',
        value: pOH,
        why: 'This is the pOH: the alkali gives hydroxide ions.',
        earns: [],
      },
      { tag: 'log-sign', value: 14 + pOH, why: 'The sign of the logarithm was turned round.', earns: [1] },
      { tag: 'ionic-product', value: 7 + pOH, why: 'The pH was counted from 7.' },
    ],
  };
}
