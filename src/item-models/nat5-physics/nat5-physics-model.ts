import { forCourse } from '../item-model.ts';

export const nat5PhysicsModel = forCourse('Physics', 'Nat 5');
