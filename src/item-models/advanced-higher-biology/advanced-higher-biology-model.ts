import { forCourse } from '../item-model.ts';

export const advancedHigherBiologyModel = forCourse('Biology', 'Advanced Higher');
