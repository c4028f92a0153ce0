import { forCourse } from '../item-model.ts';

export const higherPhysicsModel = forCourse('Physics', 'Higher');
