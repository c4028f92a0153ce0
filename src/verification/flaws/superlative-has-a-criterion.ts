import { defineQuestionCheck } from '../check.ts';
import { choiceQuestion } from '../example.ts';

/** A superlative that is not followed by an adjective that states the criterion. */
const SUPERLATIVE =
  /\b(?:the )?(best|most|least)\b(?! (?:likely|probable|probably|common|accurate|appropriate|suitable|abundant|stable|reactive|acidic|basic|electronegative|soluble|effective|important|probably))/i;
/** Fixed phrases that need no criterion. */
const FIXED_PHRASE =
  /\bat (?:most|least)\b|\bbest (?:describes?|explains?|represents?|fits?|completes?|estimate|approximat|initial|next)\b|\bleast (?:count|squares|common|value|number|positive|distance|time|possible)\b|\bmost (?:of|people|cases|economical)\b|\b(?:most|least) \w+(?:ive|ic|al|ous|ant|ent|able|ible|ful|ly|ed)\b|\bbest-fit\b/i;

export const superlativeHasACriterion = defineQuestionCheck({
  id: 'superlative-has-a-criterion',
  code: 'X15',
  meaning: 'A question that uses “best” or “most” states the criterion.',
  severity: 'info',
  fails: choiceQuestion('Which metal is the best?', ['Iron *', 'Copper', 'Tin']),
  passes: choiceQuestion('Which metal has the highest melting point?', ['Iron *', 'Copper', 'Tin']),
  run: ({ authoredOptions, leadIn, stem, locate }) => {
    const match = SUPERLATIVE.exec(leadIn);
    if (
      authoredOptions.length === 0 ||
      match === null ||
      FIXED_PHRASE.test(leadIn) ||
      match[1] === match[1]?.toUpperCase()
    )
      return [];
    return [
      {
        message: `“${match[1]}” has no criterion; state by what measure.`,
        span: locate(stem.span, new RegExp(`\\b${match[1]}\\b`, 'i')),
        field: 'stem',
      },
    ];
  },
});
