import { forCourse } from '../item-model.ts';

/** Defines an item model of National 4 Biology. */
export const nat4BiologyModel = forCourse('Biology', 'Nat 4');
