import { printPartsText } from '../../domain/part-text.ts';
import type { PipelineResult } from '../../domain/pipeline-result.ts';
import type { ProblemDigest } from '../../domain/problem.ts';
import { readTexQuestions } from '../../formats/tex/tex-questions.ts';
import { visibleText } from '../../latex/visible-text.ts';
import { plainLine } from '../../print/plain-line.ts';

const MAX_TEXT_LENGTH = 300;

/** Creates the summary of a problem for lists. Counts the findings of the question itself, not of its variants and alternative solutions. */
export function summarizeProblem(content: PipelineResult): ProblemDigest {
  const { classification, latex, findings, variants } = content;
  const [firstQuestion] = readTexQuestions(latex).questions;
  const tex =
    firstQuestion === undefined ? latex : printPartsText({ ...firstQuestion.question, vignette: undefined });
  const questionFindings = findings.filter(({ field = '' }) => !/^(?:variants|alternates)\//.test(field));
  const countFindings = (severity: string): number =>
    questionFindings.filter((finding) => finding.severity === severity).length;
  return {
    text: plainLine(visibleText(tex)).slice(0, MAX_TEXT_LENGTH),
    kind: firstQuestion?.question.kind ?? classification.question_type,
    topic: classification.topic,
    difficulty: classification.difficulty,
    confidence: classification.confidence,
    errors: countFindings('error'),
    warnings: countFindings('warning'),
    variants: Object.keys(variants).length,
  };
}
