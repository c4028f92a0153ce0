import { forCourse } from '../item-model.ts';

export const nat3ComputingModel = forCourse('Computing Science', 'Nat 3');
