import { randomUUID } from 'node:crypto';
import { openStandaloneGeneration } from '../../../src/compose/generation.ts';
import type { GeneratedItem, GenerationBrief } from '../../../src/domain/generation.ts';
import { Settings } from '../../../src/domain/settings.ts';
import { getModel } from '../../../src/item-models/catalogue.ts';
import { rederiveAnswer } from '../../../src/item-models/check/rederive-answer.ts';
import { draftItem, generateItem } from '../../../src/item-models/generate-item.ts';
import { inspectQuestion } from '../../../src/verification/inspect/inspect-question.ts';

export type GenerationPlan = {
  readonly database: string;
  /** The courses or outcomes to generate items for, each with its count. */
  readonly briefs: readonly Pick<GenerationBrief, 'subject' | 'level' | 'outcome_id' | 'count'>[];
  readonly seed: number;
};

type GenerationReport = {
  readonly items: readonly GeneratedItem[];
  readonly seconds: number;
};

/** The maximum number of items in one generation. */
const MAX_ITEMS = 50;

/** Generates items by rules through the whole graph, like `vbagent generate`. */
export async function generateMany(plan: GenerationPlan): Promise<GenerationReport> {
  const settings = Settings.parse({ database: plan.database, engine: 'rules' });
  const begin = performance.now();
  const generation = await openStandaloneGeneration(settings);
  const items: GeneratedItem[] = [];
  try {
    for (const planned of plan.briefs) {
      for (let remaining = planned.count; remaining > 0; remaining -= MAX_ITEMS) {
        const count = Math.min(MAX_ITEMS, remaining);
        const owner = randomUUID();
        const brief = { ...planned, kind: 'mcq_sc' as const, count, seed: plan.seed + remaining };
        const { run } = await generation.generations.start(owner, brief);
        for await (const _event of generation.generations.follow(owner, run.id));
        items.push(...(await generation.generations.get(owner, run.id)).items);
      }
    }
  } finally {
    await generation.close();
  }
  return { items, seconds: (performance.now() - begin) / 1000 };
}

export type KeyProof = 'its working' | 'a second method' | 'none';

/** Returns what confirms the key (correct option) of an item: its own working, or the second method of its item model. */
export function proveKey({ question }: Pick<GeneratedItem, 'question'>): KeyProof {
  const isConfirmedByWorking = inspectQuestion(question).verdicts.some(
    ({ verdict, place }) => verdict === 'verified' && place.field.startsWith('options.'),
  );
  if (isConfirmedByWorking) return 'its working';
  const { name = '', seed = 0 } = question.provenance ?? {};
  const model = getModel(name);
  const draft = draftItem(model, seed);
  const hasSecondMethod = draft.multipleChoice !== true || draft.recomputedFrom !== undefined;
  const isConfirmed = hasSecondMethod && rederiveAnswer(draft, generateItem(model, seed)).length === 0;
  const correctOption = question.options.find(({ correct }) => correct)?.text;
  return isConfirmed && correctOption === `$${draft.answer}$` ? 'a second method' : 'none';
}
