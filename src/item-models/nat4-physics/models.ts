import type { ItemModel } from '../item-model.ts';
import { electronics, ohmsLaw, seriesAndParallel } from './circuits.ts';
import { costOfElectricity, efficiency, electricalPower } from './electricity.ts';
import { gasLaws } from './gas-laws.ts';
import { acceleration, averageSpeed, forces } from './motion.ts';
import { electromagneticSpectrum, halving, nuclearRadiation } from './radiation.ts';
import { signalTime, spaceFacts } from './space.ts';
import { soundDistance, soundFacts, waveSpeed } from './waves.ts';

/** The models of National 4 Physics, in the order of their ids. */
export const nat4PhysicsModels: readonly ItemModel[] = [
  electricalPower,
  costOfElectricity,
  efficiency,
  ohmsLaw,
  seriesAndParallel,
  electronics,
  gasLaws,
  waveSpeed,
  soundDistance,
  soundFacts,
  electromagneticSpectrum,
  nuclearRadiation,
  halving,
  averageSpeed,
  acceleration,
  forces,
  signalTime,
  spaceFacts,
];
