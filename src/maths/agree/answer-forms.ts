/**
 * The forms an answer can be required to have. This file imports nothing, so `--help` can list them without
 * loading the engine.
 */
export const ANSWER_FORMS = [
  'simplest',
  'factorised',
  'expanded',
  'surd',
  'standard',
  'mixed',
  'any',
] as const;
export type AnswerForm = (typeof ANSWER_FORMS)[number];
