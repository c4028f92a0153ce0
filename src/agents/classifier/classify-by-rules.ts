import type { Classification } from '../../domain/classification.ts';
import { totalMarks } from '../../domain/marking-scheme.ts';
import type { PlainQuestion, Question } from '../../domain/question.ts';
import { hasOptions } from '../../domain/question-kind.ts';
import { diagramTypeOf } from './diagram-type.ts';
import { judgeDifficulty } from './judge-difficulty.ts';
import { linesOf, type QuestionTexts, textsOf } from './question-texts.ts';
import { scoreTopics, type TopicScore } from './score-topics.ts';

export const UNKNOWN_TOPIC = 'unknown';

const MAX_CONCEPTS = 8;
/** One weak word is no topic. */
const MIN_EVIDENCE = 2;
/** A topic with this much evidence of its own takes part in a question. */
const CROSSING_SCORE = 5;
const CALCULUS_TEX =
  /\\i*int(?![a-z])|\\frac\{d\^?2?\s*[a-zA-Z]?\}\{d[a-zA-Z]|\\partial|\\lim(?![a-z])|[fgy]'+(?:\(|\s*=)/;
const CALCULUS_WORDS = /\b(?:differentiat|derivative|integra(?:te|l|tion)\b|stationary points?)/i;

/** Classifies a question from its own words and TeX; the same question always gets the same answer. */
export function classifyByRules(question: Question): Classification {
  const texts = textsOf(question);
  const scores = scoreTopics(texts, question.subject);
  const best = scores.find(({ score }) => score >= MIN_EVIDENCE);
  const requiresCalculus = needsCalculus(texts);
  const diagramType = diagramTypeOf(question, texts);
  const topicsCrossed = scores.filter(({ score }) => score >= CROSSING_SCORE).length;
  return {
    question_type: question.kind,
    difficulty: judgeDifficulty(question, { topicsCrossed, requiresCalculus }),
    topic: best?.topic ?? UNKNOWN_TOPIC,
    subtopic: best?.subtopic ?? UNKNOWN_TOPIC,
    has_diagram: diagramType !== null,
    diagram_type: diagramType,
    num_options: hasOptions(question.kind) ? question.options.length : null,
    estimated_marks: estimateMarks(question),
    key_concepts: best?.concepts.slice(0, MAX_CONCEPTS) ?? [],
    requires_calculus: requiresCalculus,
    confidence: confidenceOf(scores),
  };
}

/**
 * Grows with the evidence for the best topic (half-way at 3, one strong term) and shrinks with the evidence for the
 * second; a tie stays below one half however much speaks for both.
 */
function confidenceOf([best, second]: readonly TopicScore[]): number {
  if (best === undefined) return 0;
  const strength = 1 - 2 ** (-best.score / 3);
  const margin = (best.score - (second?.score ?? 0)) / best.score;
  return Math.round(100 * strength * (0.45 + 0.55 * margin)) / 100;
}

function needsCalculus({ asked, askedTex, solved, solvedTex }: QuestionTexts): boolean {
  return CALCULUS_TEX.test(`${askedTex}\n${solvedTex}`) || CALCULUS_WORDS.test(`${asked}\n${solved}`);
}

/** The marks the author or the scheme gives; else what its kind earns at the level, or a mark per two lines of solution. */
function estimateMarks(question: Question): number {
  if (question.markingScheme) return totalMarks(question.markingScheme);
  if (question.marks !== undefined) return question.marks;
  const parts: readonly PlainQuestion[] = question.questions ?? [question];
  return parts.reduce((sum, part) => sum + marksByKind(part, question.level ?? ''), 0);
}

function marksByKind({ kind, solution }: PlainQuestion, level: string): number {
  if (kind === 'subjective' || kind === 'passage') {
    return Math.min(8, Math.max(2, Math.ceil(solution.flatMap(linesOf).length / 2)));
  }
  if (/\b(?:jee|neet)\b/i.test(level)) return 4;
  return kind === 'mcq_sc' || kind === 'assertion_reason' ? 1 : 2;
}
