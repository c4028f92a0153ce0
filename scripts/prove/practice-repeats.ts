import { performance } from 'node:perf_hooks';
import { openSqlite } from '../../src/adapters/sqlite/open-sqlite.ts';
import { createPracticeOpener } from '../../src/compose/practice.ts';
import { Settings } from '../../src/domain/settings.ts';
import { itemModels } from '../../src/item-models/catalogue.ts';
import { normaliseStem } from '../../src/practice/exam/normalise-stem.ts';
import type { Evidence } from '../prove.ts';

const QUESTIONS = 500;

type Tally = {
  readonly course: string;
  readonly models: number;
  readonly stems: number;
  readonly ids: number;
  readonly outcomes: number;
  readonly msEach: number;
};

async function practise(subject: string, level: string): Promise<Tally> {
  const { Command, MemorySaver } = await import('@langchain/langgraph');
  const { createQuestionPracticeGraph } = await import('../../src/practice/graphs/question-practice.ts');
  const database = await openSqlite(':memory:');
  const { desk } = await createPracticeOpener({ database, settings: Settings.parse({}) })();
  const saver = new MemorySaver();
  const graph = createQuestionPracticeGraph(desk, saver);
  const config = { configurable: { thread_id: 'one' } };
  const [stems, ids, outcomes] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const begin = performance.now();
  let state = await graph.invoke({ subject, level }, config);
  for (let asked = 1; ; asked++) {
    const { question } = state;
    if (!question) throw new Error(`question ${asked} of ${level} ${subject} is missing`);
    stems.add(normaliseStem(question.text));
    ids.add(question.id);
    outcomes.add(question.outcome_id);
    if (asked === QUESTIONS) break;
    // A wrong answer now and then brings a similar question along, which must not come again either.
    const user_answer = asked % 10 === 0 ? 'x = -12345' : 'skip';
    await graph.invoke(new Command({ resume: { user_answer } }), config);
    state = await graph.invoke(new Command({ resume: { continue: true } }), config);
  }
  const msEach = (performance.now() - begin) / QUESTIONS;
  await database.close();
  const models = itemModels.filter((model) => model.subject === subject && model.level === level).length;
  return {
    course: `${level} ${subject}`,
    models,
    stems: stems.size,
    ids: ids.size,
    outcomes: outcomes.size,
    msEach,
  };
}

export const evidence: Evidence = {
  name: 'practice-repeats',
  run: async () => {
    const courses = new Map(
      itemModels.map(({ subject, level }) => [`${level} ${subject}`, { subject, level }]),
    );
    const rows: string[] = [];
    for (const { subject, level } of courses.values()) {
      const { course, models, stems, ids, outcomes, msEach } = await practise(subject, level);
      if (stems !== QUESTIONS)
        throw new Error(`${course} repeats ${QUESTIONS - stems} of ${QUESTIONS} stems`);
      rows.push(`| ${course} | ${models} | ${outcomes} | ${ids} | ${stems} | ${msEach.toFixed(0)} |`);
      console.log(rows.at(-1));
    }
    return [
      `${QUESTIONS} questions in a row in one session of the practice graph for each course that has item models, no model, no`,
      'bank. Every answer is wrong, so each brings a similar question that may not come again either. Two questions are the',
      'same when their stems are equal but for spacing and capitals.',
      '',
      '| course | item models | outcomes met | different ids | different stems | ms for asking, marking and explaining one |',
      '|---|---|---|---|---|---|',
      ...rows,
    ].join('\n');
  },
};
