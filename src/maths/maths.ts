/** The library entry `vbagent/maths`. */
export { type Agreement, agree } from './agree/agree.ts';
export type { AnswerForm } from './agree/answer-forms.ts';
export type { AnswerChoice as Choice, AnswerPolicy } from './agree/answer-policy.ts';
export type { AgreementReason as Reason, AgreementVerdict as Verdict } from './agree/outcome.ts';
export type { MathNode } from './read/node.ts';
export type { ReadHints } from './read/parser.ts';
export { printMath } from './read/print-math.ts';
export { type ReadResult, readMath } from './read/read-math.ts';
export { checkArgument, type JudgedArgument, type JudgedLine } from './working/check-argument.ts';
export { type EvaluatedStep as Step, type EvaluatedSteps, evaluateSteps } from './working/evaluate-steps.ts';
export type { LineVerdict } from './working/judge-line.ts';
