import { forCourse } from '../item-model.ts';

/** Defines an item model of National 5 Physics. */
export const nat5PhysicsModel = forCourse('Physics', 'Nat 5');
