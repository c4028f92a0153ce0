// Facts of National 4 Physics (electronics). `facts/fact-sheet.ts` explains the fields; `facts/fact-model.ts` writes the questions.

import type { FactSheet } from '../facts/fact-sheet.ts';

/** Facts on components, magnets and electronic systems for National 4. */
export const electronicsSheet: FactSheet = {
  tables: [
    {
      noun: 'component',
      tag: 'components',
      article: 'a',
      facts: [
        {
          term: 'light-dependent resistor',
          or: ['LDR'],
          clues: [
            'has a resistance that falls when it gets brighter',
            'can switch on street lights when it gets dark',
          ],
        },
        {
          term: 'thermistor',
          clues: ['has a resistance that changes with temperature', 'is used in an electronic thermometer'],
        },
        {
          term: 'light-emitting diode',
          or: ['LED'],
          clues: [
            'gives out light when there is a small current in one direction',
            'is used as an indicator lamp and needs a resistor in series',
          ],
        },
        {
          term: 'loudspeaker',
          clues: ['changes electrical energy into sound energy', 'is an output device of a radio'],
        },
        {
          term: 'microphone',
          clues: [
            'changes sound energy into electrical energy',
            'is the input device of a public address system',
          ],
        },
        {
          term: 'motor',
          or: ['electric motor'],
          clues: ['changes electrical energy into kinetic energy', 'turns the drum of a washing machine'],
        },
        {
          term: 'solar cell',
          or: ['photovoltaic cell'],
          clues: ['changes light energy into electrical energy', 'powers a calculator without a battery'],
        },
        { term: 'fuse', clues: ['melts when the current is too large', 'protects the flex of an appliance'] },
        {
          term: 'switch',
          clues: ['opens or closes a circuit by hand', 'makes a gap in a circuit to turn it off'],
        },
        { term: 'ammeter', clues: ['measures current', 'shows how many amperes there are in a circuit'] },
        {
          term: 'voltmeter',
          clues: ['measures voltage', 'shows how many volts there are across a component'],
        },
      ],
    },
  ],
  statements: [
    {
      about: 'electronic systems',
      tag: 'electronic-systems',
      truths: [
        'an AND gate has a high output only when both inputs are high',
        'an OR gate has a high output when one input is high',
        'a NOT gate gives a high output from a low input',
        'a thermistor is an input device',
        'a lamp is an output device',
        'an analogue signal can have any value',
        'a digital signal is either high or low',
      ],
      errors: [
        ['an AND gate has a high output when only one input is high', 'both inputs have to be high'],
        ['an OR gate has a high output when both inputs are low', 'at least one input has to be high'],
        ['a NOT gate has two inputs', 'it has one'],
        ['a microphone is an output device', 'it is an input device'],
        ['a motor is an input device', 'it is an output device'],
        ['a digital signal can have any value', 'it is either high or low'],
      ],
    },
    {
      about: 'electromagnets',
      tag: 'electromagnets',
      truths: [
        'a coil of wire with a current in it has a magnetic field',
        'more turns of wire make an electromagnet stronger',
        'a larger current makes an electromagnet stronger',
        'an iron core makes an electromagnet stronger',
        'an electromagnet can be switched off',
        'electromagnets are used in scrapyards to lift steel',
      ],
      errors: [
        ['an electromagnet stays magnetic when the current is switched off', 'it needs a current'],
        ['a copper core makes an electromagnet stronger', 'the core has to be of iron'],
        ['fewer turns of wire make an electromagnet stronger', 'more turns do'],
        ['an electromagnet attracts plastic', 'it attracts iron and steel'],
      ],
    },
    {
      about: 'generators and transformers',
      tag: 'induction',
      truths: [
        'a voltage is produced when a magnet moves near a coil of wire',
        'moving the magnet faster produces a larger voltage',
        'a transformer changes the size of an alternating voltage',
        'electricity is sent over long distances at a high voltage',
        'a step-up transformer has more turns on its secondary coil',
        'a high voltage in power lines means that less energy is wasted as heat',
      ],
      errors: [
        ['a magnet at rest inside a coil produces a voltage', 'the magnet or the coil has to move'],
        ['a transformer works with direct current', 'it needs alternating current'],
        [
          'electricity is sent over long distances at a low voltage to save energy',
          'a high voltage saves energy',
        ],
        ['a stronger magnet produces a smaller voltage in a generator', 'it produces a larger one'],
      ],
    },
  ],
};
