import { forCourse } from '../item-model.ts';

export const advancedHigherMathematicsModel = forCourse('Mathematics', 'Advanced Higher');
