import type { PipelineResult } from '../../domain/pipeline-result.ts';
import type { ProblemDigest } from '../../domain/problem.ts';
import { readTexQuestions } from '../../formats/tex/tex-questions.ts';
import { visibleText } from '../../latex/visible-text.ts';
import { plainLine } from '../../print/plain-line.ts';

const LONGEST = 300;

/** The summary of a problem for lists; it counts the findings of the question itself, not of its variants. */
export function digestProblem(content: PipelineResult): ProblemDigest {
  const { classification, latex, findings, variants } = content;
  const [read] = readTexQuestions(latex).questions;
  const own = findings.filter(({ field = '' }) => !/^(?:variants|alternates)\//.test(field));
  const count = (severity: string): number => own.filter((finding) => finding.severity === severity).length;
  return {
    text: plainLine(visibleText(read?.question.stem ?? latex)).slice(0, LONGEST),
    kind: read?.question.kind ?? classification.question_type,
    topic: classification.topic,
    difficulty: classification.difficulty,
    confidence: classification.confidence,
    errors: count('error'),
    warnings: count('warning'),
    variants: Object.keys(variants).length,
  };
}
