import { forCourse } from '../item-model.ts';

/** Defines an item model of Advanced Higher Biology: adds the subject and the level. */
export const advancedHigherBiologyModel = forCourse('Biology', 'Advanced Higher');
