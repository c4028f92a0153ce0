import type { ItemModel } from '../item-model.ts';
import { alternatingCurrent } from './alternating-current.ts';
import { bouncingBall } from './bouncing-ball.ts';
import { capacitors } from './capacitors.ts';
import { chargedParticles } from './charged-particles.ts';
import { collisions } from './collisions.ts';
import { connectedBodies } from './connected-bodies.ts';
import { ballInFlight } from './contexts/ball-in-flight.ts';
import { batteryExperiment } from './contexts/battery-experiment.ts';
import { chargedCapacitor } from './contexts/charged-capacitor.ts';
import { collidingTrolleys } from './contexts/colliding-trolleys.ts';
import { diffractionGrating } from './contexts/diffraction-grating.ts';
import { distantGalaxy } from './contexts/distant-galaxy.ts';
import { illuminatedPlate } from './contexts/illuminated-plate.ts';
import { refractiveIndex } from './contexts/refractive-index.ts';
import { equationsOfMotion } from './equations-of-motion.ts';
import { expandingUniverse } from './expanding-universe.ts';
import { gravitation } from './gravitation.ts';
import { impulse } from './impulse.ts';
import { interference } from './interference.ts';
import { internalResistance } from './internal-resistance.ts';
import { irradiance } from './irradiance.ts';
import { lift } from './lift.ts';
import { networks } from './networks.ts';
import { nuclearEnergy } from './nuclear-energy.ts';
import { openEndedPhysics } from './open-ended.ts';
import { photoelectricEffect } from './photoelectric-effect.ts';
import { projectiles } from './projectiles.ts';
import { quarks } from './quarks.ts';
import { refraction } from './refraction.ts';
import { relativity } from './relativity.ts';
import { semiconductors } from './semiconductors.ts';
import { slope } from './slope.ts';
import { spectra } from './spectra.ts';
import { uncertainties } from './uncertainties.ts';

/** The models of Higher Physics, in the order of their ids. */
export const higherPhysicsModels: readonly ItemModel[] = [
  equationsOfMotion,
  bouncingBall,
  connectedBodies,
  slope,
  lift,
  collisions,
  impulse,
  projectiles,
  gravitation,
  relativity,
  expandingUniverse,
  chargedParticles,
  nuclearEnergy,
  irradiance,
  photoelectricEffect,
  interference,
  spectra,
  refraction,
  alternatingCurrent,
  capacitors,
  quarks,
  semiconductors,
  networks,
  internalResistance,
  uncertainties,
  batteryExperiment,
  ballInFlight,
  illuminatedPlate,
  diffractionGrating,
  collidingTrolleys,
  chargedCapacitor,
  refractiveIndex,
  distantGalaxy,
  ...openEndedPhysics,
];
