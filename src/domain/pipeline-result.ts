import { z } from 'zod';
import { Classification } from './classification.ts';
import { EqualityCounts } from './equality-counts.ts';
import { Finding } from './finding.ts';
import { Provenance } from './provenance.ts';

/** The concepts and methods behind a problem. Field names follow the requirement document `question-pipeline`. */
export const Ideas = z.object({
  concepts: z.array(z.string()),
  formulas: z.array(z.string()),
  techniques: z.array(z.string()),
  difficulty_factors: z.array(z.string()),
});
export type Ideas = z.infer<typeof Ideas>;

export const VariantType = z.enum(['numerical', 'context', 'conceptual', 'calculus', 'multi']);
export type VariantType = z.infer<typeof VariantType>;
/** The variant types that need one source question; `multi` combines several. */
export type SingleVariant = Exclude<VariantType, 'multi'>;

export const ScanResult = z.object({
  latex: z.string(),
  has_diagram: z.boolean(),
  raw_diagram_description: z.string().nullable(),
});
export type ScanResult = z.infer<typeof ScanResult>;

export const SkippedStep = z.object({ step: z.string(), reason: z.string() });
export type SkippedStep = z.infer<typeof SkippedStep>;

/** The result of processing one question. Field names follow the requirement document `question-pipeline`. */
export const PipelineResult = z.object({
  source_path: z.string(),
  /** Position of the question in its file, from 1. */
  source_index: z.number().int().positive().default(1),
  classification: Classification,
  latex: z.string(),
  tikz_code: z.string().nullable(),
  ideas: Ideas.nullable(),
  alternate_solutions: z.array(z.string()),
  variants: z.record(z.string(), z.string()),
  skipped: z.array(SkippedStep),
  findings: z.array(Finding),
  /** How many equalities of the solutions were judged; absent in results of earlier versions. */
  equalities: EqualityCounts.optional(),
  provenance: z.array(Provenance),
});
export type PipelineResult = z.infer<typeof PipelineResult>;

/** A passage of a reference file found by a search. Field names follow the requirement document `question-pipeline`. */
export const ReferenceSearchResult = z.object({
  file_path: z.string(),
  content: z.string(),
  relevance_score: z.number(),
});
export type ReferenceSearchResult = z.infer<typeof ReferenceSearchResult>;
