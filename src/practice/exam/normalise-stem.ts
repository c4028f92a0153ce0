import { listLeafParts } from '../../domain/part-path.ts';
import type { Question } from '../../domain/question.ts';

/** Normalises spacing and case, so that equal questions have equal stems. */
export function normaliseStem(stem: string): string {
  return stem.replace(/\s+/g, ' ').trim().toLowerCase();
}

/** Replaces the numbers and formulas of a stem by `#`, so that questions with other numbers have equal templates. */
export function toStemTemplate(stem: string): string {
  return normaliseStem(stem.replace(/\$[^$]*\$/g, '#')).replace(/\d+(?:\.\d+)?/g, '#');
}

/** Matches the text of a question that tests single facts. */
const FACT_QUESTION = /described|true or false|statements about/;

/** Matches the request of a question, up to the quantity that is requested. */
const REQUEST =
  /\b(?:calculate|determine|find|state|what is|give|name|write down|work out|show that|solve|express|evaluate)\b(?: (?:the|a|an|by calculation,))* ([^.,?:$]+)/giu;
/** Words that end the name of a requested quantity. */
const END_OF_QUANTITY = /\s(?:of|to|that|in|for|from|when|at|between|by|which|on|with|needed|used)\s.*$/u;

/**
 * Lists what makes a question recognisable: what its model asks for, such as `N5P-02 average acceleration`, and its numbers.
 * Two questions of a model with the same unknown have the same idea although their contexts and numbers differ. Questions on
 * facts are told apart by their facts.
 */
export function listIdeas(question: Question): string[] {
  if (isFactQuestion(question)) return [];
  const texts = listLeafParts(question).map(({ part }) => part.text);
  const requests = [...[question.stem, ...texts].join(' ').matchAll(REQUEST)].map(([, quantity = '']) =>
    normaliseStem(quantity).replace(END_OF_QUANTITY, ''),
  );
  const { provenance } = question;
  const last = requests.at(-1);
  const idea = provenance?.maker !== 'item-model' || last === undefined ? [] : [`${provenance.name} ${last}`];
  return [...idea, ...listNumbers(question)];
}

/** Lists the numbers of a stem as one text, if there are enough to recognise the question by. */
function listNumbers({ stem }: Question): string[] {
  const numbers = stem.match(/\d+(?:\.\d+)?/g) ?? [];
  return numbers.length < MIN_NUMBERS ? [] : [`numbers ${numbers.toSorted().join(' ')}`];
}

const MIN_NUMBERS = 2;

function isFactQuestion(question: Question): boolean {
  const texts = listLeafParts(question).map(({ part }) => part.text);
  return [question.stem, ...texts].some((text) => FACT_QUESTION.test(text));
}

/** Lists the facts that a question tests, one per part or numbered statement. Otherwise the last calculation of its scheme. */
export function listTestedFacts(question: Question): string[] {
  const parts = listLeafParts(question).map(({ part }) => part);
  const texts = parts.map(({ text }) => text);
  if (isFactQuestion(question)) {
    const statements = question.stem.split(/\(\d\)/).slice(1);
    return [...statements, ...texts].map(toFact);
  }
  const { markingScheme } = parts.at(-1) ?? question;
  const calculation = markingScheme?.bullets.at(-1)?.illustrative ?? '';
  return calculation.includes('=') ? [calculation] : [];
}

/** Returns a text up to the end of its first clause. */
function toFact(text: string): string {
  const [first = ''] = text.split(/[;?]|\.(?:\s|$)/);
  return normaliseStem(first);
}
