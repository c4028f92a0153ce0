import type { Ideas } from '../../domain/pipeline-result.ts';

/** Formats ideas for a prompt; returns an empty string if there are none. */
export function formatIdeas(ideas: Ideas | undefined): string {
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
