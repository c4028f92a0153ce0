import type { BulletDraft } from './item-draft.ts';

/** What a bullet looks like on paper, as LaTeX text. */
export function illustrateBullet({ evidence, shows }: BulletDraft): string {
  if (shows !== undefined) return shows;
  if (evidence.kind === 'expression') return `$${evidence.tex}$`;
  if (evidence.kind === 'wording') return evidence.anyOf[0] ?? '';
  if (evidence.kind === 'points') return evidence.points.map(([first = '']) => first).join('; ');
  return evidence.kind === 'person' ? evidence.reason : evidence.correct.join(', ');
}
