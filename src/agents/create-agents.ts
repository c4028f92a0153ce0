import type { Question } from '../domain/question.ts';
import type { ProblemContext } from '../domain/spot-check.ts';
import type { ExampleSearch } from '../ports/example-search.ts';
import type { Model } from '../ports/model.ts';
import { createUsageMeter, type UsageTotal, withUsageMeter } from '../ports/usage-meter.ts';
import type { QuestionReport } from '../verification/verify-question.ts';
import type { ModelCallContext, ModelCallOptions } from './call-role.ts';
import { type ClassifyOutcome, classifyWithModel } from './classifier/classify-question.ts';
import { type AuthoringAgents, createModelAuthors, createRulesAuthors } from './create-authoring-agents.ts';
import { createOutputChecker, type OutputChecker } from './output-checker.ts';
import { type ProblemReview, reviewByRules } from './reviewer/review-by-rules.ts';
import { type ReviewMaterial, reviewWithModel } from './reviewer/review-with-model.ts';
import { type RulesWork, rulesWork } from './rules-work.ts';
import { addClassification } from './scanner/add-classification.ts';
import { type ScanOutcome, scanWithModel } from './scanner/scan-question.ts';
import type { SourceMaterial } from './source-material.ts';
import type { DiagramOutcome, DiagramRequest, DiagramTools } from './tikz/draw-diagram.ts';

/** The roles of one run. All work in one mode: with a model, or by rules. */
export type Agents = AuthoringAgents & {
  readonly mode: 'model' | 'rules';
  classify(source: SourceMaterial, options?: ModelCallOptions): Promise<ClassifyOutcome>;
  /** Transcribes the question of a source as TeX; without a kind, a model classifies the source first. */
  scan(source: SourceMaterial, kind: string | undefined, options?: ModelCallOptions): Promise<ScanOutcome>;
  /** Reads the TeX of a source by rules, in both modes. */
  scanByRules(source: SourceMaterial): Promise<ScanOutcome>;
  /** Draws a figure as TikZ and compiles it; findings state the lines that do not compile. */
  draw(request: DiagramRequest, tools: DiagramTools, options?: ModelCallOptions): Promise<DiagramOutcome>;
  /** Reviews the files of a problem and suggests changes. */
  review(
    context: ProblemContext,
    material?: ReviewMaterial,
    options?: ModelCallOptions,
  ): Promise<ProblemReview>;
  /** Verifies a question; needs no model. */
  verifyQuestion(question: Question): Promise<QuestionReport>;
  /** The usage of the run so far. */
  usage(): UsageTotal;
  /** Returns the same roles with a separate usage count; their usage is also added to the usage of this run. */
  metered(): Agents;
};

type AgentDependencies = {
  /** Without a model, the roles work by rules. */
  readonly model?: Model | undefined;
  readonly now: () => Date;
  /** Search over the examples that experts approved. */
  readonly examples?: ExampleSearch | undefined;
  /** Checks questions and model output; by default on the calling thread. */
  readonly checker?: OutputChecker | undefined;
  /** Does the work by rules; by default on the calling thread. */
  readonly rules?: RulesWork | undefined;
};

/** Creates the roles: with a model if one is given, otherwise by rules. Rules throw a `needs-model` fault for work that they cannot do. */
export function createAgents(deps: AgentDependencies): Agents {
  const { model, now, checker = createOutputChecker(), rules = rulesWork } = deps;
  if (model !== undefined) return createModelAgents({ ...deps, model, checker, rules });
  return {
    mode: 'rules',
    classify: (source) => rules.classify(source, now()),
    scan: (source, kind) => rules.scan(source, now(), kind),
    scanByRules: (source) => rules.scan(source, now()),
    draw: async (request, tools) => (await loadDrawing()).drawByRules(request, tools, now()),
    review: async (context, material) => reviewByRules(context, material?.settings),
    ...createRulesAuthors(rules, now),
    verifyQuestion: checker.verifyQuestion,
    usage: createUsageMeter().total,
    metered: () => createAgents(deps),
  };
}

/** Loads the drawings on first use, because most commands draw nothing. */
const loadDrawing = () => import('./tikz/draw-diagram.ts');

type ModelAgentDependencies = AgentDependencies & {
  readonly model: Model;
  readonly checker: OutputChecker;
  readonly rules: RulesWork;
};

function createModelAgents(deps: ModelAgentDependencies): Agents {
  const { now, examples, checker, rules } = deps;
  const meter = createUsageMeter();
  const model = withUsageMeter(deps.model, meter);
  const createContext = (options: ModelCallOptions = {}): ModelCallContext => ({
    model,
    now,
    options,
    ...(examples !== undefined && { examples }),
  });
  const classify: Agents['classify'] = (source, options) => classifyWithModel(source, createContext(options));
  return {
    mode: 'model',
    classify,
    scan: async (source, kind, options = {}) => {
      const context = { ...createContext(options), check: checker.checkScan };
      if (kind !== undefined) return scanWithModel(source, kind, context);
      // The callback receives only the tokens of the transcription.
      const { onToken: _onToken, ...withoutTokens } = options;
      const classified = await classify(source, withoutTokens);
      const { question_type, topic, subtopic, key_concepts } = classified.classification;
      const searchText = [topic, subtopic, ...key_concepts].join(' ');
      const scan = await scanWithModel(source, question_type, { ...context, searchText });
      return addClassification(scan, classified);
    },
    scanByRules: (source) => rules.scan(source, now()),
    draw: async (request, tools, options) =>
      (await loadDrawing()).drawWithModel(request, tools, createContext(options)),
    review: (context, material = {}, options = {}) =>
      reviewWithModel(context, material, createContext(options)),
    ...createModelAuthors(createContext, checker),
    verifyQuestion: checker.verifyQuestion,
    usage: meter.total,
    metered: () => createAgents({ ...deps, model }),
  };
}
