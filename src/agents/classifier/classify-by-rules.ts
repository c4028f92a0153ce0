import { type Classification, LOW_CONFIDENCE } from '../../domain/classification.ts';
import { getMarks } from '../../domain/part-marks.ts';
import { toPartQuestions } from '../../domain/part-question.ts';
import type { PlainQuestion, Question } from '../../domain/question.ts';
import { hasOptions } from '../../domain/question-kind.ts';
import { findDiagramType } from './diagram-type.ts';
import { judgeDifficulty } from './judge-difficulty.ts';
import { collectTexts, listStepLines, type QuestionTexts } from './question-texts.ts';
import { scoreTopics, type TopicScore } from './score-topics.ts';

export const UNKNOWN_TOPIC = 'unknown';

const MAX_CONCEPTS = 8;
/** The minimum score of a topic; one weak term, with a weight of 1, is not enough. */
const MIN_SCORE = 2;
/** A subject is chosen if at least this share of the sum of all topic scores belongs to it. */
const MIN_SUBJECT_SHARE = 0.6;
/** The scores of mathematics count less for the choice of the subject, because questions of every science contain mathematics. */
const MATHEMATICS_FACTOR = 0.7;
/** Topics with at least this score are counted; a question with many topics is harder. */
const MIN_COUNTED_SCORE = 5;
/** Integrals, derivatives and limits in TeX: `\int`, `\frac{dx}{dt}`, `\partial`, `\lim`, `f'(`. */
const CALCULUS_TEX =
  /\\i*int(?![a-z])|\\frac\{d\^?2?\s*[a-zA-Z]?\}\{d[a-zA-Z]|\\partial|\\lim(?![a-z])|[fgy]'+(?:\(|\s*=)/;
const CALCULUS_WORDS = /\b(?:differentiat|derivative|integra(?:te|l|tion)\b|stationary points?)/i;

/** Classifies a question by its words and TeX; the same question always has the same result. */
export function classifyByRules(question: Question): Classification {
  const texts = collectTexts(question);
  const scores = scoreTopics(texts, question.subject);
  const best = scores.find(({ score }) => score >= MIN_SCORE);
  const requiresCalculus = needsCalculus(texts);
  const diagramType = findDiagramType(question, texts);
  const topicCount = scores.filter(({ score }) => score >= MIN_COUNTED_SCORE).length;
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

/** Adds the subject and topic that the words of a question show; an author's own subject and topic are kept. */
export function addSubjectAndTopic(question: Question): Question {
  if (question.topic !== undefined) return question;
  const scores = scoreTopics(collectTexts(question), question.subject);
  const subject = question.subject ?? findSubject(scores);
  const best = scores.find((score) => score.subject === subject);
  if (subject === undefined || best === undefined) return question;
  return { ...question, subject, ...(best.score >= MIN_SCORE && { topic: best.topic }) };
}

/** Finds the subject to which most topic words belong, or else the subject of a topic that is certain. */
function findSubject(scores: readonly TopicScore[]): string | undefined {
  const sumScores = (topicScores: readonly TopicScore[]): number =>
    topicScores.reduce(
      (sum, { subject, score }) => sum + score * (subject === 'Mathematics' ? MATHEMATICS_FACTOR : 1),
      0,
    );
  const total = sumScores(scores);
  const [subject, subjectScores = []] =
    Object.entries(Object.groupBy(scores, (score) => score.subject)).toSorted(
      ([, a = []], [, b = []]) => sumScores(b) - sumScores(a),
    )[0] ?? [];
  const subjectTotal = sumScores(subjectScores);
  if (subjectTotal >= MIN_SCORE && subjectTotal >= MIN_SUBJECT_SHARE * total) return subject;
  return computeConfidence(scores) >= LOW_CONFIDENCE ? scores[0]?.subject : undefined;
}

/**
 * Computes the confidence in the best topic. It increases with the score of that topic (0.5 at a score of 3, the weight of one
 * strong term). It decreases with the score of the second topic. If both scores are equal, it is below 0.5.
 */
function computeConfidence([best, second]: readonly TopicScore[]): number {
  if (best === undefined) return 0;
  const strength = 1 - 2 ** (-best.score / 3);
  const margin = (best.score - (second?.score ?? 0)) / best.score;
  return Math.round(100 * strength * (0.45 + 0.55 * margin)) / 100;
}

function needsCalculus(texts: QuestionTexts): boolean {
  const { questionWords, questionTex, solutionWords, solutionTex } = texts;
  return (
    CALCULUS_TEX.test(`${questionTex}\n${solutionTex}`) ||
    CALCULUS_WORDS.test(`${questionWords}\n${solutionWords}`)
  );
}

/**
 * Returns the total of the parts or of the marking scheme, or the marks that the author wrote. If there are none, returns the usual
 * marks of the kind and level.
 */
function estimateMarks(question: Question): number {
  const stated = getMarks(question) ?? question.marks;
  if (stated !== undefined) return stated;
  const answered = (question.questions ?? [question]).flatMap(toPartQuestions);
  return answered.reduce(
    (sum, part) => sum + (part.question.marks ?? estimateByKind(part.question, question.level ?? '')),
    0,
  );
}

/** Estimates the marks by kind and level. A written answer (kind `subjective`) gets one mark for two lines of solution, from 2 to 8 marks. */
function estimateByKind({ kind, solution }: PlainQuestion, level: string): number {
  if (kind === 'subjective' || kind === 'passage') {
    return Math.min(8, Math.max(2, Math.ceil(solution.flatMap(listStepLines).length / 2)));
  }
  // In the Indian entrance exams JEE and NEET a question has 4 marks.
  if (/\b(?:jee|neet)\b/i.test(level)) return 4;
  return kind === 'mcq_sc' || kind === 'assertion_reason' ? 1 : 2;
}
