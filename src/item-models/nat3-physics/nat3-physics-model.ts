import { forCourse } from '../item-model.ts';

/** Defines an item model of National 3 Physics. */
export const nat3PhysicsModel = forCourse('Physics', 'Nat 3');
