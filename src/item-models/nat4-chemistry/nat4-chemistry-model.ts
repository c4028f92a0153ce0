import { forCourse } from '../item-model.ts';

export const nat4ChemistryModel = forCourse('Chemistry', 'Nat 4');
