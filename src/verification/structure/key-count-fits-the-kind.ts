import { questionCheck, type Remark } from '../check.ts';
import { choice } from '../example.ts';
import { LIST } from '../views/question-view.ts';
import { splitSentences } from '../views/sentences.ts';

/** A question that asks for exactly one option. */
const SINGULAR =
  /\b(?:what (?:is|was)\b|which (?!of\b)\p{L}*[^s\s](?: \p{L}+){0,2}? (?:is|was|has|gives|would|could|will|can)\b(?!\s*[/(])|which (?:one|of (?:the following|these)[\w\s,]{0,40}\bis)\b|which (?:statement|option|quantity|graph|value|vessel|one|drug|organ) is\b|choose the correct (?:option|answer|alternative)\b)/iu;

export const keyCountFitsTheKind = questionCheck({
  id: 'key-count-fits-the-kind',
  code: 'S05',
  meaning:
    'A single choice has one key; a multiple choice has at least two keys and at least one wrong option.',
  severity: 'error',
  fails: choice('% kind: mcq_sc\nWhat is the sum of two and three?', ['$4$ *', '$5$ *', '$6$']),
  passes: choice('What is the sum of two and three?', ['$4$', '$5$ *', '$6$']),
  run: ({ question, options, keyed, leadIn, stem, source, spans }) => {
    if (options.length === 0 || keyed.length === 0) return [];
    // Without a list environment, letters may be parts of the question instead of options.
    if (!LIST.test(source.slice(spans.question.start, spans.question.end))) return [];
    const remark = (message: string, shift?: -1): Remark[] => [
      { message, field: 'answer', ...(shift && { shift }) },
    ];
    if (question.kind !== 'mcq_mc')
      return keyed.length === 1
        ? []
        : remark(`${keyed.length} options are marked, but the question asks for one.`);
    if (keyed.length === options.length && options.length > 1)
      return remark('Every option is marked correct; offer a wrong one.', -1);
    if (keyed.length === 1)
      return remark('Several options may be chosen but only one is correct; ask for one.', -1);
    const asked = [leadIn, ...splitSentences(stem.prose).filter((sentence) => sentence.endsWith('?'))];
    return asked.some((sentence) => SINGULAR.test(sentence))
      ? remark(`The stem asks for one option but ${keyed.length} are marked.`)
      : [];
  },
});
