import type { Finding } from '../../domain/finding.ts';
import type { Question } from '../../domain/question.ts';
import { printTexQuestions, readTexQuestions } from '../../formats/tex/tex-questions.ts';
import { verifyDocument } from '../../verification/verify-document.ts';

/** A text as the author wrote it: its questions, what the reader noticed, and all findings of verification. */
export type ReadEdit = {
  readonly questions: readonly Question[];
  /** What the TeX reader noticed. It cannot be found again later, because the question is stored and not the text. */
  readonly readerFindings: readonly Finding[];
  readonly findings: readonly Finding[];
};

/** Reads and verifies the TeX of an edited question. */
export function readEdit(tex: string): ReadEdit {
  const { questions, findings: readerFindings } = readTexQuestions(tex);
  return {
    questions: questions.map(({ question }) => question),
    readerFindings: readerFindings.filter(({ severity }) => severity !== 'info'),
    findings: verifyDocument(tex).findings,
  };
}

/** Prints a question as the author edits it: without its id and metadata, which have fields of their own. */
export function printEditableTex(question: Question): string {
  const { subject: _s, level: _l, topic: _t, outcomeId: _o, difficulty: _d, tags: _g, ...content } = question;
  const { marks: _marks, ...unmarked } = content;
  return printTexQuestions([content.parts === undefined ? unmarked : content]);
}
