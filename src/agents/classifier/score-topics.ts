import { conceptTaxonomy, type SubtopicTerms } from './concept-taxonomy.table.ts';
import type { QuestionTexts } from './question-texts.ts';

/** The score of one topic for a question. */
export type TopicScore = {
  readonly subject: string;
  readonly topic: string;
  /** The subtopic with the highest score. */
  readonly subtopic: string;
  readonly score: number;
  /** Highest score first. */
  readonly concepts: readonly string[];
};

/** A term or cue of a subtopic that occurs in the question. */
type Hit = { readonly concept: string; readonly weight: number; readonly score: number };
type SubtopicScore = { readonly entry: SubtopicTerms; readonly hits: readonly Hit[]; readonly score: number };
type Term = { readonly concept: string; readonly weight: number };
type PreparedSubtopic = { readonly entry: SubtopicTerms; readonly terms: ReadonlyMap<string, Term> };

const WEIGHTS = { decisive: 5, strong: 3, weak: 1 } as const;
/** The maximum number of words of a term. */
const MAX_TERM_LENGTH = 5;
/** Factor for terms that occur only in the solution. */
const SOLUTION_FACTOR = 0.5;
/** Factor for topics outside the subject that the author stated; above zero, because that subject may be wrong. */
const OTHER_SUBJECT_FACTOR = 0.25;

const preparedTaxonomy: readonly PreparedSubtopic[] = conceptTaxonomy.map((entry) => ({
  entry,
  terms: prepareTerms(entry),
}));

/** Lists the topics with a score above zero, highest score first; topics with equal scores keep the order of the taxonomy. */
export function scoreTopics(texts: QuestionTexts, subject?: string): TopicScore[] {
  const questionPhrases = listPhrases(texts.questionWords);
  const solutionPhrases = listPhrases(texts.solutionWords);
  const byTopic = new Map<string, SubtopicScore[]>();
  for (const { entry, terms } of preparedTaxonomy) {
    const hits = [...findTermHits(terms, questionPhrases, solutionPhrases), ...findCueHits(entry, texts)];
    const factor = isOtherSubject(entry, subject) ? OTHER_SUBJECT_FACTOR : 1;
    const score = factor * hits.reduce((sum, hit) => sum + hit.score, 0);
    if (score > 0) byTopic.set(entry.topic, [...(byTopic.get(entry.topic) ?? []), { entry, hits, score }]);
  }
  return [...byTopic.values()].map(toTopicScore).sort((a, b) => b.score - a.score);
}

function toTopicScore(subtopics: SubtopicScore[]): TopicScore {
  const [best, ...others] = subtopics.toSorted((a, b) => b.score - a.score);
  if (best === undefined) throw new RangeError('a topic has at least one subtopic');
  const hits = [best, ...others].flatMap(({ hits }) => hits).toSorted((a, b) => b.score - a.score);
  return {
    subject: best.entry.subject,
    topic: best.entry.topic,
    subtopic: best.entry.subtopic,
    score: [best, ...others].reduce((sum, { score }) => sum + score, 0),
    concepts: selectConcepts(hits),
  };
}

/**
 * Selects the concepts that were found. Weak terms count only if there are no others. A term that is part of another term does not
 * count.
 */
function selectConcepts(hits: readonly Hit[]): string[] {
  const strong = hits.filter((hit) => hit.weight > WEIGHTS.weak);
  const concepts = [...new Set((strong.length > 0 ? strong : hits).map((hit) => hit.concept))];
  return concepts.filter(
    (concept) => !concepts.some((other) => other !== concept && ` ${other} `.includes(` ${concept} `)),
  );
}

function findTermHits(
  terms: PreparedSubtopic['terms'],
  questionPhrases: Set<string>,
  solutionPhrases: Set<string>,
): Hit[] {
  return [...terms].flatMap(([phrase, { concept, weight }]) => {
    if (questionPhrases.has(phrase)) return [{ concept, weight, score: weight }];
    return solutionPhrases.has(phrase) ? [{ concept, weight, score: weight * SOLUTION_FACTOR }] : [];
  });
}

function findCueHits({ cues = [] }: SubtopicTerms, { questionTex, solutionTex }: QuestionTexts): Hit[] {
  return cues.flatMap(({ pattern, weight, concept }) => {
    if (pattern.test(questionTex)) return [{ concept, weight, score: weight }];
    return pattern.test(solutionTex) ? [{ concept, weight, score: weight * SOLUTION_FACTOR }] : [];
  });
}

/** Whether a subtopic belongs to another subject than the stated one; false for an unknown subject. */
function isOtherSubject(entry: SubtopicTerms, subject: string | undefined): boolean {
  if (subject === undefined) return false;
  const knownSubject = conceptTaxonomy.find((subtopic) =>
    subject.toLowerCase().includes(subtopic.subject.toLowerCase()),
  )?.subject;
  return knownSubject !== undefined && knownSubject !== entry.subject;
}

/** Maps the normalised words of each term to its concept and weight. */
function prepareTerms(entry: SubtopicTerms): Map<string, Term> {
  const terms = new Map<string, Term>();
  for (const level of ['decisive', 'strong', 'weak'] as const) {
    const weight = WEIGHTS[level];
    for (const concept of (entry[level] ?? '').split(', ').filter(Boolean)) {
      terms.set(listWords(concept).join(' '), { concept, weight });
    }
  }
  return terms;
}

/** Lists every sequence of up to five words. */
function listPhrases(text: string): Set<string> {
  const words = listWords(text);
  const phrases = new Set<string>();
  for (let start = 0; start < words.length; start++) {
    for (let length = 1; length <= MAX_TERM_LENGTH; length++)
      phrases.add(words.slice(start, start + length).join(' '));
  }
  return phrases;
}

/** Lists the words of a text in lower case and in the singular. */
function listWords(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/[’']s\b/g, '')
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter(Boolean)
    .map(toSingular);
}

function toSingular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  return word.replace(/ies$/, 'y').replace(/s$/, '');
}
