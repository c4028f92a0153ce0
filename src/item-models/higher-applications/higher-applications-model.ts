import { forCourse } from '../item-model.ts';

/** Defines an item model of Higher Applications of Mathematics: adds the subject and the level. */
export const higherApplicationsModel = forCourse('Applications of Mathematics', 'Higher');
