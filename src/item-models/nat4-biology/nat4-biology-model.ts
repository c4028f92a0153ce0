import { forCourse } from '../item-model.ts';

export const nat4BiologyModel = forCourse('Biology', 'Nat 4');
