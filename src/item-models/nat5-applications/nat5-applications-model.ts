import { forCourse } from '../item-model.ts';

/** Defines an item model of National 5 Applications of Mathematics. */
export const nat5ApplicationsModel = forCourse('Applications of Mathematics', 'Nat 5');
