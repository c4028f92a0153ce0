import type { BulletDraft } from './item-draft.ts';

/** Returns the working that a learner would write for a bullet, as LaTeX text. */
export function illustrateBullet({ evidence, working }: BulletDraft): string {
  if (working !== undefined) return working;
  if (evidence.kind === 'expression') return `$${evidence.tex}$`;
  if (evidence.kind === 'wording') return evidence.anyOf[0] ?? '';
  if (evidence.kind === 'points') return evidence.points.map(([first = '']) => first).join('; ');
  if (evidence.kind === 'person') return evidence.reason;
  return (evidence.kind === 'order' ? evidence.order : evidence.correct).join(', ');
}
