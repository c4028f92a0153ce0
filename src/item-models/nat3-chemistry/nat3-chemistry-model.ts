import { forCourse } from '../item-model.ts';

/** Defines an item model of National 3 Chemistry. */
export const nat3ChemistryModel = forCourse('Chemistry', 'Nat 3');
