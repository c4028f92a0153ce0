/**
 * The learner gives the electronic configuration of an atom or ion, or counts its p electrons and unpaired
 * electrons.
 */

import { factModel } from '../facts/fact-model.ts';
import { type ItemDraft, step } from '../item-draft.ts';
import { writeChoice } from '../write-choice.ts';
import { advancedHigherChemistryModel } from './advanced-higher-chemistry-model.ts';
import orbitalsFactSheets from './orbitals.facts.json' with { type: 'json' };
import { type Atom, atoms } from './orbitals.table.ts';

const SUBSHELL_CAPACITY = {
  '1s': 2,
  '2s': 2,
  '2p': 6,
  '3s': 2,
  '3p': 6,
  '4s': 2,
  '3d': 10,
  '4p': 6,
} as const;
type Subshell = keyof typeof SUBSHELL_CAPACITY;
const FILLING_ORDER: readonly Subshell[] = ['1s', '2s', '2p', '3s', '3p', '4s', '3d', '4p'];
const WRITING_ORDER: readonly Subshell[] = ['1s', '2s', '2p', '3s', '3p', '3d', '4s', '4p'];

/** The number of electrons in each subshell. */
type Configuration = ReadonlyMap<Subshell, number>;

/**
 * Fills the subshells in order of rising energy. Chromium and copper move one 4s electron to 3d, which is
 * then half full or full.
 */
function fillSubshells(electrons: number): Map<Subshell, number> {
  const configuration = new Map<Subshell, number>();
  let remaining = electrons;
  for (const subshell of FILLING_ORDER) {
    const placed = Math.min(remaining, SUBSHELL_CAPACITY[subshell]);
    if (placed > 0) configuration.set(subshell, placed);
    remaining -= placed;
  }
  const d = configuration.get('3d') ?? 0;
  if (electrons <= 30 && (d === 4 || d === 9)) {
    configuration.set('3d', d + 1);
    configuration.set('4s', 1);
  }
  return configuration;
}

/**
 * Returns the configuration of an atom or ion. A positive ion of a transition metal loses its 4s electrons
 * first.
 */
function buildConfiguration({ atomicNumber, charge }: Atom): Map<Subshell, number> {
  if (charge <= 0 || atomicNumber < 21) return fillSubshells(atomicNumber - charge);
  const configuration = fillSubshells(atomicNumber);
  let remainingCharge = charge;
  for (const subshell of ['4p', '4s', '3d'] as const) {
    const removed = Math.min(remainingCharge, configuration.get(subshell) ?? 0);
    if (removed === 0) continue;
    configuration.set(subshell, (configuration.get(subshell) ?? 0) - removed);
    remainingCharge -= removed;
  }
  return configuration;
}

function configurationTex(configuration: Configuration): string {
  const subshells = WRITING_ORDER.flatMap((subshell) => {
    const count = configuration.get(subshell) ?? 0;
    return count === 0 ? [] : [`${subshell}^{${count}}`];
  });
  return `\\mathrm{${subshells.join('\\,')}}`;
}

const ionTex = ({ symbol, charge }: Atom): string =>
  charge === 0
    ? `\\mathrm{${symbol}}`
    : `\\mathrm{${symbol}^{${Math.abs(charge) === 1 ? '' : Math.abs(charge)}${charge > 0 ? '+' : '-'}}}`;

function countUnpaired(configuration: Configuration): number {
  let unpaired = 0;
  for (const [subshell, count] of configuration) {
    const orbitals = SUBSHELL_CAPACITY[subshell] / 2;
    unpaired += count <= orbitals ? count : 2 * orbitals - count;
  }
  return unpaired;
}

const countPElectrons = (configuration: Configuration): number =>
  (configuration.get('2p') ?? 0) + (configuration.get('3p') ?? 0) + (configuration.get('4p') ?? 0);

export const electronConfigurations = advancedHigherChemistryModel({
  id: 'AHC-02',
  title: 'Electronic configurations',
  outcomeId: 'CHE-AH-02',
  calculator: 'allowed',
  marks: [1, 2],
  choose: (random) => ({ atom: random.pick(atoms), isChoice: random.chance(0.45) }),
  write: ({ atom, isChoice }) => (isChoice ? chooseConfiguration(atom) : writeCounts(atom)),
});

const describeAtom = (atom: Atom): string =>
  `${atom.charge === 0 ? 'an atom' : 'the ion'} of ${atom.name}, $${ionTex(atom)}$`;

function chooseConfiguration(atom: Atom): ItemDraft | undefined {
  const right = configurationTex(buildConfiguration(atom));
  const wrong = [
    {
      tag: 'ion-electrons',
      answer: configurationTex(fillSubshells(atom.atomicNumber)),
      why: 'The charge of the ion was not used.',
    },
    {
      tag: 'four-s-first',
      answer: configurationTex(fillSubshells(atom.atomicNumber - atom.charge)),
      why: 'The 4s electrons are lost before the 3d electrons, and 3d is favoured when full or half full.',
    },
    {
      tag: 'ion-electrons',
      answer: configurationTex(fillSubshells(atom.atomicNumber + atom.charge)),
      why: 'A positive ion has lost electrons, a negative ion has gained them.',
    },
    {
      tag: 'aufbau',
      answer: configurationTex(fillSubshells(atom.atomicNumber - atom.charge + 1)),
      why: 'There is one electron too many.',
    },
    {
      tag: 'aufbau',
      answer: configurationTex(fillSubshells(atom.atomicNumber - atom.charge - 1)),
      why: 'There is one electron too few.',
    },
    {
      tag: 'aufbau',
      answer: configurationTex(fillSubshells(atom.atomicNumber - atom.charge + 2)),
      why: 'There are two electrons too many.',
    },
  ];
  return writeChoice({
    stem: `What is the electronic configuration, in terms of s, p and d orbitals, of ${describeAtom(atom)}? The atomic number of ${atom.name} is $${atom.atomicNumber}$.`,
    answer: right,
    why: `it has $${atom.atomicNumber - atom.charge}$ electrons`,
    wrong,
  });
}

function writeCounts(atom: Atom): ItemDraft {
  const configuration = buildConfiguration(atom);
  const [pElectrons, unpaired] = [countPElectrons(configuration), countUnpaired(configuration)];
  return {
    stem: `For ${describeAtom(atom)}, in the ground state, state the number of electrons in p orbitals, $a$, and the number of unpaired electrons, $b$. The atomic number of ${atom.name} is $${atom.atomicNumber}$.`,
    answer: `a = ${pElectrons}, b = ${unpaired}`,
    recomputedFrom: `a = ${configuration.get('2p') ?? 0} + ${configuration.get('3p') ?? 0} + ${configuration.get('4p') ?? 0}, b = ${unpaired}`,
    bullets: [
      step('State the number of p electrons', `a = ${pElectrons}`, {
        working: `$a = ${pElectrons}$, from $${configurationTex(configuration)}$`,
        gaps: ['aufbau'],
      }),
      step('State the number of unpaired electrons', `b = ${unpaired}`, { gaps: ['hund'] }),
    ],
    mistakes: [
      {
        tag: 'hund',
        answer: `a = ${pElectrons + 2}, b = ${unpaired + 1}`,
        why: 'Electrons fill orbitals of the same energy singly before they pair up.',
      },
    ],
  };
}

export const orbitalFacts = advancedHigherChemistryModel(
  factModel({
    id: 'AHC-11',
    title: 'Orbitals and quantum numbers',
    outcomeId: 'CHE-AH-02',
    sheet: orbitalsFactSheets.orbitalSheet,
  }),
);

export const shapes = advancedHigherChemistryModel(
  factModel({
    id: 'AHC-12',
    title: 'Shapes of molecules',
    outcomeId: 'CHE-AH-02',
    sheet: orbitalsFactSheets.shapesSheet,
    marks: [1, 2],
  }),
);
