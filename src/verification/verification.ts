/** The public entry point `vbagent/verification`. */

export type { ProfileName } from '../domain/rules-choice.ts';
export { allChecks } from './all-checks.ts';
export {
  type FingerprintedDocument as ShapedDocument,
  type FingerprintedQuestion as ShapedQuestion,
  findRepeats,
} from './bank/find-repeats.ts';
export type { Check, Remark } from './check.ts';
export { type AppliedFix, applyCertainFixes, type FixOutcome } from './fixes/apply-certain-fixes.ts';
export { knownRules, type RuleEntry } from './known-rules.ts';
export { RELATIONS, type Relation } from './relations/relation-check.ts';
export { type RelationOptions, verifyRelation } from './relations/verify-relation.ts';
export { type SarifFile, toSarif } from './report/to-sarif.ts';
export type { LocatedFinding } from './report-remarks.ts';
export { PROFILES } from './settings/profiles.table.ts';
export { createRuleSettings, type RuleSettings, readRulesFile } from './settings/rule-settings.ts';
export { RulesFile } from './settings/rules-file.ts';
export { type Draw, verifyDiagrams } from './verify-diagrams.ts';
export {
  type DocumentReport,
  type VerifyOptions,
  verifyDocument,
} from './verify-document.ts';
export { type QuestionReport, verifyQuestion, verifyQuestions } from './verify-question.ts';
