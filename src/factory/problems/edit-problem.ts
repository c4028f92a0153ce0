import type { Finding } from '../../domain/finding.ts';
import type { PipelineResult } from '../../domain/pipeline-result.ts';
import type { Question } from '../../domain/question.ts';
import { verifyQuestion } from '../../verification/verify-question.ts';
import { readTexQuestions } from '../intake/tex-questions.ts';
import { partOf, WHOLE, withPart } from './problem-parts.ts';

/** Findings of steps that an edit of the text does not do again. */
const STANDING = /^(?:variants\/|alternates\/|classification$|ideas$)/;

/** The content with a part as the author wrote it, verified anew; what is wrong with it stands in its findings. */
export function editProblem(content: PipelineResult, part: string, latex: string): PipelineResult {
  const edited = withPart(content, part, latex);
  if (part === WHOLE) {
    const { question, findings } = examineTex(latex);
    const kept = content.findings.filter(({ field = '' }) => STANDING.test(field));
    return { ...edited, tikz_code: drawingOf(question), findings: [...kept, ...findings] };
  }
  const kept = content.findings.filter(({ field }) => field !== part);
  const found = examinePart(edited, part).findings.map((finding) => ({ ...finding, field: part }));
  return { ...edited, findings: [...kept, ...found] };
}

export type ExaminedTex = { readonly question: Question | undefined; readonly findings: Finding[] };

/** A part as a question; another solution is read behind the question that it solves. */
export function examinePart(content: PipelineResult, part: string): ExaminedTex {
  const latex = partOf(content, part);
  return examineTex(part.startsWith('alternates/') ? `${content.latex.trimEnd()}\n${latex}` : latex);
}

function examineTex(latex: string): ExaminedTex {
  const { questions, findings: noticed } = readTexQuestions(latex);
  const [read] = questions;
  if (read === undefined)
    return {
      question: undefined,
      findings: [{ rule: 'is-a-question', severity: 'error', message: 'This cannot be read as a question.' }],
    };
  const { findings } = verifyQuestion(read.question);
  const told = new Set(findings.map(({ message }) => message));
  const all = [...findings, ...noticed.filter(({ message }) => !told.has(message))];
  return {
    question: read.question,
    findings: all
      .filter(({ severity }) => severity !== 'info')
      .map(({ fix: _fix, ...finding }): Finding => finding),
  };
}

function drawingOf(question: Question | undefined): string | null {
  const all = question === undefined ? [] : [question, ...(question.questions ?? [])];
  const drawings = all.flatMap(({ diagrams }) =>
    diagrams.flatMap((diagram) => (diagram.kind === 'tikz' ? [diagram.tex] : [])),
  );
  return drawings[0] ?? null;
}
