import { forCourse } from '../item-model.ts';

export const nat5Model = forCourse('Mathematics', 'Nat 5');
