import { forCourse } from '../item-model.ts';

export const advancedHigherChemistryModel = forCourse('Chemistry', 'Advanced Higher');
