import { forCourse } from '../item-model.ts';

export const advancedHigherComputingModel = forCourse('Computing Science', 'Advanced Higher');
