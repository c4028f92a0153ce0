import { forCourse } from '../item-model.ts';

export const higherMathematicsModel = forCourse('Mathematics', 'Higher');
