import { forCourse } from '../item-model.ts';

export const nat5BiologyModel = forCourse('Biology', 'Nat 5');
