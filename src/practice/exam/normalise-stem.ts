import { listLeafParts } from '../../domain/part-path.ts';
import type { Question } from '../../domain/question.ts';
import { findModel } from '../../item-models/catalogue.ts';

/** Normalises spacing and case, so that equal questions have equal stems. */
export function normaliseStem(stem: string): string {
  return stem.replace(/\s+/g, ' ').trim().toLowerCase();
}

/** Replaces the numbers and formulas of a stem by `#`, so that questions with other numbers have equal templates. */
export function toStemTemplate(stem: string): string {
  return normaliseStem(stem.replace(/\$[^$]*\$/g, '#')).replace(/\d+(?:\.\d+)?/g, '#');
}

/** Matches the request of a question, up to the quantity that is requested. */
const REQUEST =
  /\b(?:calculate|determine|find|state|what is|give|name|write down|work out)\b(?: (?:the|a|an|by calculation,))* ([^.,?:$]+)/giu;
/** Words that end the name of a requested quantity: `mass of the block` becomes `mass`. But `number of moles` stays whole. */
const END_OF_QUANTITY =
  /(?<!\bnumber)\s(?:of|to|that|in|for|from|when|at|between|by|which|on|with|needed|used)\s.*$/u;
/** Words that end the name of a number: `number of moles in the solution` becomes `number of moles`. */
const END_OF_COUNTED =
  /(?<=\bnumber of \S.*)\s(?:of|that|in|for|from|when|at|which|on|with|needed|used)\s.*$/u;

/**
 * Lists texts by which a paper avoids similar questions: what the question asks for, such as `N5P-02 average acceleration`, and its
 * numbers. Two questions of a model with the same unknown have the same idea even if their contexts and numbers differ. The idea of a
 * question on facts is its fact. The idea of a request such as `Solve …` is the text around its formulas and the functions in them.
 */
export function listIdeas(question: Question): string[] {
  if (isFactQuestion(question)) return [];
  const texts = listLeafParts(question).map(({ part }) => part.text);
  const text = [question.stem, ...texts].join(' ');
  const requests = [...text.matchAll(REQUEST)].map(([, quantity = '']) =>
    normaliseStem(quantity).replace(END_OF_COUNTED, '').replace(END_OF_QUANTITY, ''),
  );
  const request = requests.at(-1);
  const isAboutFormula = request === undefined || /(?:^|\s)(?:of|for|to|that)$|^$/u.test(request);
  const unknown = `${request ?? toStemTemplate(question.stem)}${isAboutFormula ? ` ${listFunctions(text)}` : ''}`;
  return [`${question.provenance?.name} ${unknown}`, ...listNumbers(question)];
}

/** Lists the functions in the formulas of a text, because differentiating a logarithm is another idea than differentiating a quotient. */
function listFunctions(text: string): string {
  const formulas = (text.match(/\$[^$]*\$/g) ?? []).join(' ');
  const names = formulas.match(/\\(?:sin|cos|tan|ln|log|frac|sqrt|int|sum|begin)(?![a-z])|e\^/g) ?? [];
  return [...new Set(names)].toSorted().join(' ');
}

/** Lists the numbers of a stem as one text, if there are enough to recognise the question by. */
function listNumbers({ stem }: Question): string[] {
  const numbers = stem.match(/\d+(?:\.\d+)?/g) ?? [];
  return numbers.length < MIN_NUMBERS ? [] : [`numbers ${numbers.toSorted().join(' ')}`];
}

const MIN_NUMBERS = 2;

function isFactQuestion({ provenance }: Question): boolean {
  return findModel(provenance?.name ?? '')?.testsFacts === true;
}

/** Lists the facts that a question on facts tests: one for each part or numbered statement. For other questions, returns the last calculation of the scheme. */
export function listTestedFacts(question: Question): string[] {
  const parts = listLeafParts(question).map(({ part }) => part);
  if (isFactQuestion(question)) {
    const texts = [...listStatements(question), ...parts.map(({ text }) => text)];
    return [...new Set(texts.map((text) => toFact(text, question)))];
  }
  const { markingScheme } = parts.at(-1) ?? question;
  const calculation = markingScheme?.bullets.at(-1)?.illustrative ?? '';
  return calculation.includes('=') ? [calculation] : [];
}

/** Lists the numbered statements of a stem. Without them, the only statement is the right option or, if that is short, the stem. */
function listStatements({ stem, options, answer, parts }: Question): string[] {
  const statements = stem.split(/\([1-9]\)/).slice(1);
  if (statements.length > 0 || parts !== undefined) return statements;
  const right = answer?.kind === 'choice' ? options.find(({ id }) => id === answer.correct[0]) : undefined;
  return (right?.text.split(' ').length ?? 0) >= WORDS_OF_FACT ? [right?.text ?? ''] : [stem];
}

/** Number of words by which a fact is recognised, in a question and in a description. */
const WORDS_OF_FACT = 4;

/** Returns the last words of the first clause of a text, because the first words depend on the form of the question. */
function toFact(text: string, { provenance }: Question): string {
  const [first = ''] = text.split(/[;?]|\.(?:\s|$)/);
  return `${provenance?.name} ${normaliseStem(first).split(' ').slice(-WORDS_OF_FACT).join(' ')}`;
}
