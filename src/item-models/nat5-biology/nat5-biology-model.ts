import { forCourse } from '../item-model.ts';

/** Defines an item model of National 5 Biology. */
export const nat5BiologyModel = forCourse('Biology', 'Nat 5');
