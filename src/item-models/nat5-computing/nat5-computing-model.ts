import { forCourse } from '../item-model.ts';

/** Defines an item model of National 5 Computing Science. */
export const nat5ComputingModel = forCourse('Computing Science', 'Nat 5');
