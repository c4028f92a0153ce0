import { factModel } from '../facts/fact-model.ts';
import { type ItemDraft, step } from '../item-draft.ts';
import { writeChoice } from '../write-choice.ts';
import { advancedHigherChemistryModel } from './advanced-higher-chemistry-model.ts';
import { type Atom, atoms, orbitalSheet, shapesSheet } from './orbitals.table.ts';

const ROOMS = { '1s': 2, '2s': 2, '2p': 6, '3s': 2, '3p': 6, '4s': 2, '3d': 10, '4p': 6 } as const;
type Sub = keyof typeof ROOMS;
const FILLING: readonly Sub[] = ['1s', '2s', '2p', '3s', '3p', '4s', '3d', '4p'];
const WRITING: readonly Sub[] = ['1s', '2s', '2p', '3s', '3p', '3d', '4s', '4p'];

type Filled = ReadonlyMap<Sub, number>;

/** Electrons by the aufbau order, with the full and half-full d of copper and chromium. */
function fill(electrons: number): Map<Sub, number> {
  const filled = new Map<Sub, number>();
  let left = electrons;
  for (const sub of FILLING) {
    const here = Math.min(left, ROOMS[sub]);
    if (here > 0) filled.set(sub, here);
    left -= here;
  }
  const d = filled.get('3d') ?? 0;
  if (electrons <= 30 && (d === 4 || d === 9)) {
    filled.set('3d', d + 1);
    filled.set('4s', 1);
  }
  return filled;
}

/** An ion loses its 4s electrons first. */
function configurationOf({ z, charge }: Atom): Map<Sub, number> {
  if (charge <= 0 || z < 21) return fill(z - charge);
  const filled = fill(z);
  let toLose = charge;
  for (const sub of ['4p', '4s', '3d'] as const) {
    const taken = Math.min(toLose, filled.get(sub) ?? 0);
    if (taken === 0) continue;
    filled.set(sub, (filled.get(sub) ?? 0) - taken);
    toLose -= taken;
  }
  return filled;
}

function tex(filled: Filled): string {
  const parts = WRITING.flatMap((sub) => {
    const count = filled.get(sub) ?? 0;
    return count === 0 ? [] : [`${sub}^{${count}}`];
  });
  return `\\mathrm{${parts.join('\\,')}}`;
}

const ionTex = ({ symbol, charge }: Atom): string =>
  charge === 0
    ? `\\mathrm{${symbol}}`
    : `\\mathrm{${symbol}^{${Math.abs(charge) === 1 ? '' : Math.abs(charge)}${charge > 0 ? '+' : '-'}}}`;

function unpairedIn(filled: Filled): number {
  let unpaired = 0;
  for (const [sub, count] of filled) {
    const orbitals = ROOMS[sub] / 2;
    unpaired += count <= orbitals ? count : 2 * orbitals - count;
  }
  return unpaired;
}

const inPOf = (filled: Filled): number =>
  (filled.get('2p') ?? 0) + (filled.get('3p') ?? 0) + (filled.get('4p') ?? 0);

export const electronConfigurations = advancedHigherChemistryModel({
  id: 'AHC-02',
  title: 'Electronic configurations',
  outcomeId: 'CHE-AH-02',
  calculator: 'allowed',
  marks: [1, 2],
  draw: (random) => ({ atom: random.pick(atoms), isChoice: random.chance(0.45) }),
  write: ({ atom, isChoice }) => (isChoice ? chooseConfiguration(atom) : writeCounts(atom)),
});

const told = (atom: Atom): string =>
  `${atom.charge === 0 ? 'an atom' : 'the ion'} of ${atom.name}, $${ionTex(atom)}$`;

function chooseConfiguration(atom: Atom): ItemDraft | undefined {
  const right = tex(configurationOf(atom));
  const wrong = [
    { tag: 'ion-electrons', answer: tex(fill(atom.z)), why: 'The charge of the ion was not used.' },
    {
      tag: 'four-s-first',
      answer: tex(fill(atom.z - atom.charge)),
      why: 'The 4s electrons are lost before the 3d electrons, and 3d is favoured when full or half full.',
    },
    {
      tag: 'ion-electrons',
      answer: tex(fill(atom.z + atom.charge)),
      why: 'A positive ion has lost electrons, a negative ion has gained them.',
    },
    { tag: 'aufbau', answer: tex(fill(atom.z - atom.charge + 1)), why: 'There is one electron too many.' },
    { tag: 'aufbau', answer: tex(fill(atom.z - atom.charge - 1)), why: 'There is one electron too few.' },
    { tag: 'aufbau', answer: tex(fill(atom.z - atom.charge + 2)), why: 'There are two electrons too many.' },
  ];
  return writeChoice({
    stem: `What is the electronic configuration, in terms of s, p and d orbitals, of ${told(atom)}? The atomic number of ${atom.name} is $${atom.z}$.`,
    answer: right,
    why: `it has $${atom.z - atom.charge}$ electrons`,
    wrong,
  });
}

function writeCounts(atom: Atom): ItemDraft {
  const filled = configurationOf(atom);
  const [p, unpaired] = [inPOf(filled), unpairedIn(filled)];
  return {
    stem: `For ${told(atom)}, in the ground state, state the number of electrons in p orbitals, $a$, and the number of unpaired electrons, $b$. The atomic number of ${atom.name} is $${atom.z}$.`,
    answer: `a = ${p}, b = ${unpaired}`,
    check: `a = ${filled.get('2p') ?? 0} + ${filled.get('3p') ?? 0} + ${filled.get('4p') ?? 0}, b = ${unpaired}`,
    bullets: [
      step('State the number of p electrons', `a = ${p}`, {
        working: `$a = ${p}$, from $${tex(filled)}$`,
        gaps: ['aufbau'],
      }),
      step('State the number of unpaired electrons', `b = ${unpaired}`, { gaps: ['hund'] }),
    ],
    mistakes: [
      {
        tag: 'hund',
        answer: `a = ${p + 2}, b = ${unpaired + 1}`,
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
    sheet: orbitalSheet,
  }),
);

export const shapes = advancedHigherChemistryModel(
  factModel({
    id: 'AHC-12',
    title: 'Shapes of molecules',
    outcomeId: 'CHE-AH-02',
    sheet: shapesSheet,
    marks: [1, 2],
  }),
);
