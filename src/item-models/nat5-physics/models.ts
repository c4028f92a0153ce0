import type { ItemModel } from '../item-model.ts';

/** The models of National 5 Physics, in the order of their ids. */
export const nat5PhysicsModels: readonly ItemModel[] = [];
