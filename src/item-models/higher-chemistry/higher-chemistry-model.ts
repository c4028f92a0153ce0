import { forCourse } from '../item-model.ts';

/** Defines an item model of Higher Chemistry: adds the subject and the level. */
export const higherChemistryModel = forCourse('Chemistry', 'Higher');
