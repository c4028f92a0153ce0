import { forCourse } from '../item-model.ts';

/** Defines an item model of National 5 Chemistry. */
export const nat5ChemistryModel = forCourse('Chemistry', 'Nat 5');
