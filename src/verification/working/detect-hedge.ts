// A hedge is wording that denies a formula or calls it approximate.

/** Words that deny a formula anywhere in its sentence. */
const DENYING_WORD =
  /\b(?:false|(?<!for (?:a )?)contradict\w*|impossible|not possible|absurd|reject\w*|invalid|wrong\w*|mistake\w*|incorrect\w*|nonsense|not (?:true|equal|valid|hold|work|satisf\w*|prime|a solution|an integer)|no solutions?|fails?|too (?:large|small|big|high|low|many|few)|extraneous|discard\w*|inconsistent|untrue|if we (?:had|try)|forg[eo]t\w*|in base(?! units?\b)|base[- ](?:\d|two|three|four|five|six|seven|eight|nine|ten|twelve|sixteen)\w*)\b/i;
/** Words that deny a formula only if they are close to it. */
const DENYING_WORD_NEARBY =
  /(?:n['’]t|\b(?:never|cannot|does not|do not|instead of|rather than|would be|modulo|mod|suppose|trial|guess))\b/i;
/** The number of characters on each side that count as close. */
const NEARBY_LENGTH = 36;
/** Words that make an equality approximate. */
const APPROXIMATE_WORD = /\b(?:approximate\w*|roughly|about|estimate\w*|nearly|almost|around|close to)\b/i;
/** The number of characters of context on each side. */
const CONTEXT_LENGTH = 90;

/** `denied`: the text calls the formula false; `approximate`: the text calls it approximate. */
export type Hedge = 'denied' | 'approximate' | undefined;

/** Detects whether the text around a formula denies it or calls it approximate. */
export function detectHedge(before: string, after: string): Hedge {
  const { textBefore, textAfter, nextSentence } = getSurroundingText(before, after);
  if ([textBefore, textAfter, nextSentence].some((part) => DENYING_WORD.test(part))) return 'denied';
  const nearbyTexts = [textBefore.slice(-NEARBY_LENGTH), textAfter.slice(0, NEARBY_LENGTH)];
  if (nearbyTexts.some((part) => DENYING_WORD_NEARBY.test(part))) return 'denied';
  return [textBefore, textAfter].some((part) => APPROXIMATE_WORD.test(part)) ? 'approximate' : undefined;
}

type SurroundingText = {
  readonly textBefore: string;
  readonly textAfter: string;
  readonly nextSentence: string;
};

/**
 * Returns the sentence before and after a formula, and a next sentence that refers to it, such as "This is
 * impossible."
 */
function getSurroundingText(before: string, after: string): SurroundingText {
  const textBefore = before.slice(-CONTEXT_LENGTH);
  const sentenceStart =
    Math.max(textBefore.lastIndexOf('. '), textBefore.lastIndexOf('? '), textBefore.lastIndexOf('\n\n')) + 1;
  const following = after.slice(0, CONTEXT_LENGTH);
  const sentenceEnd = NEW_SENTENCE.test(following)
    ? 0
    : (SENTENCE_END.exec(following)?.index ?? following.length);
  const nextSentence = NEXT_STATEMENT.exec(following.slice(sentenceEnd))?.[0] ?? '';
  return {
    textBefore: textBefore.slice(sentenceStart),
    textAfter: following.slice(0, sentenceEnd),
    nextSentence,
  };
}

const NEW_SENTENCE = /^\s*\p{Lu}\p{Ll}*\s/u;
const SENTENCE_END = /[.?!](?:\s|$)|\n\s*\n/;
/** “This is impossible”, “which cannot be” */
const NEXT_STATEMENT =
  /^[\s\S]{0,2}\s*(?:(?:this|which|that|so this|but this|but that|clearly this)\b[^.]{0,60})/i;
