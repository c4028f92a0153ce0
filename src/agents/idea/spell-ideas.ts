import type { Ideas } from '../../domain/pipeline-result.ts';

/** Ideas as a prompt shows them; nothing where there are none. */
export function spellIdeas(ideas: Ideas | undefined): string {
  if (ideas === undefined) return '';
  const { concepts, formulas, techniques, difficulty_factors } = ideas;
  return [
    ['Key concepts', concepts],
    ['Formulas', formulas],
    ['Techniques used', techniques],
    ['What makes it hard', difficulty_factors],
  ]
    .flatMap(([label, list]) => (list?.length ? [`${label}: ${[list].flat().join('; ')}`] : []))
    .join('\n');
}
