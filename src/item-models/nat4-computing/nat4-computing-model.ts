import { forCourse } from '../item-model.ts';

export const nat4ComputingModel = forCourse('Computing Science', 'Nat 4');
