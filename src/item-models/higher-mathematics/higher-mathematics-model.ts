import { forCourse } from '../item-model.ts';

/** Defines an item model of Higher Mathematics: adds the subject and the level. */
export const higherMathematicsModel = forCourse('Mathematics', 'Higher');
