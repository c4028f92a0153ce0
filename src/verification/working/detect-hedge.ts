// A hedge is wording that denies a formula or calls it approximate.

/** Wording of other arithmetic, anywhere in the sentence: another base, or remainders. */
const OTHER_ARITHMETIC =
  /\b(?:in base(?! units?\b)|base[- ](?:\d(?!\s*\(|\d*(?:\.\d+)?\s*(?:[kcm]?m|units?|in|ft|inch|inches|feet)\b)|two|three|four|five|six|seven|eight|nine|ten|twelve|sixteen)\w*|modulo|mod)\b/i;
/** Words that deny a formula in the same clause, before or after them. */
const DENYING_WORD =
  /\b(?:false|(?<!for (?:a )?)contradict\w*|impossible|not possible|absurd|reject\w*|invalid|wrong\w*|mistake\w*|incorrect\w*|nonsense|not (?:true|equal|valid|hold|work|satisf\w*|a (?:solution|true))|no solutions?|extraneous|discard\w*|inconsistent|untrue|if we (?:had|try)|forg[eo]t\w*)\b/i;
/** Words that only English texts have. */
const ENGLISH = /^\P{L}*$|\b(?:the|of|we|and|this|that|with|which|then)\b/u;
/** Words in other languages that deny a formula in the same clause, and verbs in the conditional. */
const DENYING_FOREIGN =
  /\b(?:fausse?s?|absurde?|impossible|n['’]est pas (?:vrai|égal\w*|vérifié\w*|possible)|n['’]est donc pas|serai(?:t|ent)|aurai(?:t|ent)|aurions|est-ce que|supposons|falsch|nicht (?:wahr|gleich|erfüllt|richtig|möglich)|Widerspruch|unmöglich|wäre|imposible|absurdo|fals[oa]|no es (?:ciert|verdad|igual|posible)|contradicción|não é (?:verdade|igual|poss)|impossível|contradição|non è (?:ver|ugual|possibil)|impossibile|assurdo|contraddizione)|vô l[íý]|mâu thuẫn|không (?:thỏa|đúng|xảy)|矛盾|不成立|不合|不符|舍去|错误|不等于|不可能|假设|неверн|противореч|невозмож|не равн|не выполн/iu;
/** Words before a formula that deny it only if they are close to it. */
const DENYING_WORD_BEFORE =
  /(?:n['’]t|\b(?:never|cannot|does not|do not|instead of|rather than|suppose|trial|guess))\b/i;
/** Words that deny a formula unless they belong to its subject: “the probability that the system fails is …”. */
const DENYING_VERB = /\bfails?\b/i;
/** The end of a clause whose verb states the formula. */
const STATES_FORMULA =
  /\b(?:is|are|was|equals)(?:\s+(?:given by|then|thus|therefore|equal to|simply|just))?[\s:,]*$/i;
/** Words directly after a formula that deny it. */
const DENYING_WORD_AFTER =
  /(?:n['’]t|\b(?:never|cannot|can not|does not|do not))\s+(?:be|hold|work|true|equal|satisf\w*|possible|valid|correct|happen|occur|agree|match)\b|\b(?:instead of|rather than)\b/i;
/** Words that begin a clause with its own statement: in "B is incorrect because 3 + 4 = 7", the equality is true. */
const REASON = /[;:]|\b(?:because|since|then|so|thus|hence|therefore)\b/i;
const CONSEQUENCE = /\b(?:so|thus|hence|therefore|because|since)\b/i;
/** The number of characters on each side that count as close. */
const NEARBY_LENGTH = 36;
/** Words that make an equality approximate. */
const APPROXIMATE_WORD = /\b(?:approximate\w*|roughly|about|estimate\w*|nearly|almost|around|close to)\b/i;
/** The number of characters of context on each side. */
const CONTEXT_LENGTH = 90;

/** `denied`: the text calls the formula false; `approximate`: the text calls it approximate. */
export type Hedge = 'denied' | 'approximate' | undefined;

/** A verdict on an option, which denies nothing: “故 B 错误”. */
const OPTION_VERDICT = /(?:[A-D](?:\s*[、,，和]\s*[A-D])*\s*(?:项|選項|选项)?\s*|选项\s*)(?:错误|不正确|错)/g;

/** Detects whether the text around a formula denies it or calls it approximate. */
export function detectHedge(before: string, after: string): Hedge {
  const { textBefore, textAfter, nextSentence } = getSurroundingText(
    before.replace(OPTION_VERDICT, ''),
    after.replace(OPTION_VERDICT, ''),
  );
  if ([textBefore, textAfter].some((part) => OTHER_ARITHMETIC.test(part))) return 'denied';
  const clauseBefore = getLastClause(textBefore);
  const clauseAfter = textAfter.split(CONSEQUENCE, 1)[0] ?? '';
  if ([clauseBefore, clauseAfter, nextSentence].some((part) => DENYING_WORD.test(part))) return 'denied';
  if (/^\s*\?/.test(after)) return 'denied';
  if ([textBefore, textAfter].some((part) => !ENGLISH.test(part) && DENYING_FOREIGN.test(part)))
    return 'denied';
  const isStated = STATES_FORMULA.test(clauseBefore);
  if ([isStated ? '' : clauseBefore, clauseAfter, nextSentence].some((part) => DENYING_VERB.test(part)))
    return 'denied';
  const isDenied =
    (!isStated &&
      DENYING_WORD_BEFORE.test(
        clauseBefore.slice(clauseBefore.lastIndexOf(',') + 1).slice(-NEARBY_LENGTH),
      )) ||
    DENYING_WORD_AFTER.test(clauseAfter.slice(0, NEARBY_LENGTH));
  if (isDenied) return 'denied';
  return [textBefore, textAfter].some((part) => APPROXIMATE_WORD.test(part)) ? 'approximate' : undefined;
}

/** Returns the text after the last word that begins a new statement. "incorrect: substituting 2" is one statement. */
function getLastClause(text: string): string {
  return SUBSTITUTION.test(text) ? text : (text.split(REASON).at(-1) ?? '');
}

/** A value that is substituted into an equation. The result may be false on purpose. */
const SUBSTITUTION = /\b(?:substitut\w*|plug\w*|yield\w*|results? in)\b/i;

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
  const sentenceStart = textBefore.search(LAST_SENTENCE) + 1;
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
/** The end of the last complete sentence of a text. */
const LAST_SENTENCE = /(?:[.?!](?=\s|\p{Lu}\p{Ll})|\n\s*\n)(?![\s\S]*(?:[.?!](?=\s|\p{Lu}\p{Ll})|\n\s*\n))/u;
const SENTENCE_END = /[.?!](?=\s|$|\p{Lu}\p{Ll})|\n\s*\n/u;
/** “This is impossible”, “which cannot be” */
const NEXT_STATEMENT =
  /^[\s\S]{0,2}\s*(?:(?:this|which|that|so this|but this|but that|clearly this)\b(?!\s+(?:value|number|choice|case)\s+of\b)[^.]{0,60})/i;
