import { questionCheck } from '../check.ts';
import { written } from '../example.ts';

const OPINION =
  /\bin your opinion\b|\bdo you (?:think|believe|feel|agree)\b|\bwhat would you prefer\b|\baccording to you\b|\bin your view\b/i;

export const stemAsksNoOpinion = questionCheck({
  id: 'stem-asks-no-opinion',
  code: 'X10',
  meaning: 'The stem asks for a fact, not for an opinion.',
  severity: 'warning',
  fails: written('In your opinion, which metal is the hardest of the three?', 'Iron is the hardest.'),
  passes: written('Which metal is the hardest of the three?', 'Iron is the hardest.'),
  run: ({ stem, locate }) => {
    const found = OPINION.exec(stem.prose);
    if (found === null) return [];
    return [
      {
        message: `“${found[0]}” makes every answer right; ask for the fact.`,
        span: locate(stem.span, found[0]),
        field: 'stem',
      },
    ];
  },
});
