import { questionCheck } from '../check.ts';
import { choice } from '../example.ts';

const NEGATIVE = /\b(?:not|except|least|incorrect|false|without|never)\b/i;
/** Phrases in which a negative word does not reverse the question. */
const FIXED =
  /\bat least\b|\bleast (?:count|squares|common)\b|\bdoes not (?:depend|change)\b|\bwithout (?:loss|friction|using|slipping|air|a calculator|replacement|sliding|changing|any|doing|evaluating|expanding)\b|\bwhether or not\b|\bnot necessarily\b|\bcannot\b|\bif not\b|\bor not\b|\bnot (?:to scale|include|including)\b|\bis not (?:zero|equal)\b|\bdo(?:es)? not\b/i;
/** `least polar` is the end of a scale, as clear as `most polar`; `least likely` reverses the question. */
const DEGREE =
  /\bleast (?!(?:likely|probable|appropriate|suitable|accurate|effective|important|helpful|useful|correct|true|consistent|plausible|reasonable)\b)\p{Ll}{3,}/u;
/** A question that is reversed by a negative word. */
const ASKS =
  /\bwhich\b[^?.]*\b(?:not|except|least|incorrect|false|never)\b|\b(?:except|all of the following)\b|\b(?:incorrect|false) (?:statement|option|one)|\bnot (?:true|correct|possible|valid|a|an|the|one)\b/i;

export const negationIsEmphasised = questionCheck({
  id: 'negation-is-emphasised',
  code: 'M19',
  meaning: 'The stem is worded positively; where it must be negative, the negative word is emphasised.',
  severity: 'warning',
  fails: choice('Which of these is not a metal?', ['Iron', 'Oxygen *', 'Copper']),
  passes: choice('Which of these is a metal?', ['Iron *', 'Oxygen', 'Neon']),
  run: ({ worded, leadIn, stem, locate }) => {
    if (worded.length === 0) return [];
    const found = NEGATIVE.exec(leadIn)?.[0];
    if (
      found === undefined ||
      !ASKS.test(leadIn) ||
      ((FIXED.test(leadIn) || DEGREE.test(leadIn)) && !/\bwhich\b[^?.]*\b(?:not|except)\b/i.test(leadIn))
    )
      return [];
    const isEmphasised =
      found === found.toUpperCase() ||
      new RegExp(`\\\\(?:textbf|emph|underline|textit|uppercase)\\s*\\{[^}]*\\b${found}\\b`, 'i').test(
        stem.tex,
      );
    const message = isEmphasised
      ? `The stem is negative (“${found}”); word it positively if you can.`
      : `“${found}” is easily overlooked; emphasise it or word the stem positively.`;
    return [
      {
        message,
        span: locate(stem.span, new RegExp(`\\b${found}\\b`, 'i')),
        field: 'stem',
        ...(isEmphasised ? { shift: -1 as const } : {}),
      },
    ];
  },
});
