import type { ItemModel } from '../item-model.ts';
import { acceleration } from './acceleration.ts';
import { activityOfSource } from './activity.ts';
import { charge } from './charge.ts';
import { concepts } from './concepts.ts';
import { gasInAFlask } from './contexts/gas-in-a-flask.ts';
import { kettle } from './contexts/kettle.ts';
import { ledIndicator } from './contexts/led-indicator.ts';
import { radioactiveSource } from './contexts/radioactive-source.ts';
import { rippleTank } from './contexts/ripple-tank.ts';
import { rocketLaunch } from './contexts/rocket-launch.ts';
import { satellites } from './contexts/satellites.ts';
import { trolleyOnASlope } from './contexts/trolley-on-a-slope.ts';
import { dosimetry } from './dose.ts';
import { lampInSeries, ohmsLaw, powerInResistor } from './electric-circuits.ts';
import { ledResistor } from './electronics.ts';
import { energyConservation } from './energy-conservation.ts';
import { unbalancedForce } from './forces.ts';
import { gasLaws } from './gas-laws.ts';
import { halfLife } from './half-life.ts';
import { latentHeat } from './latent-heat.ts';
import { openEndedPhysics } from './open-ended.ts';
import { electricalPower } from './power.ts';
import { horizontalProjectile } from './projectiles.ts';
import { resistorNetwork, voltageDivider } from './resistors.ts';
import { lightYears } from './space.ts';
import { specificHeat } from './specific-heat.ts';
import { perpendicularVectors } from './vectors.ts';
import { velocityTimeGraph } from './velocity-time-graphs.ts';
import { waves } from './waves.ts';
import { averageSpeed, weightInSpace } from './weight-and-speed.ts';
import { workAndPower } from './work-and-power.ts';

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
  ohmsLaw,
  powerInResistor,
  lampInSeries,
  weightInSpace,
  averageSpeed,
  trolleyOnASlope,
  kettle,
  satellites,
  ledIndicator,
  gasInAFlask,
  rippleTank,
  radioactiveSource,
  rocketLaunch,
  ...concepts,
  ...openEndedPhysics,
];
