import { addSubjectAndTopic } from '../agents/classifier/classify-by-rules.ts';
import { createOutputChecker } from '../agents/output-checker.ts';
import { rulesWork } from '../agents/rules-work.ts';
import type { Question } from '../domain/question.ts';
import { readEdit } from '../factory/bank/read-edit.ts';
import { readUploadedQuestions } from '../factory/intake/import-questions.ts';
import { splitTex } from '../factory/intake/split-questions.ts';
import type { FormatId } from '../formats/all-formats.ts';
import type { FormatEngines } from '../formats/format.ts';
import { readTexQuestions } from '../formats/tex/tex-questions.ts';
import { markQuestion } from '../marking/mark-question.ts';
import { changeQuestion } from '../practice/papers/change-question.ts';
import { typesetTexts } from '../print/html/typeset-texts.ts';
import { checkQuestion } from '../review/queue/check-question.ts';
import { inspectStored, inspectTex, renderTex } from './bank/inspect-tex.ts';
import { fromWireDraft } from './bank/question-view.ts';
import type { WireQuestionDraft } from './bank/wire-question.ts';
import { printPaper } from './papers/print-paper.ts';
import { previewMaths } from './practice/preview-maths.ts';

/** A file of another program that a caller imports. */
type UploadedFile = { readonly bytes: Uint8Array; readonly name: string; readonly format?: FormatId };

/**
 * Creates the text tasks: functions that process untrusted text and therefore run on worker threads. Their arguments and
 * results are plain data.
 */
export function createTextTasks(engines: FormatEngines) {
  const checker = createOutputChecker();
  return {
    typeset: typesetTexts,
    previewMaths,
    inspectTex,
    inspectStored,
    renderTex,
    checkQuestion,
    readTex: readTexQuestions,
    readEdit,
    readDrafts: (drafts: readonly WireQuestionDraft[]): Question[] => drafts.map(fromWireDraft),
    readUpload: ({ bytes, ...file }: UploadedFile) => readUploadedQuestions(bytes, { ...file, engines }),
    changeQuestion,
    markQuestion,
    printPaper,
    addTopics: (questions: readonly Question[]): Question[] => questions.map(addSubjectAndTopic),
    splitTex: (tex: string): string[] => splitTex(tex).map(({ text }) => text),
    checkVariant: checker.checkVariant,
    checkConversion: checker.checkConversion,
    checkCombination: checker.checkCombination,
    checkAlternate: checker.checkAlternate,
    checkScan: checker.checkScan,
    verifyQuestion: checker.verifyQuestion,
    classifyByRules: rulesWork.classify,
    scanByRules: rulesWork.scan,
    extractIdeasByRules: rulesWork.extractIdeas,
    makeVariantByRules: rulesWork.makeVariant,
    convertByRules: rulesWork.convert,
  };
}
export type TextTasks = ReturnType<typeof createTextTasks>;
export type TextResult<Name extends keyof TextTasks> = Awaited<ReturnType<TextTasks[Name]>>;

/** Runs a text task on a worker thread, with a deadline. A task that needs too much time or memory throws `invalid-input`. */
export type RunTextTask = <Name extends keyof TextTasks>(
  name: Name,
  args: Parameters<TextTasks[Name]>,
  signal?: AbortSignal,
) => Promise<TextResult<Name>>;
