import { forCourse } from '../item-model.ts';

export const higherBiologyModel = forCourse('Biology', 'Higher');
