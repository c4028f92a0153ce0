import { forCourse } from '../item-model.ts';

/** Defines an item model of Advanced Higher Mathematics: adds the subject and the level. */
export const advancedHigherMathematicsModel = forCourse('Mathematics', 'Advanced Higher');
