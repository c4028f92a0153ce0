import { forCourse } from '../item-model.ts';

/** Defines an item model of Higher Computing Science: adds the subject and the level. */
export const higherComputingModel = forCourse('Computing Science', 'Higher');
