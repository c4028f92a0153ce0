import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@langchain/langgraph-sdk';
import { createAnswerLog } from '../../adapters/database/answers/answer-log.ts';
import { createApiKeys } from '../../adapters/database/api-keys/api-keys.ts';
import type { Database } from '../../adapters/database/connection/database.ts';
import { createServedQuestionStore } from '../../adapters/database/served-questions/served-question-store.ts';
import { openDatabase } from '../../compose/database.ts';
import { openServer } from '../../compose/http.ts';
import type { LearnerResponse } from '../../domain/learner-response.ts';
import type { Evidence } from '../../domain/marking-scheme.ts';
import { toPartQuestions } from '../../domain/part-question.ts';
import { printPartsText } from '../../domain/part-text.ts';
import type { PlainQuestion, Question } from '../../domain/question.ts';
import { Settings } from '../../domain/settings.ts';
import { markResponse } from '../../marking/mark-response.ts';
import type { AnswerLog } from '../../ports/answer-log.ts';
import type { ApiKeys } from '../../ports/api-keys.ts';
import type { ServedQuestionStore } from '../../ports/served-question-store.ts';
import { createSeedSequence } from '../seed-sequence.fixture.ts';

export type PracticeServer = {
  readonly url: string;
  readonly client: Client;
  readonly servedQuestions: ServedQuestionStore;
  readonly answers: AnswerLog;
  readonly keys: ApiKeys;
  /** Another connection to the database of the server. */
  readonly database: Database;
  /** All responses that the client has received, as text. */
  received(): Promise<string>;
  stop(): Promise<void>;
};

/**
 * Starts a complete server with its own database, and a LangGraph client that records all responses. `savedDatabase` is the
 * content of an SQLite file to start with.
 */
export async function openPracticeServer(savedDatabase?: Uint8Array): Promise<PracticeServer> {
  const folder = await mkdtemp(join(tmpdir(), 'vbagent-practice-'));
  if (savedDatabase !== undefined) await writeFile(join(folder, 'server.db'), savedDatabase);
  const settings = Settings.parse({
    database: join(folder, 'server.db'),
    port: 0,
    logLevel: 'silent',
    rateLimit: 0,
  });
  const server = await openServer(settings, {
    version: '0.0.0',
    webFolder: join(folder, 'no-bundle'),
    newSeed: createSeedSequence(),
    // Long enough for a busy machine.
    textTimeoutMs: 60_000,
  });
  const database = await openDatabase(settings);
  const recorder = createRecorder();
  return {
    url: server.url,
    client: createClient(server.url, recorder.fetch),
    servedQuestions: createServedQuestionStore(database),
    answers: createAnswerLog(database),
    keys: createApiKeys(database),
    database,
    received: recorder.received,
    async stop() {
      await server.stop();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export function createClient(apiUrl: string, fetch: typeof globalThis.fetch = globalThis.fetch): Client {
  return new Client({ apiUrl, apiKey: null, callerOptions: { maxRetries: 0, fetch } });
}

/** Creates a fetch that records every response. */
function createRecorder(): { fetch: typeof globalThis.fetch; received(): Promise<string> } {
  const recorded: Promise<string>[] = [];
  return {
    fetch: async (input, init) => {
      const response = await globalThis.fetch(input, init);
      const headers = JSON.stringify([...response.headers]);
      recorded.push(
        response
          .clone()
          .text()
          .then((body) => `${headers}\n${body}`),
      );
      return response;
    },
    received: async () => (await Promise.all(recorded)).join('\n'),
  };
}

/** Writes a right answer to a question; with parts, a text for each part. */
export function writeRightAnswer(question: Question): LearnerResponse {
  if (question.parts === undefined) return writeRightText(question);
  return Object.fromEntries(
    toPartQuestions(question).map(({ path, question: part }) => [path, writeRightText(part)]),
  );
}

/** Writes the steps and the result, the steps alone, or the result alone: the first of these that is right. */
function writeRightText(question: PlainQuestion): string {
  const candidates = listRightTexts(question);
  return candidates.find((text) => markResponse(question, text).result === 'correct') ?? candidates[0] ?? '';
}

/** Writes the steps and the result of a question and its parts, without marking them; most of these answers are right. */
export function writeWholeAnswer(question: Question): LearnerResponse {
  if (question.parts === undefined) return listRightTexts(question)[0] ?? '';
  return Object.fromEntries(
    toPartQuestions(question).map(({ path, question: part }) => [path, listRightTexts(part)[0] ?? '']),
  );
}

function listRightTexts({ answer, markingScheme }: PlainQuestion): string[] {
  if (answer?.kind === 'choice') return [answer.correct.join(' ')];
  if (answer?.kind === 'integer') return [String(answer.value)];
  const steps = markingScheme?.bullets.map(({ evidence }) => writeEvidence(evidence)).filter(Boolean) ?? [];
  const key = answer?.kind === 'value' ? answer.tex : '';
  return [[...steps, key], steps, [key]].map((lines) => lines.join('\n'));
}

/** Writes a text that earns the mark of the evidence; empty when only a person can judge it. */
function writeEvidence(evidence: Evidence): string {
  if (evidence.kind === 'expression') return evidence.tex;
  if (evidence.kind === 'wording') return evidence.anyOf[0] ?? '';
  return evidence.kind === 'points' ? evidence.points.map(([first]) => first).join(', ') : '';
}

/** Lists the texts of a question and its parts that a client may not receive before the answer is marked. */
export function listSecrets(question: Question): string[] {
  const parts = toPartQuestions(question).map(({ question: part }) => part);
  const options = parts.flatMap((part) => part.options.map(({ text }) => text));
  const visible = JSON.stringify([printPartsText(question), options]);
  const secretTexts = [question, ...parts]
    .flatMap(listHiddenTexts)
    .map((text) => JSON.stringify(text).slice(1, -1))
    // A short text, or a text that is visible in the question, is not a secret.
    .filter((text) => text.length >= 6 && !visible.includes(text));
  const fields = ['"marking_scheme":{', '"correct":true', '"answer":{', '"item_model"'];
  return [...new Set(secretTexts), ...fields];
}

function listHiddenTexts({ markingScheme, answer, solution, options, provenance }: PlainQuestion): string[] {
  const steps = (markingScheme?.bullets ?? []).flatMap(({ generic, illustrative = '', evidence }) => [
    generic,
    illustrative,
    ...(evidence.kind === 'expression' ? [evidence.tex] : []),
    ...(evidence.kind === 'wording' ? evidence.anyOf : []),
  ]);
  const lines = solution.flatMap((step) => (step.kind === 'display' ? step.lines : [step.tex]));
  const keys = answer?.kind === 'value' ? [answer.tex, answer.text] : [];
  const reasons = options.flatMap(({ explanation }) => explanation ?? []);
  return [...steps, ...lines, ...keys, ...reasons, `"seed":${provenance?.seed}`];
}
