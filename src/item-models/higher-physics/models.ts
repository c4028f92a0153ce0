import type { ItemModel } from '../item-model.ts';
import { bouncingBall } from './bouncing-ball.ts';
import { equationsOfMotion } from './equations-of-motion.ts';
import { connectedBodies, lift, slope } from './forces.ts';
import { collisions, impulse } from './momentum.ts';

/** The models of Higher Physics, in the order of their ids. */
export const higherPhysicsModels: readonly ItemModel[] = [
  equationsOfMotion,
  bouncingBall,
  connectedBodies,
  slope,
  lift,
  collisions,
  impulse,
];
