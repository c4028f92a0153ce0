import { forCourse } from '../item-model.ts';

export const advancedHigherPhysicsModel = forCourse('Physics', 'Advanced Higher');
