import { forCourse } from '../item-model.ts';

/** Defines an item model of Higher Biology: adds the subject and the level. */
export const higherBiologyModel = forCourse('Biology', 'Higher');
