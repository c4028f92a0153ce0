import { forCourse } from '../item-model.ts';

export const nat5ApplicationsModel = forCourse('Applications of Mathematics', 'Nat 5');
