import type { ItemModel } from '../item-model.ts';

/** The models of Higher Mathematics, in the order of their ids. */
export const higherMathematicsModels: readonly ItemModel[] = [];
