import { forCourse } from '../item-model.ts';

/** Defines an item model of National 4 Mathematics. */
export const nat4MathematicsModel = forCourse('Mathematics', 'Nat 4');
