import { forCourse } from '../item-model.ts';

/** Defines an item model of National 3 Biology. */
export const nat3BiologyModel = forCourse('Biology', 'Nat 3');
