import { forCourse } from '../item-model.ts';

/** Defines an item model of Higher Physics: adds the subject and the level. */
export const higherPhysicsModel = forCourse('Physics', 'Higher');
