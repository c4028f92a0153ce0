import { defineQuestionCheck } from '../check.ts';
import { choiceQuestion } from '../example.ts';

/** A question mark, or a word of a question or an instruction. */
const QUESTION_WORD =
  /\?|\b(?:what|which|who|whom|whose|when|where|why|how|find|calculate|determine|evaluate|compute|solve|show|prove|state|name|give|explain|describe|draw|sketch|write|choose|select|identify|estimate|match|derive|express|simplify|factori[sz]e|expand|differentiate|integrate|verify|deduce|obtain|list|define|discuss|compare|suggest|predict|complete|convert|arrange|assume|let|consider|assertion|reason|statement|use|plot|construct|check|work out|outline|justify|indicate|balance|classify|label|mark|fill|read|look|answer|make|round|count|order|rank|rewrite|reduce|approximate|hence|comment)\b/i;
/** An unfinished sentence that the options complete. */
const UNFINISHED_SENTENCE =
  /(?:\b(?:is|are|was|were|be|of|to|by|as|has|have|will|then|that|from|with|in|for|at|the|a|an|equals?|becomes?|gives?|means|called|than|when|because|if|due to|since|using|on|it|which|can|would|should)|[:=,_–-]|\\hrulefill)\s*(?:[.:]*\s*)$/i;

export const stemHasAFocus = defineQuestionCheck({
  id: 'stem-has-a-focus',
  code: 'M13',
  meaning: 'The stem asks something that could be answered before the options are read.',
  severity: 'warning',
  thresholds: { words: 5 },
  fails: choiceQuestion('Blood and vessels.', [
    'The heart pumps it *',
    'The liver stores it',
    'The lungs make it',
  ]),
  passes: choiceQuestion('Which organ pumps blood through the body?', [
    'The heart *',
    'The kidney',
    'The liver',
  ]),
  run: ({ stem, leadIn, question, passage, options }) => {
    if (
      options.length === 0 ||
      question.kind === 'match' ||
      question.kind === 'assertion_reason' ||
      stem.visible === ''
    )
      return [];
    if (
      QUESTION_WORD.test(stem.prose) ||
      UNFINISHED_SENTENCE.test(leadIn) ||
      /[=:_]\s*\.?$|…|\.{3}/.test(stem.visible)
    )
      return [];
    if (passage !== undefined && QUESTION_WORD.test(passage.prose)) return [];
    if (/\\(?:hrulefill|dotfill|blank|rule|underline)\b|\\_\\_/.test(stem.tex)) return [];
    // A stem without a full stop, such as "A body in free fall", is completed by the options.
    if (!/[.!]\s*$/.test(stem.prose)) return [];
    return [
      {
        message: 'The stem asks nothing; end it with a question or an instruction.',
        ...(stem.span && { span: stem.span }),
        field: 'stem',
      },
    ];
  },
});
