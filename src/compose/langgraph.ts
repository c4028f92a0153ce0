import { processVariables } from '../config/process-environment.ts';
import { readSettings } from '../config/read-settings.ts';
import type { PracticeService } from '../practice/practice-service.ts';
import { openDatabase } from './database.ts';
import { createPracticeOpener } from './practice.ts';

// The graphs that `langgraph.json` lists for the development server of LangGraph, which stores the checkpoints itself.

let practice: Promise<PracticeService> | undefined;

async function openPractice(): Promise<PracticeService> {
  const settings = readSettings(processVariables(), process.cwd(), {});
  return (await createPracticeOpener({ database: await openDatabase(settings), settings })()).practice;
}

function getPractice(): Promise<PracticeService> {
  practice ??= openPractice();
  return practice;
}

export async function questionPractice() {
  const { createQuestionPracticeGraph } = await import('../practice/graphs/question-practice.ts');
  return createQuestionPracticeGraph(await getPractice());
}

export async function examAssessment() {
  const { createExamAssessmentGraph } = await import('../practice/graphs/exam-assessment.ts');
  return createExamAssessmentGraph(await getPractice());
}

export async function fetchQuestion() {
  const { createFetchQuestionGraph } = await import('../practice/graphs/fetch-question.ts');
  return createFetchQuestionGraph(await getPractice());
}

export async function diagnosePatch() {
  const { createDiagnosePatchGraph } = await import('../practice/graphs/diagnose-patch.ts');
  return createDiagnosePatchGraph(await getPractice());
}
