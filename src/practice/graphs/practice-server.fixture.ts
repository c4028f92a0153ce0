import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@langchain/langgraph-sdk';
import { createServedQuestionStore } from '../../adapters/database/served-questions/served-question-store.ts';
import { openDatabase } from '../../compose/database.ts';
import { openServer } from '../../compose/http.ts';
import type { Evidence } from '../../domain/marking-scheme.ts';
import type { Question } from '../../domain/question.ts';
import { Settings } from '../../domain/settings.ts';
import { markResponse } from '../../marking/mark-response.ts';
import type { ServedQuestionStore } from '../../ports/served-question-store.ts';

export type PracticeServer = {
  readonly url: string;
  readonly client: Client;
  readonly servedQuestions: ServedQuestionStore;
  /** Every byte that the client has received, as text. */
  received(): Promise<string>;
  stop(): Promise<void>;
};

/** The whole product on a database of its own, with LangGraph's own client. */
export async function openPracticeServer(): Promise<PracticeServer> {
  const folder = await mkdtemp(join(tmpdir(), 'vbagent-practice-'));
  const settings = Settings.parse({
    database: join(folder, 'house.db'),
    port: 0,
    logLevel: 'silent',
    rateLimit: 0,
  });
  const house = await openServer(settings, { version: '0.0.0', webFolder: join(folder, 'no-bundle') });
  const beside = await openDatabase(settings);
  const recorder = createRecorder();
  return {
    url: house.url,
    client: createClient(house.url, recorder.fetch),
    servedQuestions: createServedQuestionStore(beside),
    received: recorder.received,
    async stop() {
      await house.stop();
      await beside.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export function createClient(apiUrl: string, fetch: typeof globalThis.fetch = globalThis.fetch): Client {
  return new Client({ apiUrl, apiKey: null, callerOptions: { maxRetries: 0, fetch } });
}

/** A fetch that keeps what it answers. */
function createRecorder(): { fetch: typeof globalThis.fetch; received(): Promise<string> } {
  const kept: Promise<string>[] = [];
  return {
    fetch: async (input, init) => {
      const response = await globalThis.fetch(input, init);
      const headers = JSON.stringify([...response.headers]);
      kept.push(
        response
          .clone()
          .text()
          .then((body) => `${headers}\n${body}`),
      );
      return response;
    },
    received: async () => (await Promise.all(kept)).join('\n'),
  };
}

/** What a learner who knows the answer writes: in full, or the answer alone. */
export function writeRightAnswer(question: Question): string {
  const { answer, markingScheme } = question;
  if (answer?.kind === 'choice') return answer.correct.join(' ');
  if (answer?.kind === 'integer') return String(answer.value);
  const steps = markingScheme?.bullets.map(({ evidence }) => shownBy(evidence)).filter(Boolean) ?? [];
  const key = answer?.kind === 'value' ? answer.tex : '';
  const ways = [[...steps, key], steps, [key]].map((lines) => lines.join('\n'));
  return ways.find((way) => markResponse(question, way).result === 'correct') ?? ways[0] ?? '';
}

function shownBy(evidence: Evidence): string {
  if (evidence.kind === 'expression') return evidence.tex;
  if (evidence.kind === 'wording') return evidence.anyOf[0] ?? '';
  return evidence.kind === 'points' ? evidence.points.map(([first]) => first).join(', ') : '';
}

/** Texts of a question that nobody may receive before the answer is marked. */
export function listSecrets(question: Question): string[] {
  const { markingScheme, answer, solution, provenance } = question;
  const bullets = markingScheme?.bullets ?? [];
  const visible = JSON.stringify([question.stem, question.options.map((option) => option.text)]);
  const steps = bullets.flatMap(({ generic, illustrative = '', evidence }) => [
    generic,
    illustrative,
    ...(evidence.kind === 'expression' ? [evidence.tex] : evidence.kind === 'wording' ? evidence.anyOf : []),
  ]);
  const lines = solution.flatMap((step) => (step.kind === 'display' ? step.lines : [step.tex]));
  const keys = answer?.kind === 'value' ? [answer.tex, answer.text] : [];
  const written = [...steps, ...lines, ...keys, `"seed":${provenance?.seed}`]
    .map((text) => JSON.stringify(text).slice(1, -1))
    // A text of a few signs, or one that the question prints itself, says nothing.
    .filter((text) => text.length >= 6 && !visible.includes(text));
  return [...written, '"marking_scheme":{', '"correct":true', '"answer":{', '"item_model"'];
}
