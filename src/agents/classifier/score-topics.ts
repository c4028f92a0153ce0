import { conceptTaxonomy, type SubtopicTerms } from './concept-taxonomy.table.ts';
import type { QuestionTexts } from './question-texts.ts';

/** The evidence for one topic. */
export type TopicScore = {
  readonly subject: string;
  readonly topic: string;
  /** The subtopic with the highest score. */
  readonly subtopic: string;
  readonly score: number;
  /** Highest score first. */
  readonly concepts: readonly string[];
};

type Hit = { readonly concept: string; readonly weight: number; readonly score: number };
type SubtopicScore = { readonly entry: SubtopicTerms; readonly hits: readonly Hit[]; readonly score: number };
type Term = { readonly concept: string; readonly weight: number };
type PreparedSubtopic = { readonly entry: SubtopicTerms; readonly terms: ReadonlyMap<string, Term> };

const WEIGHTS = { decisive: 5, strong: 3, weak: 1 } as const;
/** The maximum number of words of a term. */
const MAX_TERM_LENGTH = 5;
/** Factor for terms that occur only in the solution. */
const SOLUTION_SHARE = 0.5;
/** Factor for topics outside the subject that the author named; above zero, because the label may be wrong. */
const OTHER_SUBJECT_SHARE = 0.25;

const prepared: readonly PreparedSubtopic[] = conceptTaxonomy.map((entry) => ({
  entry,
  terms: prepareTerms(entry),
}));

/** Lists topics with any evidence, highest score first; ties keep the order of the taxonomy. */
export function scoreTopics(texts: QuestionTexts, subject?: string): TopicScore[] {
  const asked = listPhrases(texts.asked);
  const solved = listPhrases(texts.solved);
  const byTopic = new Map<string, SubtopicScore[]>();
  for (const { entry, terms } of prepared) {
    const hits = [...termHits(terms, asked, solved), ...cueHits(entry, texts)];
    const share = isOtherSubject(entry, subject) ? OTHER_SUBJECT_SHARE : 1;
    const score = share * hits.reduce((sum, hit) => sum + hit.score, 0);
    if (score > 0) byTopic.set(entry.topic, [...(byTopic.get(entry.topic) ?? []), { entry, hits, score }]);
  }
  return [...byTopic.values()].map(toTopicScore).sort((a, b) => b.score - a.score);
}

function toTopicScore(subtopics: SubtopicScore[]): TopicScore {
  const [best, ...others] = subtopics.toSorted((a, b) => b.score - a.score);
  if (best === undefined) throw new RangeError('a topic has at least one subtopic');
  const hits = [best, ...others].flatMap((one) => one.hits).toSorted((a, b) => b.score - a.score);
  return {
    subject: best.entry.subject,
    topic: best.entry.topic,
    subtopic: best.entry.subtopic,
    score: [best, ...others].reduce((sum, one) => sum + one.score, 0),
    concepts: selectConcepts(hits),
  };
}

/** Selects concepts: weak terms only if there is nothing stronger, and no term that is part of another one. */
function selectConcepts(hits: readonly Hit[]): string[] {
  const strong = hits.filter((hit) => hit.weight > WEIGHTS.weak);
  const concepts = [...new Set((strong.length > 0 ? strong : hits).map((hit) => hit.concept))];
  return concepts.filter(
    (one) => !concepts.some((other) => other !== one && ` ${other} `.includes(` ${one} `)),
  );
}

function termHits(terms: PreparedSubtopic['terms'], asked: Set<string>, solved: Set<string>): Hit[] {
  return [...terms].flatMap(([phrase, { concept, weight }]) => {
    if (asked.has(phrase)) return [{ concept, weight, score: weight }];
    return solved.has(phrase) ? [{ concept, weight, score: weight * SOLUTION_SHARE }] : [];
  });
}

function cueHits({ cues = [] }: SubtopicTerms, { askedTex, solvedTex }: QuestionTexts): Hit[] {
  return cues.flatMap(({ pattern, weight, concept }) => {
    if (pattern.test(askedTex)) return [{ concept, weight, score: weight }];
    return pattern.test(solvedTex) ? [{ concept, weight, score: weight * SOLUTION_SHARE }] : [];
  });
}

function isOtherSubject(entry: SubtopicTerms, subject: string | undefined): boolean {
  if (subject === undefined) return false;
  const known = conceptTaxonomy.find((one) =>
    subject.toLowerCase().includes(one.subject.toLowerCase()),
  )?.subject;
  return known !== undefined && known !== entry.subject;
}

function prepareTerms(entry: SubtopicTerms): Map<string, Term> {
  const terms = new Map<string, Term>();
  for (const [level, weight] of Object.entries(WEIGHTS)) {
    const listed = level === 'decisive' ? entry.decisive : level === 'strong' ? entry.strong : entry.weak;
    for (const concept of (listed ?? '').split(', ').filter(Boolean)) {
      terms.set(listWords(concept).join(' '), { concept, weight });
    }
  }
  return terms;
}

/** Every sequence of up to five words. */
function listPhrases(text: string): Set<string> {
  const words = listWords(text);
  const phrases = new Set<string>();
  for (let start = 0; start < words.length; start++) {
    for (let length = 1; length <= MAX_TERM_LENGTH; length++)
      phrases.add(words.slice(start, start + length).join(' '));
  }
  return phrases;
}

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
