import type { ResultsPolicy } from '../domain/assignment.ts';
import type { BloomsLevel } from '../domain/generation.ts';
import type { VariantType } from '../domain/pipeline-result.ts';
import type { Role } from '../domain/principal.ts';
import type { QualityDimensionName } from '../domain/quality-loop.ts';
import type { QuestionKind } from '../domain/question-kind.ts';
import type { QueueStatus, ReviewTrigger } from '../domain/queue-item.ts';
import type { ProfileName } from '../domain/rules-choice.ts';
import type { AgentMode } from '../domain/settings.ts';
import type { ReferenceType } from '../ports/reference-store.ts';
import type { BankDocumentKind } from '../print/bank-paper/bank-documents.ts';
import type { DocumentClass } from '../print/question-document/question-package.ts';

// The values of options. They are repeated here because `--help` must not load zod, which the schemas import.
// `choices.test.ts` compares them with the schemas.
export const kindChoices = [
  'mcq_sc',
  'mcq_mc',
  'subjective',
  'integer',
  'assertion_reason',
  'passage',
  'match',
] as const satisfies readonly QuestionKind[];

export const documentClassChoices = ['article', 'exam'] as const satisfies readonly DocumentClass[];

export const documentChoices = [
  'normal',
  'large',
  'solutions',
  'scheme',
  'keys',
] as const satisfies readonly BankDocumentKind[];

export const bloomChoices = [
  'remember',
  'understand',
  'apply',
  'analyze',
  'evaluate',
  'create',
] as const satisfies readonly BloomsLevel[];

export const modeChoices = ['auto', 'model', 'rules'] as const satisfies readonly AgentMode[];

/** The kinds of work that a batch can do. */
export const batchWorkChoices = ['process', 'variant', 'convert', 'verify'] as const;

/** The formats of `bank export` and `bank import`. */
export {
  READABLE_FORMAT_IDS as importFormatChoices,
  WRITABLE_FORMAT_IDS as exportFormatChoices,
} from '../formats/all-formats.ts';

export const shellChoices = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof shellChoices)[number];

export const roleChoices = [
  'learner',
  'author',
  'expert',
  'teacher',
  'admin',
] as const satisfies readonly Role[];

export const statusChoices = [
  'pending_review',
  'approved',
  'rejected',
] as const satisfies readonly QueueStatus[];

export const triggerChoices = [
  'validation_failure',
  'negative_feedback',
  'low_confidence',
  'multiple_clarifications',
  'sent_by_author',
] as const satisfies readonly ReviewTrigger[];

export const profileChoices = [
  'auto',
  'general',
  'jee',
  'sqa',
  'nbme',
] as const satisfies readonly ProfileName[];

export const dimensionChoices = [
  'clinical_accuracy',
  'pedagogical_alignment',
  'distractor_quality',
  'slo_coverage',
  'blooms_match',
] as const satisfies readonly QualityDimensionName[];

export const exportChoices = ['csv', 'jsonl'] as const;

export const referenceChoices = ['pdf', 'tex', 'sty'] as const satisfies readonly ReferenceType[];

/** The variants made from a single question. */
export const singleVariantChoices = [
  'numerical',
  'context',
  'conceptual',
  'calculus',
] as const satisfies readonly VariantType[];

export const variantChoices = [...singleVariantChoices, 'multi'] as const satisfies readonly VariantType[];

export const resultsChoices = [
  'at_once',
  'after_due',
  'on_release',
] as const satisfies readonly ResultsPolicy[];
