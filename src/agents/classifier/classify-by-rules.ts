import type { Classification } from '../../domain/classification.ts';
import { totalMarks } from '../../domain/marking-scheme.ts';
import type { PlainQuestion, Question } from '../../domain/question.ts';
import { hasOptions } from '../../domain/question-kind.ts';
import { findDiagramType } from './diagram-type.ts';
import { judgeDifficulty } from './judge-difficulty.ts';
import { collectTexts, linesOf, type QuestionTexts } from './question-texts.ts';
import { scoreTopics, type TopicScore } from './score-topics.ts';

export const UNKNOWN_TOPIC = 'unknown';

const MAX_CONCEPTS = 8;
/** One weak word is not enough for a topic. */
const MIN_EVIDENCE = 2;
/** A topic with this score counts as one of the topics of a question. */
const MIN_TOPIC_SCORE = 5;
/** Integrals, derivatives and limits in TeX. */
const CALCULUS_TEX =
  /\\i*int(?![a-z])|\\frac\{d\^?2?\s*[a-zA-Z]?\}\{d[a-zA-Z]|\\partial|\\lim(?![a-z])|[fgy]'+(?:\(|\s*=)/;
const CALCULUS_WORDS = /\b(?:differentiat|derivative|integra(?:te|l|tion)\b|stationary points?)/i;

/** Classifies a question by its words and TeX; deterministic. */
export function classifyByRules(question: Question): Classification {
  const texts = collectTexts(question);
  const scores = scoreTopics(texts, question.subject);
  const best = scores.find(({ score }) => score >= MIN_EVIDENCE);
  const requiresCalculus = needsCalculus(texts);
  const diagramType = findDiagramType(question, texts);
  const topicCount = scores.filter(({ score }) => score >= MIN_TOPIC_SCORE).length;
  return {
    question_type: question.kind,
    difficulty: judgeDifficulty(question, { topicCount, requiresCalculus }),
    topic: best?.topic ?? UNKNOWN_TOPIC,
    subtopic: best?.subtopic ?? UNKNOWN_TOPIC,
    has_diagram: diagramType !== null,
    diagram_type: diagramType,
    num_options: hasOptions(question.kind) ? question.options.length : null,
    estimated_marks: estimateMarks(question),
    key_concepts: best?.concepts.slice(0, MAX_CONCEPTS) ?? [],
    requires_calculus: requiresCalculus,
    confidence: computeConfidence(scores),
  };
}

/**
 * Computes the confidence in the best topic. It grows with its score (0.5 at a score of 3, the weight of one strong
 * term) and shrinks with the score of the second topic; a tie stays below one half.
 */
function computeConfidence([best, second]: readonly TopicScore[]): number {
  if (best === undefined) return 0;
  const strength = 1 - 2 ** (-best.score / 3);
  const margin = (best.score - (second?.score ?? 0)) / best.score;
  return Math.round(100 * strength * (0.45 + 0.55 * margin)) / 100;
}

function needsCalculus({ asked, askedTex, solved, solvedTex }: QuestionTexts): boolean {
  return CALCULUS_TEX.test(`${askedTex}\n${solvedTex}`) || CALCULUS_WORDS.test(`${asked}\n${solved}`);
}

/** The marks of the scheme or the author; otherwise the usual marks of the kind and level, or one mark per two lines of solution. */
function estimateMarks(question: Question): number {
  if (question.markingScheme) return totalMarks(question.markingScheme);
  if (question.marks !== undefined) return question.marks;
  const parts: readonly PlainQuestion[] = question.questions ?? [question];
  return parts.reduce((sum, part) => sum + estimateByKind(part, question.level ?? ''), 0);
}

function estimateByKind({ kind, solution }: PlainQuestion, level: string): number {
  if (kind === 'subjective' || kind === 'passage') {
    return Math.min(8, Math.max(2, Math.ceil(solution.flatMap(linesOf).length / 2)));
  }
  if (/\b(?:jee|neet)\b/i.test(level)) return 4;
  return kind === 'mcq_sc' || kind === 'assertion_reason' ? 1 : 2;
}
