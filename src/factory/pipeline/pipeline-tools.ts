import type { Agents } from '../../agents/create-agents.ts';
import type { Source } from '../../agents/source.ts';
import type { DiagramTools } from '../../agents/tikz/draw-diagram.ts';
import type { Finding } from '../../domain/finding.ts';
import type { PipelineResult, SingleVariant } from '../../domain/pipeline-result.ts';
import type { Question } from '../../domain/question.ts';
import type { ModelImage } from '../../ports/model.ts';
import type { ProblemFile, ProblemWriter } from '../../ports/problem-folders.ts';

/** What is to be made of every question. */
export type PipelineWish = {
  readonly variants: readonly SingleVariant[];
  readonly alternate: boolean;
  readonly ideas: boolean;
};

/** One question and where it comes from. */
export type PipelineItem = {
  readonly source: Source;
  /** The file, as the person named it, and the place of the question in it. */
  readonly path: string;
  readonly index: number;
  /** The wished name of its folder. */
  readonly name: string;
  /** What is kept as `source.<ending>`. */
  readonly original: { readonly ending: string; readonly content: ProblemFile };
  /** Its drawings, cut out of the photo. */
  readonly figures: readonly ModelImage[];
};

/** A question, or a variant of it, with what is wrong with it. */
export type Candidate = {
  readonly question: Question;
  readonly latex: string;
  readonly sound: boolean;
  readonly findings: readonly Finding[];
};

/** Where questions go after the folder: what is sound into the bank, what is flagged to the experts. */
export type Publish = (candidates: readonly Candidate[], result: PipelineResult) => Promise<void>;

export type PipelineTools = {
  readonly agents: Agents;
  readonly drawing: DiagramTools;
  readonly writer: ProblemWriter;
  /** The folder of all problems. */
  readonly root: string;
  readonly now: () => Date;
  readonly publish?: Publish;
};

export type PipelineWork = PipelineTools & { readonly item: PipelineItem; readonly wish: PipelineWish };
