import { processVariables } from '../config/process-environment.ts';
import { readSettings } from '../config/read-settings.ts';
import type { PracticeService } from '../practice/practice-service.ts';
import { openDatabase } from './database.ts';
import { createPracticeOpener } from './practice.ts';

// What `langgraph.json` names, for LangGraph's own development server: it brings its checkpoints along.

let opened: Promise<PracticeService> | undefined;

async function openDesk(): Promise<PracticeService> {
  const settings = readSettings(processVariables(), process.cwd(), {});
  return (await createPracticeOpener({ database: await openDatabase(settings), settings })()).desk;
}

function desk(): Promise<PracticeService> {
  opened ??= openDesk();
  return opened;
}

export async function questionPractice() {
  const { createQuestionPracticeGraph } = await import('../practice/graphs/question-practice.ts');
  return createQuestionPracticeGraph(await desk());
}

export async function examAssessment() {
  const { createExamAssessmentGraph } = await import('../practice/graphs/exam-assessment.ts');
  return createExamAssessmentGraph(await desk());
}

export async function fetchQuestion() {
  const { createFetchQuestionGraph } = await import('../practice/graphs/fetch-question.ts');
  return createFetchQuestionGraph(await desk());
}

export async function diagnosePatch() {
  const { createDiagnosePatchGraph } = await import('../practice/graphs/diagnose-patch.ts');
  return createDiagnosePatchGraph(await desk());
}
