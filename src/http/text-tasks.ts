import type { Question } from '../domain/question.ts';
import { readEdit } from '../factory/bank/read-edit.ts';
import { splitTex } from '../factory/intake/split-questions.ts';
import { readTexQuestions } from '../formats/tex/tex-questions.ts';
import { changeQuestion } from '../practice/papers/change-question.ts';
import { typesetTexts } from '../print/html/typeset-texts.ts';
import { checkQuestion } from '../review/queue/check-question.ts';
import { inspectStored, inspectTex, renderTex } from './bank/inspect-tex.ts';
import { fromWireDraft } from './bank/question-view.ts';
import type { WireQuestionDraft } from './bank/wire-question.ts';
import { printPaper } from './papers/print-paper.ts';
import { previewMaths } from './practice/preview-maths.ts';

/** The functions on untrusted text that run on worker threads. Their arguments and results are plain data. */
export const textTasks = {
  typeset: typesetTexts,
  previewMaths,
  inspectTex,
  inspectStored,
  renderTex,
  checkQuestion,
  readTex: readTexQuestions,
  readEdit,
  readDrafts: (drafts: readonly WireQuestionDraft[]): Question[] => drafts.map(fromWireDraft),
  changeQuestion,
  printPaper,
  splitTex: (tex: string): string[] => splitTex(tex).map(({ text }) => text),
};
export type TextTasks = typeof textTasks;

/** Runs a function on untrusted text apart from the event loop, with a deadline. Too much work is an `invalid-input` fault. */
export type RunText = <Name extends keyof TextTasks>(
  name: Name,
  args: Parameters<TextTasks[Name]>,
  signal?: AbortSignal,
) => Promise<ReturnType<TextTasks[Name]>>;
