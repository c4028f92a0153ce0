import type { Question } from '../domain/question.ts';
import type { ProblemContext } from '../domain/spot-check.ts';
import type { ExampleSearch } from '../ports/example-search.ts';
import type { Model } from '../ports/model.ts';
import { createUsageLedger, type UsageTotal, withLedger } from '../ports/usage-ledger.ts';
import type { QuestionReport } from '../verification/verify-question.ts';
import type { Asking, WorkOptions } from './ask-role.ts';
import { type Examiner, examineHere } from './authoring/examiner.ts';
import {
  type ClassifyOutcome,
  classifyQuestionByRules,
  classifyWithModel,
} from './classifier/classify-question.ts';
import { type AuthoringAgents, authorsByRules, authorsWithModel } from './create-authoring-agents.ts';
import { type ProblemReview, reviewByRules } from './reviewer/review-by-rules.ts';
import { type ReviewMaterial, reviewWithModel } from './reviewer/review-with-model.ts';
import { heedClassification } from './scanner/heed-classification.ts';
import { type ScanOutcome, scanByRules, scanWithModel } from './scanner/scan-question.ts';
import type { Source } from './source.ts';
import {
  type DiagramOutcome,
  type DiagramRequest,
  type DiagramTools,
  drawByRules,
  drawWithModel,
} from './tikz/draw-diagram.ts';

/** The roles of one run, working one way: with a model, or by rules. */
export type Agents = AuthoringAgents & {
  readonly way: 'model' | 'rules';
  classify(source: Source, options?: WorkOptions): Promise<ClassifyOutcome>;
  /** Without a kind, a model says first what the question is. */
  scan(source: Source, kind: string | undefined, options?: WorkOptions): Promise<ScanOutcome>;
  /** Draws a figure as TikZ that compiles, or says where it does not. */
  draw(request: DiagramRequest, tools: DiagramTools, options?: WorkOptions): Promise<DiagramOutcome>;
  /** Looks a problem over and suggests what should be changed. */
  review(context: ProblemContext, material?: ReviewMaterial, options?: WorkOptions): Promise<ProblemReview>;
  /** Checks a question, which needs no model. */
  verify(question: Question): Promise<QuestionReport>;
  /** What the run has used so far. */
  usage(): UsageTotal;
  /** The same roles with a count of their own; what they use counts here as well. */
  metered(): Agents;
};

export type AgentTools = {
  readonly model?: Model | undefined;
  readonly now: () => Date;
  /** Where roles find what experts approved. */
  readonly examples?: ExampleSearch | undefined;
  /** Who looks at questions and at what a model wrote; without one it is done on the spot. */
  readonly examiner?: Examiner | undefined;
};

/** Without a model the roles work by rules, and refuse what rules cannot do. */
export function createAgents(tools: AgentTools): Agents {
  const ledger = createUsageLedger();
  const { now, examiner = examineHere } = tools;
  if (tools.model === undefined) {
    return {
      way: 'rules',
      classify: async (source) => classifyQuestionByRules(source, now()),
      scan: async (source, kind) => scanByRules(source, now(), kind),
      draw: (request, own) => drawByRules(request, own, now()),
      review: async (context, material) => reviewByRules(context, material?.settings),
      ...authorsByRules(now),
      verify: examiner.question,
      usage: ledger.total,
      metered: () => createAgents(tools),
    };
  }
  const model = withLedger(tools.model, ledger);
  const { examples } = tools;
  const asking = (options: WorkOptions = {}): Asking => ({
    model,
    now,
    options,
    ...(examples !== undefined && { examples }),
    examiner,
  });
  const classify: Agents['classify'] = (source, options) => classifyWithModel(source, asking(options));
  return {
    way: 'model',
    classify,
    scan: async (source, kind, options = {}) => {
      if (kind !== undefined) return scanWithModel(source, kind, asking(options));
      const { onToken: _own, ...quiet } = options;
      const seen = await classify(source, quiet);
      const { question_type, topic, subtopic, key_concepts } = seen.classification;
      const about = [topic, subtopic, ...key_concepts].join(' ');
      const scan = await scanWithModel(source, question_type, { ...asking(options), about });
      return heedClassification(scan, seen);
    },
    draw: (request, own, options) => drawWithModel(request, own, asking(options)),
    review: (context, material = {}, options = {}) => reviewWithModel(context, material, asking(options)),
    ...authorsWithModel(asking),
    verify: examiner.question,
    usage: ledger.total,
    metered: () => createAgents({ ...tools, model }),
  };
}
