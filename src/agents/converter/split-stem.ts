/** A stem split into the setup, the sentence that asks, and the thing it asks for. */
type SplitStem = {
  readonly setup: string;
  readonly ask: string;
  /** For example `the tension in the string`; absent if the sentence has another form. */
  readonly thing?: string;
};

/** A sentence; a point inside a formula, a number or e.m.f. does not end it. */
const SENTENCE = /(?:\$[^$]*\$|\\[a-zA-Z]+\{[^{}]*\}|\d\.\d|\be\.m\.f\.|[^.?$])+(?:[.?](?=\s|$)|$)/g;
const WHAT_IS = /^(?:What|Which) (?:is|are|was|were) ((?:the|its|his|her|their)\b[\s\S]+)\?$/;
const FIND =
  /^(?:Calculate|Find|Determine|Work out|Estimate|State|Evaluate) ((?:the|its|his|her|their)\b[\s\S]+)\.$/;
const BLANK = /^((?:The|Its|His|Her|Their)\b[\s\S]+?) (?:is|are|was|equals) \\hrulefill(?:\\ |\s)?\.?$/;

function splitSentences(stem: string): string[] {
  return (stem.match(SENTENCE) ?? []).map((sentence) => sentence.trim()).filter(Boolean);
}

/** Splits a stem at its last sentence. */
export function splitStem(stem: string): SplitStem {
  const sentences = splitSentences(stem);
  const ask = sentences.at(-1) ?? stem;
  const setup = stem.slice(0, stem.lastIndexOf(ask)).trim();
  const thing = [WHAT_IS, FIND, BLANK].map((pattern) => pattern.exec(ask)?.[1]).find(Boolean);
  return { setup, ask, ...(thing !== undefined && { thing: lowerFirst(thing) }) };
}

const ASKS = /\?$|^(?:Calculate|Find|Determine|Work out|Estimate|State|Evaluate|Explain|Show|Hence)\b/;
const PAIR =
  /^(?:Calculate|Find|Determine|Work out|Estimate|State|What (?:is|are)) (?:the|its|his|her|their) (?:(?!between\b)[a-z]+ ){0,3}and (?:the |its |their )?[a-z]+/;
const SEVERAL = /^When\b|\b(?:before and after|respectively)\b/;

/** Whether a stem asks for more than one value, or for a time of day, which is not a computed number. */
export function asksForSeveralValues(stem: string): boolean {
  const asks = splitSentences(stem).filter((sentence) => ASKS.test(sentence));
  return asks.length > 1 || asks.some((ask) => PAIR.test(ask) || SEVERAL.test(ask));
}

export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Whether a stem can be answered only with its options. */
export function dependsOnOptions(stem: string): boolean {
  return /\b(?:of (?:the following|these|those)|following|options?|statements? (?:is|are|about)|which (?:statements?|one))\b/i.test(
    stem,
  );
}
