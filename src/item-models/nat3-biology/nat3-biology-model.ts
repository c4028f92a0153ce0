import { forCourse } from '../item-model.ts';

export const nat3BiologyModel = forCourse('Biology', 'Nat 3');
