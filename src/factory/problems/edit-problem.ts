import type { Finding } from '../../domain/finding.ts';
import type { PipelineResult } from '../../domain/pipeline-result.ts';
import type { Question } from '../../domain/question.ts';
import { readTexQuestions } from '../../formats/tex/tex-questions.ts';
import { verifyQuestion } from '../../verification/verify-question.ts';
import { findTikz } from '../pipeline/find-tikz.ts';
import { getPart, replacePart, WHOLE_PROBLEM } from './problem-parts.ts';

/** The fields whose findings are kept after an edit of the question, because their steps do not run again. */
const UNAFFECTED_FIELD = /^(?:variants\/|alternates\/|classification$|ideas$)/;

/** Replaces the text of a part by the author's text and verifies the part again. */
export function editProblem(content: PipelineResult, part: string, latex: string): PipelineResult {
  const edited = replacePart(content, part, latex);
  if (part === WHOLE_PROBLEM) {
    const { question, findings } = verifyTex(latex);
    const keptFindings = content.findings.filter(({ field = '' }) => UNAFFECTED_FIELD.test(field));
    return { ...edited, tikz_code: findTikz(question) ?? null, findings: [...keptFindings, ...findings] };
  }
  const keptFindings = content.findings.filter(({ field }) => field !== part);
  const newFindings = verifyPart(edited, part).findings.map((finding) => ({ ...finding, field: part }));
  return { ...edited, findings: [...keptFindings, ...newFindings] };
}

export type VerifiedPart = { readonly question: Question | undefined; readonly findings: Finding[] };

/** Reads and verifies a part as a question; an alternative solution is read together with its question. */
export function verifyPart(content: PipelineResult, part: string): VerifiedPart {
  const latex = getPart(content, part);
  return verifyTex(part.startsWith('alternates/') ? `${content.latex.trimEnd()}\n${latex}` : latex);
}

function verifyTex(latex: string): VerifiedPart {
  const { questions, findings: readFindings } = readTexQuestions(latex);
  const [firstQuestion] = questions;
  if (firstQuestion === undefined)
    return {
      question: undefined,
      findings: [{ rule: 'is-a-question', severity: 'error', message: 'This cannot be read as a question.' }],
    };
  const { findings } = verifyQuestion(firstQuestion.question);
  const knownMessages = new Set(findings.map(({ message }) => message));
  const allFindings = [...findings, ...readFindings.filter(({ message }) => !knownMessages.has(message))];
  return {
    question: firstQuestion.question,
    findings: allFindings
      .filter(({ severity }) => severity !== 'info')
      .map(({ fix: _fix, ...finding }): Finding => finding),
  };
}
