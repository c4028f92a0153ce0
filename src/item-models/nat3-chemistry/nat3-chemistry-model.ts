import { forCourse } from '../item-model.ts';

export const nat3ChemistryModel = forCourse('Chemistry', 'Nat 3');
