import type { ItemModel } from '../item-model.ts';
import { acceleration } from './acceleration.ts';
import { charge } from './charge.ts';
import { activityOfSource, dosimetry } from './dosimetry.ts';
import { ledResistor } from './electronics.ts';
import { energyConservation, workAndPower } from './energy.ts';
import { unbalancedForce } from './forces.ts';
import { gasLaws } from './gas-laws.ts';
import { halfLife } from './half-life.ts';
import { latentHeat, specificHeat } from './heat.ts';
import { electricalPower } from './power.ts';
import { horizontalProjectile } from './projectiles.ts';
import { resistorNetwork, voltageDivider } from './resistors.ts';
import { lightYears } from './space.ts';
import { perpendicularVectors } from './vectors.ts';
import { velocityTimeGraph } from './velocity-time-graphs.ts';
import { waves } from './waves.ts';

/** The models of National 5 Physics, in the order of their ids. */
export const nat5PhysicsModels: readonly ItemModel[] = [
  perpendicularVectors,
  acceleration,
  velocityTimeGraph,
  unbalancedForce,
  energyConservation,
  workAndPower,
  horizontalProjectile,
  lightYears,
  charge,
  resistorNetwork,
  voltageDivider,
  ledResistor,
  electricalPower,
  specificHeat,
  latentHeat,
  gasLaws,
  waves,
  halfLife,
  dosimetry,
  activityOfSource,
];
