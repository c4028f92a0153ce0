import { forCourse } from '../item-model.ts';

/** Defines an item model of National 3 Mathematics. */
export const nat3MathematicsModel = forCourse('Mathematics', 'Nat 3');
