import { forCourse } from '../item-model.ts';

/** Defines an item model of National 5 Mathematics. */
export const nat5MathematicsModel = forCourse('Mathematics', 'Nat 5');
