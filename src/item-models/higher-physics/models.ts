import type { ItemModel } from '../item-model.ts';

/** The models of Higher Physics, in the order of their ids. */
export const higherPhysicsModels: readonly ItemModel[] = [];
