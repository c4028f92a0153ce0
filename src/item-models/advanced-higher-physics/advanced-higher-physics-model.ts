import { forCourse } from '../item-model.ts';

/** Defines an item model of Advanced Higher Physics: adds the subject and the level. */
export const advancedHigherPhysicsModel = forCourse('Physics', 'Advanced Higher');
