import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInstitutionStore } from '../../adapters/database/institutions/institution-store.ts';
import { createQuestionBank } from '../../adapters/database/bank/question-bank.ts';
import {
  createScriptedModel,
  type ScriptedModel,
} from '../../adapters/scripted-model/create-scripted-model.ts';
import type { ScriptInput } from '../../adapters/scripted-model/script.ts';
import { openSqlite } from '../../adapters/sqlite/open-sqlite.ts';
import { openGeneration } from '../../compose/generation.ts';
import { type OpenReview, openReview } from '../../compose/review.ts';
import { openRuns } from '../../compose/runs.ts';
import { GenerationBrief } from '../../domain/generation.ts';
import type { RunEvent } from '../../domain/run.ts';
import { Settings } from '../../domain/settings.ts';
import type { InstitutionStore } from '../../ports/institution-store.ts';
import type { QuestionBank } from '../../ports/question-bank.ts';
import type { Generation, GenerationService } from './generation-service.ts';

export type GenerationHarness = {
  readonly desk: GenerationService;
  readonly bank: QuestionBank;
  readonly queue: OpenReview;
  readonly institutions: InstitutionStore;
  readonly model: ScriptedModel | undefined;
  /** Generates to the end. */
  run(brief: object): Promise<Generation & { readonly events: readonly RunEvent[] }>;
  close(): Promise<void>;
};

/** Generation on a database of its own: by rules, or with a model that speaks as a script says. */
export async function openGenerationHarness(script?: ScriptInput, more: object = {}): Promise<GenerationHarness> {
  const folder = await mkdtemp(join(tmpdir(), 'vbagent-generation-'));
  const database = await openSqlite(join(folder, 'generation.db'));
  const model = script && (await createScriptedModel(script));
  const settings = Settings.parse({
    ...(model && { openai: { baseUrl: model.url }, agents: agentsOf }),
    ...more,
  });
  const queue = openReview(database, settings.review);
  const runs = await openRuns(database, { report: () => {} });
  const desk = openGeneration({ database, settings, runs, intake: queue.intake });
  return {
    desk,
    queue,
    model,
    bank: createQuestionBank(database),
    institutions: createInstitutionStore(database),
    async run(brief) {
      const { run } = await desk.start('ada', GenerationBrief.parse(brief));
      const events = await Array.fromAsync(desk.follow('ada', run.id));
      return { ...(await desk.get('ada', run.id)), events };
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

const agentsOf = { default: { model: 'writer-model' }, roles: { judge: { model: 'judge-model' } } };

const reply = (system: string, text: string) => ({ expect: { system: [system] }, reply: { text } });

/** What a writer says for each part of a sound item on force, and a judge of it. */
export const sound = {
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

export const steps = {
  stem: (text = sound.stem) => reply('You write the stem', text),
  options: (text = sound.options) => reply('write its options', text),
  answer: (text: string) => reply('write its answer key', text),
  rationale: (text = sound.rationale) => reply('write the rationale', text),
  tags: () => ({ expect: { system: ['librarian'] }, reply: { json: sound.tags } }),
  correct: (component: string, text: string) => ({
    expect: { system: ['You write this component anew'], user: [`Write this component anew: ${component}`] },
    reply: { text },
  }),
  judge: (score: number, feedback = 'It is as it is.') => ({
    expect: { system: ['strict examiner'], model: 'judge-model' },
    reply: { json: judgement(score, feedback) },
  }),
};

/** One score for all dimensions, or for some another one. */
export function judgement(score: number, feedback: string, others: Record<string, number> = {}): object {
  const names = [
    'clinical_accuracy',
    'pedagogical_alignment',
    'distractor_quality',
    'slo_coverage',
    'blooms_match',
  ];
  return Object.fromEntries(names.map((name) => [name, { score: others[name] ?? score, feedback }]));
}
