import { forCourse } from '../item-model.ts';

export const nat5MathematicsModel = forCourse('Mathematics', 'Nat 5');
