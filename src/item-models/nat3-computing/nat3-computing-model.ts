import { forCourse } from '../item-model.ts';

/** Defines an item model of National 3 Computing Science. */
export const nat3ComputingModel = forCourse('Computing Science', 'Nat 3');
