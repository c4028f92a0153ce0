import { forCourse } from '../item-model.ts';

export const nat5ComputingModel = forCourse('Computing Science', 'Nat 5');
