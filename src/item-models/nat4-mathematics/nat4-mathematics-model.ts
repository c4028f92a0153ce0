import { forCourse } from '../item-model.ts';

export const nat4MathematicsModel = forCourse('Mathematics', 'Nat 4');
