import { forCourse } from '../item-model.ts';

export const higherComputingModel = forCourse('Computing Science', 'Higher');
