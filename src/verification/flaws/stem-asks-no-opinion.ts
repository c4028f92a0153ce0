import { defineQuestionCheck } from '../check.ts';
import { writtenQuestion } from '../example.ts';

const OPINION_PHRASE =
  /\bin your opinion\b|\bdo you (?:think|believe|feel|agree)\b|\bwhat would you prefer\b|\baccording to you\b|\bin your view\b/i;

export const stemAsksNoOpinion = defineQuestionCheck({
  id: 'stem-asks-no-opinion',
  code: 'X10',
  meaning: 'The stem asks for a fact, not for an opinion.',
  severity: 'warning',
  fails: writtenQuestion('In your opinion, which metal is the hardest of the three?', 'Iron is the hardest.'),
  passes: writtenQuestion('Which metal is the hardest of the three?', 'Iron is the hardest.'),
  run: ({ stem, locate }) => {
    const match = OPINION_PHRASE.exec(stem.prose);
    if (match === null) return [];
    return [
      {
        message: `“${match[0]}” makes every answer right; ask for the fact.`,
        span: locate(stem.span, match[0]),
        field: 'stem',
      },
    ];
  },
});
