/** Words that deny a formula anywhere in its sentence. */
const DENIED =
  /\b(?:false|(?<!for (?:a )?)contradict\w*|impossible|not possible|absurd|reject\w*|invalid|wrong\w*|mistake\w*|incorrect\w*|nonsense|not (?:true|equal|valid|hold|work|satisf\w*|prime|a solution|an integer)|no solutions?|fails?|too (?:large|small|big|high|low|many|few)|extraneous|discard\w*|inconsistent|untrue|if we (?:had|try)|forg[eo]t\w*|in base(?! units?\b)|base[- ](?:\d|two|three|four|five|six|seven|eight|nine|ten|twelve|sixteen)\w*)\b/i;
/** Words that deny a formula only if they are close to it. */
const DENIED_NEARBY =
  /(?:n['’]t|\b(?:never|cannot|does not|do not|instead of|rather than|would be|modulo|mod|suppose|trial|guess))\b/i;
/** In characters. */
const NEARBY = 36;
/** Words that make an equality approximate. */
const NEARLY = /\b(?:approximate\w*|roughly|about|estimate\w*|nearly|almost|around|close to)\b/i;
/** The number of characters of context on each side. */
const WINDOW = 90;

/** `denied`: the text calls the formula false; `nearly`: the text calls it approximate. */
export type Hedge = 'denied' | 'nearly' | undefined;

/** Detects whether the text around a formula denies it or calls it approximate. */
export function detectHedge(before: string, after: string): Hedge {
  const { lead, rest, next } = getSurroundingText(before, after);
  if ([lead, rest, next].some((part) => DENIED.test(part))) return 'denied';
  const beside = [lead.slice(-NEARBY), rest.slice(0, NEARBY)];
  if (beside.some((part) => DENIED_NEARBY.test(part))) return 'denied';
  return [lead, rest].some((part) => NEARLY.test(part)) ? 'nearly' : undefined;
}

type Around = { readonly lead: string; readonly rest: string; readonly next: string };

/**
 * Returns the sentence before and after a formula, and a next sentence that refers to it, such as "This is
 * impossible."
 */
function getSurroundingText(before: string, after: string): Around {
  const lead = before.slice(-WINDOW);
  const begin = Math.max(lead.lastIndexOf('. '), lead.lastIndexOf('? '), lead.lastIndexOf('\n\n')) + 1;
  const follows = after.slice(0, WINDOW);
  const end = NEW_SENTENCE.test(follows) ? 0 : (SENTENCE_END.exec(follows)?.index ?? follows.length);
  const next = NEXT_STATEMENT.exec(follows.slice(end))?.[0] ?? '';
  return { lead: lead.slice(begin), rest: follows.slice(0, end), next };
}

const NEW_SENTENCE = /^\s*\p{Lu}\p{Ll}*\s/u;
const SENTENCE_END = /[.?!](?:\s|$)|\n\s*\n/;
const NEXT_STATEMENT =
  /^[\s\S]{0,2}\s*(?:(?:this|which|that|so this|but this|but that|clearly this)\b[^.]{0,60})/i;
