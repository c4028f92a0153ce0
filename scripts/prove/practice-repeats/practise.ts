import { openSqlite } from '../../../src/adapters/sqlite/open-sqlite.ts';
import { createPracticeOpener } from '../../../src/compose/practice.ts';
import { Settings } from '../../../src/domain/settings.ts';
import { itemModels } from '../../../src/item-models/catalogue.ts';
import { normaliseStem } from '../../../src/practice/exam/normalise-stem.ts';

export const QUESTIONS = 500;
/** A question must not be about any of this many outcomes before it. */
export const RECENT_COUNT = 3;

/** The questions of one session. */
export type CourseCounts = {
  readonly course: string;
  readonly models: number;
  readonly stems: number;
  readonly ids: number;
  readonly outcomes: number;
  /** How many questions are about one of the three outcomes before them. */
  readonly recentOutcomes: number;
};

/** Practises one course and counts the different stems, ids and outcomes. Every answer is wrong. */
export async function practise(subject: string, level: string): Promise<CourseCounts> {
  const { Command, MemorySaver } = await import('@langchain/langgraph');
  const { createQuestionPracticeGraph } = await import('../../../src/practice/graphs/question-practice.ts');
  const database = await openSqlite(':memory:');
  const { practice } = await createPracticeOpener({ database, settings: Settings.parse({}) })();
  const saver = new MemorySaver();
  const graph = createQuestionPracticeGraph(practice, saver);
  const config = { configurable: { thread_id: 'one' } };
  const [stems, ids, history] = [new Set<string>(), new Set<string>(), [] as string[]];
  let recentOutcomes = 0;
  let state = await graph.invoke({ subject, level }, config);
  for (let questionNumber = 1; ; questionNumber++) {
    const { question } = state;
    if (!question) throw new Error(`question ${questionNumber} of ${level} ${subject} is missing`);
    stems.add(normaliseStem(question.text));
    ids.add(question.id);
    if (history.slice(-RECENT_COUNT).includes(question.outcome_id)) recentOutcomes += 1;
    history.push(question.outcome_id);
    if (questionNumber === QUESTIONS) break;
    await graph.invoke(new Command({ resume: { user_answer: 'x = -12345' } }), config);
    state = await graph.invoke(new Command({ resume: { continue: true } }), config);
  }
  await database.close();
  const models = itemModels.filter((model) => model.subject === subject && model.level === level).length;
  return {
    course: `${level} ${subject}`,
    models,
    stems: stems.size,
    ids: ids.size,
    outcomes: new Set(history).size,
    recentOutcomes,
  };
}
