import type { BulletDraft } from './item-draft.ts';

/** The working of a bullet as a learner would write it, as LaTeX text. */
export function illustrateBullet({ evidence, working }: BulletDraft): string {
  if (working !== undefined) return working;
  if (evidence.kind === 'expression') return `$${evidence.tex}$`;
  if (evidence.kind === 'wording') return evidence.anyOf[0] ?? '';
  if (evidence.kind === 'points') return evidence.points.map(([first = '']) => first).join('; ');
  return evidence.kind === 'person' ? evidence.reason : evidence.correct.join(', ');
}
