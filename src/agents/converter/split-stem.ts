/** A stem split into the setup, the sentence that states the task, and the quantity to find. */
type SplitStem = {
  readonly setup: string;
  readonly request: string;
  /** The quantity, such as `the tension in the string`; absent if the task is not of a known form. */
  readonly quantity?: string;
};

/** A sentence. A full stop inside a formula, a number or the abbreviation `e.m.f.` does not end it. */
const SENTENCE =
  /(?:\\\$|\$[^$]*\$|\\[a-zA-Z]+\{[^{}]*\}|\d\.\d|\be\.m\.f\.|\.(?=\S)|[^.?$])+(?:[.?](?=\s|$)|$)/g;
/** A question for a quantity: `What is the tension?` */
const WHAT_IS =
  /^(?:What|Which) (?:is|are|was|were|will be|would be) ((?:the|its|his|her|their)\b[\s\S]+)\?$/;
/** An instruction to find a quantity: `Calculate the tension.` */
const FIND =
  /^(?:Hence )?(?:Calculate|Compute|Find|Determine|Work out|Estimate|State|Evaluate|Obtain|calculate|find|determine) ((?:the|its|his|her|their)\b[\s\S]+)\.$/;
/** A statement with a blank, or one that the options complete: `The tension is \hrulefill.`, `The tension is:` */
const BLANK =
  /^((?:The|Its|His|Her|Their)\b[^,]+?) (?:is|are|was|equals|will be|would be)(?: (?:approximately|about|nearly))?\s*(?:\\hrulefill(?:\\ |\s)?\.?|:)?$/;

/** A last clause that names the quantity after a condition: `Taking $g = 10$, the time of flight is` */
const BLANK_AFTER_CONDITION =
  /^[\s\S]*,\s+(?:then\s+)?((?:the|its|his|her|their)\b[^,]+?)\s+(?:is|are|was|equals|will be|would be)(?: (?:approximately|about|nearly|most nearly|closest to))?\s*(?:\\hrulefill(?:\\ |\s)?\.?|:)?$/;
/** Quantities that are not one number. */
const NOT_ONE_NUMBER =
  /^(?:the|its|their) (?:coordinates|nature|values|roots|solutions|points|times|equations?)\b/i;

/** A plural noun with its complement: `the volumes of`, `the focal lengths`. */
const PLURAL =
  /^(?:the|its|their|his|her)\s+(?:[a-z-]+\s+){0,2}(?!(?:gas|lens|bus|bias|series|mass|class|loss|less)\b)[a-z-]+(?<![sui])s(?=\s+(?:of|in|for|at|and|that|which|to|across|between|on|from|through|when|by|with)\b|\s+\$|$)/i;
/** A quantity that several things have: `the reading of each voltmeter`. */
const EACH = /\b(?:of|for|in|on|by|through|across) (?:each|every|both|all)\b|\$\s+and\s+\$/;

function splitSentences(stem: string): string[] {
  return (stem.match(SENTENCE) ?? []).map((sentence) => sentence.trim()).filter(Boolean);
}

function findQuantity(request: string): string | undefined {
  const found = [WHAT_IS, FIND, BLANK, BLANK_AFTER_CONDITION]
    .map((pattern) => pattern.exec(request)?.[1])
    .find(Boolean);
  return found === undefined || [NOT_ONE_NUMBER, PLURAL, EACH].some((pattern) => pattern.test(found))
    ? undefined
    : found;
}

/** Returns the condition before the quantity of a request: `Taking $g = 10$`. */
function findCondition(request: string): string | undefined {
  const [whole, quantity] = BLANK_AFTER_CONDITION.exec(request) ?? [];
  const isOther = [WHAT_IS, FIND, BLANK].some((pattern) => pattern.test(request));
  if (whole === undefined || quantity === undefined || isOther) return undefined;
  return whole.slice(0, whole.lastIndexOf(quantity)).replace(/,\s+(?:then\s+)?$/, '');
}

/** Returns the request without its blank, so that the quantity before it is recognised. */
function removeBlank(stem: string): string {
  const openClause = findOpenClause(stem);
  return openClause === undefined || /[?=]\s*$/.test(stem) ? stem : openClause;
}

/** A blank at the end of a stem. */
const BLANK_AT_END = String.raw`(?:\\hrulefill|\\underline\s*\{\s*\\hspace\*?\{[^}]*\}\s*\}|(?:\\_){2,}|_{2,}|\\rule\{[^}]*\}\{[^}]*\}|\\l?dots\b|\.{3,})?\s*[.:]?`;
/** A clause that the options complete: `… the time of flight is`, with an optional blank, colon or question mark. */
const OPEN_CLAUSE = new RegExp(
  String.raw`(?:\b(?:is|are|was|were)\s*\?|\b(?:is|are|was|were|be|becomes?|equals?|equal to|by|of|to|as|at|from|about|approximately|nearly)\s*${BLANK_AT_END}|[:=])$`,
  'i',
);
const END_OF_OPEN_CLAUSE = new RegExp(String.raw`\s*(?:\?|${BLANK_AT_END})$`);

/** Returns a stem without the blank or sign at its end if its last clause is incomplete; otherwise undefined. */
export function findOpenClause(stem: string): string | undefined {
  const trimmed = stem.trimEnd();
  return OPEN_CLAUSE.test(trimmed) ? trimmed.replace(END_OF_OPEN_CLAUSE, '') : undefined;
}

/** A remark in brackets at the end of a stem: `… is (take $g = 10$)`. */
const REMARK_AT_END = /\s*(\((?:[^()]|\([^()]*\))*\))\s*[.:]?$/;

/** Separates a sentence from the remark in brackets after it: `What is the force? (Take $g = 10$.)` */
export function splitRemark(text: string): { readonly text: string; readonly remark?: string } {
  const trimmed = text.trimEnd();
  const [match, remark] = REMARK_AT_END.exec(trimmed) ?? [];
  const before = match === undefined ? undefined : trimmed.slice(0, -match.length);
  return before !== undefined && remark !== undefined && /[.?!]$/.test(before)
    ? { text: before, remark }
    : { text: trimmed };
}

/** Separates the remark in brackets after a last clause that is incomplete; undefined if there is none. */
export function findOpenClauseWithRemark(
  stem: string,
): { readonly clause: string; readonly remark: string } | undefined {
  const trimmed = stem.trimEnd();
  const [match, remark] = REMARK_AT_END.exec(trimmed) ?? [];
  const clause = match === undefined ? undefined : findOpenClause(trimmed.slice(0, -match.length));
  return clause === undefined || remark === undefined ? undefined : { clause, remark };
}

const ENGLISH_WORD = /\b(?:the|an?|is|are|of|what|which|how|find|if|calculate|in)\b/i;

/** Whether a stem is English, the language in which the rules write sentences. */
export function isEnglish(stem: string): boolean {
  return ENGLISH_WORD.test(stem.replace(/\$[^$]*\$/g, ' '));
}

/** Splits a stem at the sentence that states its task. */
export function splitStem(whole: string): SplitStem {
  const stem = removeBlank(whole);
  const sentences = splitSentences(stem);
  // A remark such as `Take $g = 10$.` may follow the task.
  const request = sentences.findLast((sentence) => findQuantity(sentence)) ?? sentences.at(-1) ?? stem;
  const at = stem.lastIndexOf(request);
  const condition = findCondition(request);
  const setup = [stem.slice(0, at).trim(), condition, stem.slice(at + request.length).trim()]
    .filter(Boolean)
    .join(' ');
  const quantity = findQuantity(request);
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
