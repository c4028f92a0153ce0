import { defineQuestionCheck } from '../check.ts';
import { choiceQuestion } from '../example.ts';

const NEGATIVE_WORD = /\b(?:not|except|least|incorrect|false|without|never)\b/i;
/** Phrases in which a negative word does not reverse the question. */
const HARMLESS_PHRASE =
  /\bat least\b|\bleast (?:count|squares|common)\b|\bdoes not (?:depend|change)\b|\bwithout (?:loss|friction|using|slipping|air|a calculator|replacement|sliding|changing|any|doing|evaluating|expanding)\b|\bwhether or not\b|\bnot necessarily\b|\bcannot\b|\bif not\b|\bor not\b|\bnot (?:to scale|include|including)\b|\bis not (?:zero|equal)\b|\bdo(?:es)? not\b/i;
/** `least polar` is the end of a scale, as clear as `most polar`; `least likely` reverses the question. */
const SCALE_END =
  /\bleast (?!(?:likely|probable|appropriate|suitable|accurate|effective|important|helpful|useful|correct|true|consistent|plausible|reasonable)\b)\p{Ll}{3,}/u;
/** A question that is reversed by a negative word. */
const REVERSED_QUESTION =
  /\bwhich\b[^?.]*\b(?:not|except|least|incorrect|false|never)\b|\b(?:except|all of the following)\b|\b(?:incorrect|false) (?:statement|option|one)|\bnot (?:true|correct|possible|valid|a|an|the|one)\b/i;

/** A statement to complete, or a question, whose main clause is negative: “Chlorophyll is not found in”, “Who did not sign?” */
const NEGATIVE_STATEMENT =
  /^(?!.*\b(?:if|when|while|since|because|although|that|which|who|unless|until|so|given|assum\w*|suppose)\b.*\bnot\b)[^,;]*\b(?:is|are|was|were|has|have|had|can|could|will|would|should|does|do|did) not (?!to scale|zero|equal|depend|change|necessarily|include|only)[^,;?.]*[:_\s]*$/i;
const NEGATIVE_QUESTION =
  /^(?:what|who|whom|whose|where)\b(?![^?]*\b(?:if|when|that|which|because|although|unless|probability|chance|fraction|percent\w*|proportion|share|number|amount)\b)[^,;?]*\bnot\b(?! (?:to scale|zero|equal|depend|change|necessarily|include|only))[^?]*\?$/i;

export const negationIsEmphasised = defineQuestionCheck({
  id: 'negation-is-emphasised',
  code: 'M19',
  meaning: 'The stem is worded positively; where it must be negative, the negative word is emphasised.',
  severity: 'warning',
  fails: choiceQuestion('Which of these is not a metal?', ['Iron', 'Oxygen *', 'Copper']),
  passes: choiceQuestion('Which of these is a metal?', ['Iron *', 'Oxygen', 'Neon']),
  run: ({ authoredOptions, leadIn, stem, locate }) => {
    if (authoredOptions.length === 0) return [];
    const negativeWord = NEGATIVE_WORD.exec(leadIn)?.[0];
    if (negativeWord === undefined || !isReversed(leadIn)) return [];
    const isEmphasised =
      negativeWord === negativeWord.toUpperCase() ||
      new RegExp(
        `\\\\(?:textbf|emph|underline|textit|uppercase)\\s*\\{[^}]*\\b${negativeWord}\\b|[*_]${negativeWord}[*_]`,
        'i',
      ).test(stem.tex);
    const message = isEmphasised
      ? `The stem is negative (“${negativeWord}”); word it positively if you can.`
      : `“${negativeWord}” is easily overlooked; emphasise it or word the stem positively.`;
    return [
      {
        message,
        span: locate(stem.span, new RegExp(`\\b${negativeWord}\\b`, 'i')),
        field: 'stem',
        ...(isEmphasised ? { severityShift: -1 as const } : {}),
      },
    ];
  },
});

/** Whether a negative word reverses what the lead-in asks for. */
function isReversed(leadIn: string): boolean {
  const text = leadIn.trim();
  if (NEGATIVE_STATEMENT.test(text) || NEGATIVE_QUESTION.test(text)) return true;
  if (!REVERSED_QUESTION.test(text)) return false;
  return (
    !(HARMLESS_PHRASE.test(text) || SCALE_END.test(text)) || /\bwhich\b[^?.]*\b(?:not|except)\b/i.test(text)
  );
}
