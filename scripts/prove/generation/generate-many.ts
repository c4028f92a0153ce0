import { randomUUID } from 'node:crypto';
import { openGenerationHouse } from '../../../src/compose/generation.ts';
import type { GeneratedItem, GenerationBrief } from '../../../src/domain/generation.ts';
import { Settings } from '../../../src/domain/settings.ts';
import { getModel } from '../../../src/item-models/catalogue.ts';
import { rederiveAnswer } from '../../../src/item-models/check/rederive-answer.ts';
import { draftItem, generateItem } from '../../../src/item-models/generate-item.ts';
import { inspectQuestion } from '../../../src/verification/inspect/inspect-question.ts';

export type GenerationPlan = {
  readonly database: string;
  /** What to make, each as many as it says. */
  readonly briefs: readonly Pick<GenerationBrief, 'subject' | 'level' | 'outcome_id' | 'count'>[];
  readonly seed: number;
};

export type GenerationReport = {
  readonly items: readonly GeneratedItem[];
  readonly seconds: number;
};

const AT_ONCE = 50;

/** Generates by rules through the whole graph, as `vbagent generate` does. */
export async function generateMany(plan: GenerationPlan): Promise<GenerationReport> {
  const settings = Settings.parse({ database: plan.database, engine: 'rules' });
  const begin = performance.now();
  const house = await openGenerationHouse(settings);
  const made: GeneratedItem[] = [];
  try {
    for (const wanted of plan.briefs) {
      for (let left = wanted.count; left > 0; left -= AT_ONCE) {
        const count = Math.min(AT_ONCE, left);
        const owner = randomUUID();
        const brief = { ...wanted, kind: 'mcq_sc' as const, count, seed: plan.seed + left };
        const { run } = await house.generations.start(owner, brief);
        for await (const _event of house.generations.follow(owner, run.id));
        made.push(...(await house.generations.get(owner, run.id)).items);
      }
    }
  } finally {
    await house.close();
  }
  return { items: made, seconds: (performance.now() - begin) / 1000 };
}

export type KeyProof = 'its working' | 'a second way' | 'none';

/** How the key of an item is known to be right: from its own working, or by the way its model gives besides. */
export function proveKey({ question }: Pick<GeneratedItem, 'question'>): KeyProof {
  const isMarked = inspectQuestion(question).marks.some(
    ({ verdict, place }) => verdict === 'verified' && place.field.startsWith('options.'),
  );
  if (isMarked) return 'its working';
  const { name = '', seed = 0 } = question.provenance ?? {};
  const model = getModel(name);
  const draft = draftItem(model, seed);
  const isSettled = draft.multipleChoice !== true || draft.check !== undefined;
  const isDerived = isSettled && rederiveAnswer(draft, generateItem(model, seed)).length === 0;
  const key = question.options.find(({ correct }) => correct)?.text;
  return isDerived && key === `$${draft.answer}$` ? 'a second way' : 'none';
}
