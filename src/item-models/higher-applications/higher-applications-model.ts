import { forCourse } from '../item-model.ts';

export const higherApplicationsModel = forCourse('Applications of Mathematics', 'Higher');
