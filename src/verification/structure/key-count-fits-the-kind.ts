import { defineQuestionCheck, type Remark } from '../check.ts';
import { choiceQuestion } from '../example.ts';
import { OPTION_LIST } from '../views/question-view.ts';
import { splitSentences } from '../views/sentences.ts';

/** A question that asks for exactly one option. */
const SINGLE_OPTION_QUESTION =
  /\b(?:what (?:is|was)\b|which (?!of\b)\p{L}*[^s\s](?: \p{L}+){0,2}? (?:is|was|has|gives|would|could|will|can)\b(?!\s*[/(])|which (?:one|of (?:the following|these)[\w\s,]{0,40}\bis)\b|which (?:statement|option|quantity|graph|value|vessel|one|drug|organ) is\b|choose the correct (?:option|answer|alternative)\b)/iu;

/** A question that leaves open whether one or several options are correct: “is/are”, “option(s)”. */
const ANY_NUMBER =
  /\b(?:is|was|has)\s*\/\s*(?:are|were|have)\b|\b(?:are|were)\s*\/\s*(?:is|was)\b|\b\p{L}+\s*\((?:s|es|are|is)\)|\bone or more\b|\ball that apply\b/iu;

export const keyCountFitsTheKind = defineQuestionCheck({
  id: 'key-count-fits-the-kind',
  code: 'S05',
  meaning:
    'A single choice has one key; a multiple choice has at least two keys and at least one wrong option.',
  severity: 'error',
  fails: choiceQuestion('% kind: mcq_sc\nWhat is the sum of two and three?', ['$4$ *', '$5$ *', '$6$']),
  passes: choiceQuestion('What is the sum of two and three?', ['$4$', '$5$ *', '$6$']),
  run: ({ question, options, correctOptions, leadIn, stem, source, spans }) => {
    if (options.length === 0 || correctOptions.length === 0) return [];
    // Without a list environment, letters may be parts of the question instead of options.
    if (!OPTION_LIST.test(source.slice(spans.question.start, spans.question.end))) return [];
    const createRemark = (message: string, severityShift?: -1): Remark[] => [
      { message, field: 'answer', ...(severityShift && { severityShift }) },
    ];
    if (question.kind !== 'mcq_mc')
      return correctOptions.length === 1
        ? []
        : createRemark(`${correctOptions.length} options are marked, but the question asks for one.`);
    const isAnyNumber = ANY_NUMBER.test(leadIn) || ANY_NUMBER.test(stem.prose);
    if (correctOptions.length === options.length && options.length > 1)
      return createRemark('Every option is marked correct; offer a wrong one.', -1);
    if (isAnyNumber) return [];
    if (correctOptions.length === 1)
      return createRemark('Several options may be chosen but only one is correct; ask for one.', -1);
    const sentences = [leadIn, ...splitSentences(stem.prose).filter((sentence) => sentence.endsWith('?'))];
    return sentences.some((sentence) => SINGLE_OPTION_QUESTION.test(sentence))
      ? createRemark(`The stem asks for one option but ${correctOptions.length} are marked.`)
      : [];
  },
});
