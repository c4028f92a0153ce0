import { forCourse } from '../item-model.ts';

/** Defines an item model of Advanced Higher Computing Science: adds the subject and the level. */
export const advancedHigherComputingModel = forCourse('Computing Science', 'Advanced Higher');
