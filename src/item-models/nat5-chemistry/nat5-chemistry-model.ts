import { forCourse } from '../item-model.ts';

export const nat5ChemistryModel = forCourse('Chemistry', 'Nat 5');
