import { forCourse } from '../item-model.ts';

export const nat4PhysicsModel = forCourse('Physics', 'Nat 4');
