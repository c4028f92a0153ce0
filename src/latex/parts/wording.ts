// Words that show whether a text sets a task, asks for a choice or lists statements.

import { isForeignTask, requestsForeignChoice, setsForeignTaskForAll } from './foreign-tasks.ts';

const TASK_VERBS = `
  add analy[sz]e annotate apply approximate argue arrange assess balance calculate check circle classify comment compare
  complete compute conclude confirm consider construct contrast convert copy count critici[sz]e debug decide deduce define
  demonstrate derive describe design determine differentiate discuss disprove distinguish divide draw eliminate estimate
  evaluate examine expand explain express extend extrapolate factor(?:i[sz]e)? fill find formulate give graph highlight
  identify illustrate implement indicate infer integrate interpret investigate judge justify label list locate make measure
  minimi[sz]e maximi[sz]e model modify multiply name obtain outline perform plot predict present produce propose prove provide
  rank rate rationali[sz]e read rearrange recommend record reduce refer repeat represent reproduce rewrite round set\\sup shade
  show simplify sketch solve specify state subtract suggest sum summari[sz]e tabulate tick trace translate try
  underline use verify work\\sout write simulate generate create build train encode decode visuali[sz]e
  carry\\sout characteri[sz]e come\\sup\\swith decompose do\\sthe\\ssame exhibit explore figure\\sout optimi[sz]e quantify
  re-?(?:express|do|compute|derive) reflect\\son refute replace select speculate substitute tell\\sme transform validate
  (?:answer|change|choose|collect|combine|edit|execute|fit|guess|improve|match|order|print(?:\\sout)?|program|remove|report|run|sort|test|update|vary|delete|insert|display|load|import|install|open|save|assign|declare|append|initiali[sz]e|search|visit|download|upload)(?=\\s(?:the|a|an|your|this|these|each|all|both|in|on|for)\\b)`
  .trim()
  .split(/\s+/u);
/** "Graph A" and "Set B", where the verb is a noun. */
const NAMED_NOUN = `(?<=\\b(?:graph|plot|list|label|model|record|sum|rate|set|state|sketch|measure))\\s+(?:[b-d]|a(?=\\s*(?:$|[.,;:)]|and\\b|or\\b|is\\b|has\\b|shows\\b)))(?![a-z])`;
/** A verb of a task; "Graph A", "Sum of …" and a word alone are nouns. */
const VERB = `(?:${TASK_VERBS.join('|')})\\b(?!\\s*$|\\s+of\\b|${NAMED_NOUN})`;

/** A text that begins with a task: `Find …`, `Hence show …`, `What …`. */
const VERB_START = new RegExp(
  `^\\W*(?:\\d[\\d.]*[.:)]?\\s+)?(?:[[(][^()[\\]]{1,60}[)\\]][.:]?\\s*)?(?:(?:hence|thus|then|now|next|please|also|first|finally|\\p{L}{3,}ly|in each case)\\b[,:]?\\s+)*(?:or otherwise,?\\s+)?(${VERB})`,
  'iu',
);
const QUESTION_START =
  /^\W*(?:[[(][^()[\]]{1,60}[)\]][.:]?\s*)?(?:hence\W+)?(?:what|how|why|which|who|whose)\b/iu;
/** A task after the start of a sentence or clause: "Given that …, find …", "Let … . Show …", "…, what is …". */
const TASK_CLAUSE = new RegExp(
  `(?:[.;:,?]\\s+|\\s(?:hence|thus)\\s+|\\b(?:you (?:should|must|will|are to|have to|need to)|(?:asked|required|need you|want you|task is) to)\\s+)(?:(?:hence|then|and|please|also|otherwise|or otherwise|\\p{L}{3,}ly),?\\s+)*(?:${VERB}|(?:what|how|why|which)\\b)`,
  'iu',
);
/** “On a single panel plot the temperature”: a task after a phrase without a comma. */
const TASK_AFTER_PHRASE =
  /^\W*(?:on|in|for|using|with|from|at|by|after|given|via|without)\b[^.?!,;:]{2,80}?(?<!\b(?:the|an?|this|that|these|following|each|your|our|to|we|you|they|can|will))\s(?:find|calculate|compute|plot|show|prove|determine|draw|sketch|write|explain|describe|derive|estimate|evaluate|solve|verify|compare|discuss|simplify|express)\s+(?!(?:of|is|are|was|were|shows?|in|with|and|or|from|to)\b)[\p{L}\d]/iu;
/** “Based on this result show that …”, but not “we show that …”. */
const SHOW_THAT =
  /(?<!\b(?:we|i|you|they|one|to|can|could|will|would|shall|should|may|might|must|not|also|then|and|which|that|results?|methods?|arguments?|data)\s)\b(?:show|prove|verify) that\b/iu;
/** A sentence that ends with the verb of a task. */
const VERB_AT_END = new RegExp(`(?:^|[\\s,;])(?:${TASK_VERBS.join('|')})$`, 'iu');
/** A word in a stem that sets a task. */
const TASK_WORD =
  /\b(?:find|calculate|determine|evaluate|solve|compute|show|prove|derive|state|write|explain|draw|sketch|define|give|list|describe|express|simplify|factorise|differentiate|integrate|consider|fill)\b/iu;
/** The first word of an item that is not an option. */
const NO_OPTION_START =
  /^(?:find|calculate|determine|evaluate|solve|compute|show|prove|derive|state|write|explain|draw|sketch|name|define|give|list|describe|express|use|verify|obtain|estimate|discuss|compare|simplify|factorise|differentiate|integrate|hence|what|how|why|which|when|where|if|for|is|are|does|do|can|consider)\b/iu;
/** Words that request a choice even when the text also contains a task. */
const CHOICE_WORD =
  /(?<!\b(?:to|in|for|at|of|by|from|on|with)\s)\b(?:which|choose|select|pick|mark|tick)\b/iu;
/** A stem that sets one task for all the items after it. */
const COLLECTIVE =
  /\beach\b(?! step)|\b(?:following|these|those|all|both)\b|\btrue (?:or|\/) false\b|\b(?:true|false)\b.*\b(?:justify|reason|explain)\b|\b(?:whether|if) (?:each|or not|it is|they are|the)\b|\bshort notes?\b|\bblanks?\b/iu;
/** A line such as “Your task:” or “Questions:” before a list of tasks. */
const TASKS_LINE =
  /(?:^|[.?!:]\s+)(?:your |the )?(?:tasks?|questions?|problems?|to[- ]dos?|exercises?)(?: (?:is|are))?\s*:\s*$/iu;
/** A task for each item that may begin with “which”: "Which loop would you use for each scenario?" */
const FOR_EACH = /\b(?:for|in|of|to) (?:each|every)\b(?! step)/iu;
/** A task for each item of the next list. Other sentences may be between the task and the list. */
const EACH_ITEM = /\b(?:each|every|all) of the following\b|\beach of these\b/iu;
/** A task for all formulas of a list: “Prove that the following argument forms are valid.” */
const FOLLOWING_ITEMS = /\b(?:the following|these) (?:\p{L}+ ){0,2}\p{L}+s\b/iu;
/** Tasks that are repeated for several expressions, such as "Differentiate with respect to x." */
const REPEATED_TASK =
  /^(?:add|balance|classify|complete|convert|define|describe|differentiate|distinguish|divide|draw|evaluate|expand|explain|express|factori?[sz]?e?|graph|integrate|multiply|name|plot|prove|rationali[sz]e|reduce|rewrite|show|simplify|sketch|solve|subtract|verify|write)\b/iu;
/** The start of a question that each item may complete. */
const OPEN_QUESTION = /^\W*(?:in how many|what|how|where|when|who|why)\b/iu;
/** Signs of a formula in visible text. */
const FORMULA = /[=<>≤≥∫√∑∏²³^+]|\d/u;
/** Nouns for lists that a question refers to and that are not tasks. */
const LIST_NOUN =
  /(?<![-\p{L}])(?:statements?|facts?|data|information|conditions?|assumptions?|steps?|algorithms?|procedures?|instructions?|rules?|axioms?|properties|reactions?|observations?|events?|definitions?|results|readings|premises|hypothes[ei]s|claims?|propositions?|sentences|requirements?|constraints?|features|processes|substances|species|compounds|materials|arguments?)\b/iu;
/** A task about a list as a whole: its items are not separate tasks. */
const WHOLE_LIST =
  /^\W*(?:order|rank|sort|arrange|put|place)\b.*\b(?:following|these|order|from)\b|\b(?:are|is) (?:all )?equivalent\b|\b(?:son|sont|sind|são|sono|zijn|er) (?:\p{L}+ )?(?:[eé]quivalent\p{L}*|äquivalent|ekvivalent\p{L}*)(?!\p{L})|\b(?:does|has|have|performs|supports?|contains?|includes?) the following\b|\bsatisf(?:y|ies|ying)\b|(?<!\b(?:examples?|arguments)\b.*)\bsuch that\b(?!.*\.$)|\b(?:at least|at most|exactly|only) one\b|\bone of (?:the following|these)\b|\bif and only if\b|\b(?:conditions?|properties|axioms|assumptions|rules) (?:are|is|hold|holds|below|above)\b|\b(?:prove|show|verify|deduce) that,? (?:if|when|whenever)\s*:?$|\b(?:suppose|assume)(?: that)?\s*:?$|\b(?:conditions?|constraints?|assumptions?|properties|axioms)\s*:?$/iu;
const PASSIVE_START = /^\W*(?:consider|given|suppose|let|assume|read|recall|note|here|there|study|look)\b/iu;
/** Text after a list that only adds information or a hint. */
const REMARK =
  /^\W*(?:hints?|notes?|remark|you may|you can|give your|take|assume|use|data|given|where|recall|round|express your|answers? (?:should|must|to)|show (?:all|your)|leave your|end of|for full|all working|turn over)\b/iu;

/** Separates the paragraphs of a text; a title without a full stop is a paragraph. */
export const PARAGRAPH_BREAK = '¶';
/** The space between two sentences; the dot of an abbreviation ends none. */
const SENTENCE_BREAK =
  /\s*¶\s*|(?<=[.?!])(?<!\b(?:vs|e\.g|i\.e|figs?|eqs?|eqns?|cf|approx|resp|mr|mrs|dr|no|sec|ch)\.)\s+(?=\S)/iu;
/** A sentence after a task that says how to answer it. */
const INSTRUCTION =
  /^\W*(?:ensure|be sure|make sure|you (?:do not|don.t|must|should|may|need|can|will)|give (?:a |brief |your )*(?:reasons?|justifications?|explanations?|answers?)|justify|explain (?:your|why|how you)|show (?:all|your)|no (?:justification|explanation|proof|reason|work)|please|notes?\b|hints?\b|assume|where\b|write (?:your|a (?:short|brief))|support your|remember|recall|in each case)/iu;

/** An instruction for the questions after this one: `Question numbers 16 to 20 carry 1 mark each`. */
export const OTHER_QUESTIONS = /\bquestions?\s*(?:numbers?|nos?\.?)\s*\d+\s*(?:to|and|[–—-]+)\s*\d+/iu;

/** Whether a text is a task or a question. */
export function isTask(text: string): boolean {
  if (/[?？]/u.test(text)) return true;
  const start = text.slice(0, 1200);
  return (
    VERB_START.test(start) ||
    QUESTION_START.test(start) ||
    TASK_CLAUSE.test(start) ||
    TASK_AFTER_PHRASE.test(start) ||
    SHOW_THAT.test(start) ||
    isForeignTask(start)
  );
}

/** Whether a text can be an option: it is neither a task nor a question. */
export function canBeOption(text: string): boolean {
  return text !== '' && !NO_OPTION_START.test(text) && !text.endsWith('?');
}

/** Splits the end of a text into sentences. */
function splitSentences(text: string): string[] {
  return text.slice(-600).split(SENTENCE_BREAK);
}

function getLastSentence(text: string): string {
  return splitSentences(text).at(-1) ?? '';
}

/**
 * Whether the text before a list sets one task for all its items: "Evaluate:", "Solve each of the following". Remarks
 * such as "Justify your answer." may follow the task.
 */
export function setsCollectiveTask(stem: string, areFormulas: boolean): boolean {
  if (TASKS_LINE.test(stem.slice(-60)) || isTitleWithTask(stem)) return true;
  const sentences = splitSentences(stem);
  const end = sentences.findLastIndex((sentence) => !INSTRUCTION.test(sentence));
  const isForEach = (sentence: string): boolean =>
    (EACH_ITEM.test(sentence) || (areFormulas && FOLLOWING_ITEMS.test(sentence))) && isTask(`${sentence} it`);
  if (sentences.some(isForEach) && !isAboutWholeList(sentences.at(-1) ?? '')) return true;
  return sentences.slice(Math.max(0, end)).some((sentence) => isCollectiveTask(sentence, areFormulas));
}

const MAX_TITLE_WORDS = 8;

/** Whether the title of a question is its only task: "Translate English to maths ¶ A: the set of … B: …". */
function isTitleWithTask(stem: string): boolean {
  const [title = '', ...others] = stem.split(PARAGRAPH_BREAK);
  const words = title.trim().split(/\s+/u);
  if (others.length === 0 || words.length < 2 || words.length > MAX_TITLE_WORDS || /[.?!:]\s*$/u.test(title))
    return false;
  return VERB_START.test(title) && !CHOICE_WORD.test(stem) && !isTask(others.join(' '));
}

/** "…, consider the following game": the list describes something and has no tasks. */
const DESCRIPTION = /\bconsider (?:the following|these|this|an?|two|three)\b[^,.;]*/iu;

function isCollectiveTask(given: string, areFormulas: boolean): boolean {
  const sentence = given.replace(DESCRIPTION, '').trim();
  if (sentence === '' || isAboutWholeList(sentence)) return false;
  if (FOR_EACH.test(sentence) && isTask(`${sentence} it`)) return true;
  if (CHOICE_WORD.test(sentence) && !/\b(?:justify|reasons?)\b/iu.test(sentence)) return false;
  if (setsForeignTaskForAll(sentence)) return true;
  const verb = VERB_START.exec(`${sentence} it`)?.[1];
  const hasTask =
    verb !== undefined ||
    TASK_CLAUSE.test(`${sentence} it`) ||
    /\b(?:answer|true or false)\b/iu.test(sentence);
  if (!hasTask) return isOpenQuestion(sentence);
  if (PASSIVE_START.test(sentence) && !TASK_CLAUSE.test(`${sentence} it`)) return false;
  if (COLLECTIVE.test(sentence)) return true;
  // "… approximate the integral for" is completed by each item.
  if (/\b(?:for|when|if|at|with|using|about|given)$/iu.test(sentence)) return true;
  // "… and B(4, 6), find" is completed by each item.
  if (VERB_AT_END.test(sentence)) return true;
  // "Find x if 2x = 4:" before a list of numbers is one task with options.
  if (areFormulas && FORMULA.test(sentence)) return false;
  if (/[:,–—-]$|[\p{L}\p{N})]$/u.test(sentence)) return true;
  return verb !== undefined && areFormulas && REPEATED_TASK.test(verb);
}

/** "What is", "What are:", "In how many ways …": a question that each item completes. */
function isOpenQuestion(sentence: string): boolean {
  return OPEN_QUESTION.test(sentence) && !/(?<!\.\.)[.?]$/u.test(sentence);
}

function isAboutWholeList(sentence: string): boolean {
  return WHOLE_LIST.test(sentence) && !OPEN_QUESTION.test(sentence);
}

/** Whether the last sentence before a list introduces statements, data or steps that the question refers to. */
export function introducesStatements(stem: string): boolean {
  const sentence = getLastSentence(stem);
  if (isAboutWholeList(sentence)) return true;
  if (!LIST_NOUN.test(sentence)) return false;
  // The task may end with its verb: "…, calculate (a) …".
  return PASSIVE_START.test(sentence) || !isTask(/\p{L}$/u.test(sentence) ? `${sentence} it` : sentence);
}

/** The end of a text before requirements, hints or data: "Your report should:", "Hints:", "with the following methods:". */
const REQUIREMENTS =
  /\b(?:evaluated|graded|scored|rubric|should|must|needs? to|have to|make sure|be sure|ensure|remember|forget|hints?|notes?|tips?|requirements?)\b[^.?!]{0,40}$|\b(?:where|given|assuming|subject to|such that|using|by|with|includ(?:e|es|ing))\W*$|\b(?:with|using|has|have|given|from|by|includ(?:e|es|ing)) (?:the following|these|this)\b[^.?!]*$/iu;

/** Whether the last sentence before a list announces steps, whose imperatives are not tasks for the learner. */
export function introducesSteps(stem: string): boolean {
  return /\b(?:steps?|algorithms?|procedures?|instructions?|rules?|requirements?|constraints?|process(?:es)?|methods?|features|guidelines)\b/iu.test(
    getLastSentence(stem),
  );
}

/** “Consider the following adversary:”, “The algorithm works as follows:” */
const PROCEDURE =
  /^\W*(?:\p{L}+,?\s+){0,3}(?:consider|construct|define|let|suppose)\b.*(?:\bfollowing\b.*:$|\bfollowing (?:\p{L}+ )?(?:adversary|algorithm|attack|construction|machine|procedure|protocol|scheme|strategy)\.$|\bas follows\b)|\b(?:works?|proceeds?|operates?|behaves?|defined?|constructed|does) (?:\p{L}+ )?as follows\W*:$/iu;

/** Whether the last sentence before a list announces a procedure that the text after the list discusses. */
export function describesProcedure(stem: string): boolean {
  return PROCEDURE.test(getLastSentence(stem));
}

/** Whether the last sentence before a list refers to its items: "Compute the following." */
export function namesItems(stem: string): boolean {
  return /\b(?:each|every|following|these)\b/iu.test(getLastSentence(stem));
}

/** Whether a text before a list without numbers introduces requirements, hints or data and not tasks. */
export function introducesRequirements(stem: string): boolean {
  return REQUIREMENTS.test(getLastSentence(stem));
}

/** Whether the text after a list asks about its items, so they are statements and not tasks. */
export function asksAboutList(text: string): boolean {
  return (
    text !== '' &&
    !REMARK.test(text) &&
    !OTHER_QUESTIONS.test(text) &&
    (isTask(text) || /\b(?:above|these)\b/iu.test(text))
  );
}

/** Whether a stem ends as a question or in the middle of a sentence, and not with a task. */
export function asksForChoice(stem: string): boolean {
  const sentence = stem.split(/[.?!]\s+/u).at(-1) ?? '';
  if (stem === '' || /[.;]$/u.test(stem) || (TASK_WORD.test(sentence) && !CHOICE_WORD.test(sentence)))
    return false;
  return /\?$/u.test(stem) || /[\p{L}\p{N}:)_–—-]$/u.test(stem);
}

/** "(Multiple choice)", "Circle the correct answer", "Choose one of these". */
const CHOICE_REQUEST =
  /\bmultiple[\s-]choice\b|\bwhich (?:one |ones )?of (?:the following|these)\b(?!.*\b(?:justify|reasons?|explain|prove|why)\b)|\b(?:circle|choose|select|tick|mark|pick|check)\b[^.?!]{0,60}\b(?:one|answers?|options?|choices?|letter|box|correct|best)\b/iu;

/** Whether the words of a stem request a choice. The stem may also contain a task. */
export function announcesChoice(stem: string): boolean {
  const end = stem.slice(-600);
  return CHOICE_REQUEST.test(end) || requestsForeignChoice(end);
}

/** Whether a stem sets a task for each item of a list, so the items are not options. */
export function setsTaskForEach(stem: string): boolean {
  // "Which of the following quantities must increase to effect the following changes:"
  const [before = '', ...after] = stem.slice(-300).split(/\b(?:which|one|correct|best) of the following\b/iu);
  const end = after.at(-1) ?? before;
  if (after.length > 0 && !/\bfollowing\b/iu.test(end)) return false;
  return /\b(?:for|to|in) (?:each|every)\b|\beach (?:of|statement|claim|expression|function|equation|integral|limit|series|sequence|matrix|word|term|sentence|pair|set|graph|case|scenario|situation|problem|question)\b|\bfollowing(?:\s+\p{L}+){0,2}\s+\p{L}+s\b|\btrue\b.{0,20}\bfalse\b/iu.test(
    end,
  );
}

/** A number with an optional currency sign, unit or percent sign. */
const PLAIN_NUMBER = /^[−–+-]?\s*[£$€]?\s*\d[\d.,/ ]*\s*(?:%|[\p{L}°µΩ/²³⁻¹ ]{0,8})\.?$/u;

/** Whether all texts are numbers, and the text before them sets no task for each of them. */
export function areNumbersToChoose(texts: readonly string[], stem: string): boolean {
  return texts.every((text) => PLAIN_NUMBER.test(text)) && !setsCollectiveTask(stem, true);
}
