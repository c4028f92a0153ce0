/** The library entry `vbagent/marking`. */
export { AnswerKey } from '../domain/answer-key.ts';
export type { BulletAward } from '../domain/award.ts';
// Key options are the settings of a key as authors write them in TeX: `figures=2-4, unit=required`.
export { printKeyOptions, readKeyOptions } from '../domain/key-options.ts';
export type { LearnerResponse } from '../domain/learner-response.ts';
export { createQuestion, Question } from '../domain/question.ts';
export type { Agreement } from '../maths/agree/agree.ts';
export { agreeWithKey } from './key/agree-with-key.ts';
export type { KeyedAnswer } from './key/key-evidence.ts';
export { markQuestion } from './mark-question.ts';
export type { MarkResponseOptions } from './mark-response.ts';
export type { MarkedLine, Marking, PartMarking } from './marking.ts';
