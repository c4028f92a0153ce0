import { forCourse } from '../item-model.ts';

export const nat3MathematicsModel = forCourse('Mathematics', 'Nat 3');
