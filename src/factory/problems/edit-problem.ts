import { type EqualityCounts, NO_EQUALITIES } from '../../domain/equality-counts.ts';
import type { Finding } from '../../domain/finding.ts';
import type { PipelineResult } from '../../domain/pipeline-result.ts';
import type { Question } from '../../domain/question.ts';
import { readTexQuestions } from '../../formats/tex/tex-questions.ts';
import { verifyQuestion } from '../../verification/verify-question.ts';
import { findTikz } from '../pipeline/find-tikz.ts';
import { getPiece, replacePiece, WHOLE_PROBLEM } from './problem-pieces.ts';

/** The fields whose findings are kept after an edit of the question, because their steps do not run again. */
const UNAFFECTED_FIELD = /^(?:variants\/|alternates\/|classification$|ideas$)/;

/** Replaces the text of a piece by the author's text and verifies the piece again. */
export function editProblem(content: PipelineResult, piece: string, latex: string): PipelineResult {
  const edited = replacePiece(content, piece, latex);
  if (piece === WHOLE_PROBLEM) {
    const { question, findings, equalities } = verifyTex(latex);
    const keptFindings = content.findings.filter(({ field = '' }) => UNAFFECTED_FIELD.test(field));
    return {
      ...edited,
      tikz_code: findTikz(question) ?? null,
      findings: [...keptFindings, ...findings],
      equalities,
    };
  }
  const keptFindings = content.findings.filter(({ field }) => field !== piece);
  const newFindings = verifyPiece(edited, piece).findings.map((finding) => ({ ...finding, field: piece }));
  return { ...edited, findings: [...keptFindings, ...newFindings] };
}

export type VerifiedPiece = {
  readonly question: Question | undefined;
  readonly findings: Finding[];
  readonly equalities: EqualityCounts;
};

/** Reads and verifies a piece as a question; an alternative solution is read together with its question. */
export function verifyPiece(content: PipelineResult, piece: string): VerifiedPiece {
  const latex = getPiece(content, piece);
  return verifyTex(piece.startsWith('alternates/') ? `${content.latex.trimEnd()}\n${latex}` : latex);
}

function verifyTex(latex: string): VerifiedPiece {
  const { questions, findings: readFindings } = readTexQuestions(latex);
  const [firstQuestion] = questions;
  if (firstQuestion === undefined)
    return {
      question: undefined,
      equalities: NO_EQUALITIES,
      findings: [{ rule: 'is-a-question', severity: 'error', message: 'This cannot be read as a question.' }],
    };
  const { findings, read: equalities } = verifyQuestion(firstQuestion.question);
  const knownMessages = new Set(findings.map(({ message }) => message));
  const allFindings = [...findings, ...readFindings.filter(({ message }) => !knownMessages.has(message))];
  return {
    question: firstQuestion.question,
    equalities,
    findings: allFindings
      .filter(({ severity }) => severity !== 'info')
      .map(({ fix: _fix, ...finding }): Finding => finding),
  };
}
