// National 5 Physics: the resistor in series with an LED.
// Notation: `@1` is the result of the first stage; `earns` lists the numbers of the bullets that are earned despite a mistake.

import { drawCircuit } from '../../diagrams/families/circuit.ts';
import type { Scene } from '../../diagrams/scene.ts';
import { inlineQuantity, numTex } from '../physics/measure.ts';
import { type PhysicsCalculation, writePhysics } from '../physics/physics-calculation.ts';
import { pickMeasure, pickQuestionForm } from '../physics/pick-measure.ts';
import { nat5PhysicsModel } from './nat5-physics-model.ts';

const uses = [
  'to show that a games console is switched on',
  'as the standby light of a television',
  'in a bicycle lamp',
  'as a warning light on a dashboard',
  'as an indicator on a wireless router',
  'to light the display of a clock',
] as const;

/** An LED circuit; voltages are in volts. */
type LedCircuit = {
  readonly use: string;
  readonly supply: number;
  readonly ledVoltage: number;
  readonly milliamps: number;
};

export const ledResistor = nat5PhysicsModel({
  id: 'N5P-12',
  title: 'Series resistor for an LED',
  outcomeId: 'PHY-5-05',
  calculator: 'allowed',
  marks: [1, 4],
  choose: (random) => ({
    circuit: {
      use: random.pick(uses),
      supply: random.pick([5, 6, 9, 12, 15]),
      ledVoltage: pickMeasure(random, [1.6, 3.4]),
      milliamps: random.int(10, 30),
    },
    form: pickQuestionForm(random),
  }),
  write: ({ circuit, form }) => writePhysics(resistorCalculation(circuit), form),
});

function resistorCalculation({ use, supply, ledVoltage, milliamps }: LedCircuit): PhysicsCalculation {
  const amps = milliamps / 1000;
  const resistorVoltage = supply - ledVoltage;
  return {
    situation: `An LED is used ${use}. The LED and a resistor are connected in series to a ${inlineQuantity(supply, 'V')} supply. When the LED is lit correctly the voltage across it is ${inlineQuantity(ledVoltage, 'V')} and the current in it is ${inlineQuantity(milliamps, 'mA')}.`,
    quantity: 'the resistance of the resistor',
    figure: drawLedCircuit(supply, ledVoltage),
    stages: [
      {
        why: 'Find the voltage across the resistor',
        symbol: 'V',
        calculation: `${numTex(supply)} - ${numTex(ledVoltage)}`,
        value: resistorVoltage,
        unit: 'V',
        gaps: ['led-voltage'],
      },
      {
        relationship: 'V = IR',
        symbol: 'R',
        calculation: `\\frac{@1}{${numTex(amps)}}`,
        substituted: `@1 = ${numTex(amps)} \\times R`,
        value: resistorVoltage / amps,
        unit: 'Ω',
      },
    ],
    mistakes: [
      {
        tag: 'led-voltage',
        value: supply / amps,
        why: 'The supply voltage was used for the voltage across the resistor.',
        earns: [2],
      },
      {
        tag: 'led-voltage',
        value: ledVoltage / amps,
        why: 'The voltage across the LED was used for the voltage across the resistor.',
        earns: [2],
      },
      {
        tag: 'prefix',
        value: resistorVoltage / milliamps,
        why: 'The milliamperes were not changed to amperes.',
        earns: [1, 2, 4],
      },
      {
        tag: 'led-voltage',
        value: (supply + ledVoltage) / amps,
        why: 'The voltages were added.',
        earns: [2, 3, 4],
      },
      {
        tag: 'rearrange',
        value: resistorVoltage * amps,
        why: 'The voltage was multiplied by the current.',
        earns: [1, 2],
      },
    ],
  };
}

function drawLedCircuit(supply: number, ledVoltage: number): Scene {
  return drawCircuit({
    supply: { tex: inlineQuantity(supply, 'V') },
    branches: [
      [
        { symbol: 'resistor', tex: '$R$' },
        { symbol: 'led', tex: inlineQuantity(ledVoltage, 'V') },
      ],
    ],
  });
}
