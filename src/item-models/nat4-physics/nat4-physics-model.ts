import { forCourse } from '../item-model.ts';

/** Defines an item model of National 4 Physics. */
export const nat4PhysicsModel = forCourse('Physics', 'Nat 4');
