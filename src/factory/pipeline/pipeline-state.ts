import { ReducedValue, StateSchema } from '@langchain/langgraph';
import { z } from 'zod';
import { Classification } from '../../domain/classification.ts';
import { Finding } from '../../domain/finding.ts';
import { Ideas, SkippedStep } from '../../domain/pipeline-result.ts';
import { Provenance } from '../../domain/provenance.ts';
import { Question } from '../../domain/question.ts';

/** What one step noticed; steps run side by side, so each adds its own. */
export const StepNote = z.object({
  step: z.string(),
  findings: z.array(Finding).default([]),
  skipped: z.array(SkippedStep).default([]),
  provenance: z.array(Provenance).default([]),
  /** A skipped step that a model or a service, not its absence, prevented. */
  failed: z.boolean().default(false),
});
export type StepNote = z.infer<typeof StepNote>;

/** A variant or another solution as it goes into the folder. */
export const MadePart = z.object({
  /** The name of its file without the ending. */
  name: z.string(),
  latex: z.string(),
  sound: z.boolean(),
  question: Question.optional(),
});
export type MadePart = z.infer<typeof MadePart>;

/** Plain data only; pictures stay with the tools of the graph. */
export const PipelineState = new StateSchema({
  classification: Classification.nullish(),
  /** The question as it was read; none when it cannot be read as one. */
  question: Question.nullish(),
  latex: z.string().default(''),
  figureDescription: z.string().nullish(),
  hasFigure: z.boolean().default(false),
  tikz: z.string().nullish(),
  foundIdeas: Ideas.nullish(),
  otherSolutions: z.array(MadePart).default(() => []),
  madeVariants: z.array(MadePart).default(() => []),
  problemId: z.string().nullish(),
  notes: new ReducedValue(
    z.array(StepNote).default(() => []),
    { reducer: (all, more) => [...all, ...more] },
  ),
});
export type PipelineState = typeof PipelineState.State;
export type PipelineUpdate = Partial<typeof PipelineState.Update>;
