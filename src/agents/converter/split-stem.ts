/** A stem split into the setup, the sentence that states the task, and the quantity to find. */
type SplitStem = {
  readonly setup: string;
  readonly request: string;
  /** The quantity, such as `the tension in the string`; absent if the task is not of a known form. */
  readonly quantity?: string;
};

/** A sentence. A full stop inside a formula, a number or the abbreviation `e.m.f.` does not end it. */
const SENTENCE = /(?:\$[^$]*\$|\\[a-zA-Z]+\{[^{}]*\}|\d\.\d|\be\.m\.f\.|[^.?$])+(?:[.?](?=\s|$)|$)/g;
/** A question for a quantity: `What is the tension?` */
const WHAT_IS = /^(?:What|Which) (?:is|are|was|were) ((?:the|its|his|her|their)\b[\s\S]+)\?$/;
/** An instruction to find a quantity: `Calculate the tension.` */
const FIND =
  /^(?:Calculate|Find|Determine|Work out|Estimate|State|Evaluate) ((?:the|its|his|her|their)\b[\s\S]+)\.$/;
/** A statement with a blank: `The tension is \hrulefill.` */
const BLANK = /^((?:The|Its|His|Her|Their)\b[\s\S]+?) (?:is|are|was|equals) \\hrulefill(?:\\ |\s)?\.?$/;

function splitSentences(stem: string): string[] {
  return (stem.match(SENTENCE) ?? []).map((sentence) => sentence.trim()).filter(Boolean);
}

/** Splits a stem at its last sentence. */
export function splitStem(stem: string): SplitStem {
  const sentences = splitSentences(stem);
  const request = sentences.at(-1) ?? stem;
  const setup = stem.slice(0, stem.lastIndexOf(request)).trim();
  const quantity = [WHAT_IS, FIND, BLANK].map((pattern) => pattern.exec(request)?.[1]).find(Boolean);
  return { setup, request, ...(quantity !== undefined && { quantity: lowerFirst(quantity) }) };
}

/** A sentence that states a task. */
const STATES_TASK = /\?$|^(?:Calculate|Find|Determine|Work out|Estimate|State|Evaluate|Explain|Show|Hence)\b/;
/** A task for two quantities: `Find the mass and the speed.` */
const TWO_QUANTITIES =
  /^(?:Calculate|Find|Determine|Work out|Estimate|State|What (?:is|are)) (?:the|its|his|her|their) (?:(?!between\b)[a-z]+ ){0,3}and (?:the |its |their )?[a-z]+/;
/** A task for a time of day or for several values: `When does the film end?`, `Find the masses, respectively.` */
const TIME_OR_SEVERAL = /^When\b|\b(?:before and after|respectively)\b/;

/** Whether the answer is not one number: the stem has several tasks, or asks for several values or for a time of day. */
export function lacksSingleNumber(stem: string): boolean {
  const tasks = splitSentences(stem).filter((sentence) => STATES_TASK.test(sentence));
  return tasks.length > 1 || tasks.some((task) => TWO_QUANTITIES.test(task) || TIME_OR_SEVERAL.test(task));
}

export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Whether a stem can be answered only with its options, such as `Which of the following is true?` */
export function dependsOnOptions(stem: string): boolean {
  return /\b(?:of (?:the following|these|those)|following|options?|statements? (?:is|are|about)|which (?:statements?|one))\b/i.test(
    stem,
  );
}
