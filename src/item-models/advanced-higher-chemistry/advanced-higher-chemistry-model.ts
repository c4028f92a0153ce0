import { forCourse } from '../item-model.ts';

/** Defines an item model of Advanced Higher Chemistry: adds the subject and the level. */
export const advancedHigherChemistryModel = forCourse('Chemistry', 'Advanced Higher');
