import type { Agents } from '../../agents/create-agents.ts';
import type { SourceMaterial } from '../../agents/source-material.ts';
import type { DiagramTools } from '../../agents/tikz/draw-diagram.ts';
import type { Finding } from '../../domain/finding.ts';
import type { PipelineResult, SingleVariant } from '../../domain/pipeline-result.ts';
import type { Question } from '../../domain/question.ts';
import type { ItemRange } from '../../latex/select-range.ts';
import type { ModelImage } from '../../ports/model.ts';
import type { ProblemFile, ProblemWriter } from '../../ports/problem-folders.ts';

/** What to make beside the question itself, for every question. */
export type PipelineOptions = {
  readonly variants: readonly SingleVariant[];
  readonly alternate: boolean;
  readonly ideas: boolean;
};

/** One question to process, and the file that contains it. */
export type PipelineItem = {
  readonly source: SourceMaterial;
  /** The path of the file, as the user entered it. */
  readonly path: string;
  /** The position of the question in its file, counted from 1. */
  readonly index: number;
  /** The preferred name of its problem folder. */
  readonly name: string;
  /** The source, which is stored in the problem folder as `source.<ending>`. */
  readonly original: { readonly ending: string; readonly content: ProblemFile };
  /** The drawings of the question, cut out of the photo. */
  readonly figures: readonly ModelImage[];
  /** Files that the document includes and that do not exist beside it, if this was checked. */
  readonly missingFiles?: readonly string[];
  /** The questions to process, if a model reads several on the picture. */
  readonly range?: ItemRange;
};

/** A question or a variant to publish, with its findings. */
export type Candidate = {
  readonly question: Question;
  readonly latex: string;
  /** False when an expert must review the question first. */
  readonly hasPassedChecks: boolean;
  readonly findings: readonly Finding[];
};

/** Saves the candidates that passed all checks to the bank, and submits the others to the expert queue. */
export type Publish = (candidates: readonly Candidate[], result: PipelineResult) => Promise<void>;

export type PipelineDependencies = {
  readonly agents: Agents;
  readonly drawing: DiagramTools;
  readonly writer: ProblemWriter;
  /** The folder that contains all problem folders. */
  readonly root: string;
  readonly now: () => Date;
  readonly publish?: Publish;
};

/** The dependencies, the item and the options for processing one question. */
export type PipelineWork = PipelineDependencies & {
  readonly item: PipelineItem;
  readonly options: PipelineOptions;
};
