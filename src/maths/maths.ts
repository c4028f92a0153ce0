/** The library entry `vbagent/maths`. */
export { type Agreement, agree } from './agree/agree.ts';
export type { AnswerForm } from './agree/answer-forms.ts';
export type { Reason, Verdict } from './agree/outcome.ts';
export type { AnswerPolicy, Choice } from './agree/policy.ts';
export type { MathNode } from './read/node.ts';
export type { ReadHints } from './read/parser.ts';
export { printMath } from './read/print.ts';
export { type ReadResult, readMath } from './read/read-math.ts';
export { checkArgument, type JudgedArgument, type JudgedLine } from './working/check-argument.ts';
export { type EvaluatedSteps, evaluateSteps, type Step } from './working/evaluate-steps.ts';
export type { LineVerdict } from './working/judge-line.ts';
