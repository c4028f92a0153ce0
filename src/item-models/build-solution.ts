import type { SolutionStep } from '../domain/question-content.ts';
import { illustrateBullet } from './illustrate-bullet.ts';
import type { BulletDraft, ItemDraft } from './item-draft.ts';

/** A text that is a single formula between dollars. */
const ONE_FORMULA = /^\$([^$]*)\$$/;

/** Builds the worked solution: the purpose of each bullet, then its working. */
export function buildSolution({ bullets }: Pick<ItemDraft, 'bullets'>): SolutionStep[] {
  return bullets.flatMap(toSolutionSteps).reduce<SolutionStep[]>(joinProse, []);
}

function toSolutionSteps(bullet: BulletDraft): SolutionStep[] {
  const working = illustrateBullet(bullet);
  const formula = ONE_FORMULA.exec(working)?.[1];
  if (formula === undefined) return [{ kind: 'prose', tex: `${bullet.why}: ${working}.` }];
  return [
    { kind: 'prose', tex: `${bullet.why}.` },
    { kind: 'display', lines: [formula] },
  ];
}

/** Joins adjacent prose steps, because TeX reads them back as one paragraph. */
function joinProse(steps: SolutionStep[], step: SolutionStep): SolutionStep[] {
  const last = steps.at(-1);
  if (last?.kind !== 'prose' || step.kind !== 'prose') return [...steps, step];
  return [...steps.slice(0, -1), { kind: 'prose', tex: `${last.tex} ${step.tex}` }];
}
