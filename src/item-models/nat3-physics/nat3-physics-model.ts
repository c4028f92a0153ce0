import { forCourse } from '../item-model.ts';

export const nat3PhysicsModel = forCourse('Physics', 'Nat 3');
