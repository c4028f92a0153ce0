import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openMigratedSqlite } from '../../../scripts/test/database/open-migrated-sqlite.ts';
import { createQuestionBank } from '../../adapters/database/bank/question-bank.ts';
import { createInstitutionStore } from '../../adapters/database/institutions/institution-store.ts';
import { createScriptedModel } from '../../adapters/scripted-model/create-scripted-model.ts';
import type { ScriptInput } from '../../adapters/scripted-model/script.ts';
import { openGeneration } from '../../compose/generation.ts';
import { type OpenReview, openReview } from '../../compose/review.ts';
import { openRuns } from '../../compose/runs.ts';
import { GenerationBrief } from '../../domain/generation.ts';
import type { RunEvent } from '../../domain/run.ts';
import { Settings } from '../../domain/settings.ts';
import type { InstitutionStore } from '../../ports/institution-store.ts';
import type { QuestionBank } from '../../ports/question-bank.ts';
import type { Generation, GenerationService } from './generation-service.ts';

/** The generation service on a test database, with the stores that tests inspect. */
export type GenerationHarness = {
  readonly service: GenerationService;
  readonly bank: QuestionBank;
  readonly queue: OpenReview;
  readonly institutions: InstitutionStore;
  readonly model: Awaited<ReturnType<typeof createScriptedModel>> | undefined;
  /** Runs a generation to its end. */
  run(brief: object): Promise<Generation & { readonly events: readonly RunEvent[] }>;
  close(): Promise<void>;
};

/** Opens the generation service on a temporary database. It uses rules, or a model that returns the replies of the script. */
export async function openGenerationHarness(
  script?: ScriptInput,
  extraSettings: object = {},
): Promise<GenerationHarness> {
  const folder = await mkdtemp(join(tmpdir(), 'vbagent-generation-'));
  const database = await openMigratedSqlite(join(folder, 'generation.db'));
  const model = script && (await createScriptedModel(script));
  const settings = Settings.parse({
    ...(model && { openai: { baseUrl: model.url }, agents }),
    ...extraSettings,
  });
  const queue = openReview(database, settings.review);
  const runs = await openRuns(database, { report: () => {} });
  const service = openGeneration({ database, settings, runs, intake: queue.intake });
  return {
    service,
    queue,
    model,
    bank: createQuestionBank(database),
    institutions: createInstitutionStore(database),
    async run(brief) {
      const { run } = await service.start('ada', GenerationBrief.parse(brief));
      const events = await Array.fromAsync(service.follow('ada', run.id));
      return { ...(await service.get('ada', run.id)), events };
    },
    async close() {
      await runs.close();
      await queue.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
      await model?.close();
    },
  };
}

/** The writer and the judge are different models. */
const agents = { default: { model: 'writer-model' }, roles: { judge: { model: 'judge-model' } } };

/** Creates a script entry: the reply to a prompt whose system message contains the text `system`. */
const createReply = (system: string, text: string) => ({ expect: { system: [system] }, reply: { text } });

/** The components of a correct item about force, in the form in which a model returns them. */
export const correctItem = {
  stem: 'A trolley of mass $2.0\\,\\mathrm{kg}$ accelerates at $3.0\\,\\mathrm{m\\,s^{-2}}$. Calculate the net force on it.',
  options: [
    'WRONG: $1.5\\,\\mathrm{N}$\nWHY: The acceleration was divided by the mass.',
    'WRONG: $5.0\\,\\mathrm{N}$\nWHY: The two numbers were added.',
    'KEY: $6.0\\,\\mathrm{N}$\nWHY: The mass is multiplied by the acceleration.',
  ].join('\n'),
  rationale: 'By the second law $F = ma = 2.0 \\times 3.0 = 6.0\\,\\mathrm{N}$.',
  tags: {
    blooms_level: 'apply',
    blooms_confidence: 0.9,
    topic: 'Newton’s second law',
    topic_confidence: 0.9,
    outcome_id: null,
    outcome_confidence: 0,
  },
};

/** Creates script entries for each prompt of the graph. */
export const replies = {
  stem: (text = correctItem.stem) => createReply('You write the stem', text),
  options: (text = correctItem.options) => createReply('write its options', text),
  answer: (text: string) => createReply('write its answer key', text),
  rationale: (text = correctItem.rationale) => createReply('write the rationale', text),
  tags: () => ({ expect: { system: ['librarian'] }, reply: { json: correctItem.tags } }),
  correct: (component: string, text: string) => ({
    expect: { system: ['You rewrite this component'], user: [`Rewrite this component: ${component}`] },
    reply: { text },
  }),
  judge: (score: number, feedback = 'No comment.') => ({
    expect: { system: ['strict examiner'], model: 'judge-model' },
    reply: { json: createJudgeReply(score, feedback) },
  }),
};

/** Creates a reply of the judge with the same score for all dimensions, except those in `exceptions`. */
export function createJudgeReply(
  score: number,
  feedback: string,
  exceptions: Record<string, number> = {},
): object {
  // The dimensions of the generation specification: `clinical_accuracy` is accuracy in any subject, SLO means student learning outcome.
  const names = [
    'clinical_accuracy',
    'pedagogical_alignment',
    'distractor_quality',
    'slo_coverage',
    'blooms_match',
  ];
  return Object.fromEntries(names.map((name) => [name, { score: exceptions[name] ?? score, feedback }]));
}
