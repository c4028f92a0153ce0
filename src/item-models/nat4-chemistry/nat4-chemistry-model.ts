import { forCourse } from '../item-model.ts';

/** Defines an item model of National 4 Chemistry. */
export const nat4ChemistryModel = forCourse('Chemistry', 'Nat 4');
