import type { ItemModel } from '../item-model.ts';
import { circuitsAndHeat, energyShares, energySources, heatLoss } from './energy.ts';
import { forcesFacts, resultantForce, speed } from './forces.ts';
import { planetYears, solarSystem } from './space.ts';
import { radiationFacts, thermometers, thunder, vibrations, wavesFacts } from './waves.ts';

/** The models of National 3 Physics, in the order of their ids. */
export const nat3PhysicsModels: readonly ItemModel[] = [
  energySources,
  energyShares,
  heatLoss,
  circuitsAndHeat,
  thunder,
  vibrations,
  wavesFacts,
  radiationFacts,
  thermometers,
  speed,
  resultantForce,
  forcesFacts,
  planetYears,
  solarSystem,
];
