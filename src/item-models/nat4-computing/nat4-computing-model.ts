import { forCourse } from '../item-model.ts';

/** Defines an item model of National 4 Computing Science. */
export const nat4ComputingModel = forCourse('Computing Science', 'Nat 4');
