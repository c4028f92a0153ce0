import { forCourse } from '../item-model.ts';

export const higherChemistryModel = forCourse('Chemistry', 'Higher');
