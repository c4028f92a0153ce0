import { itemModels } from '../../src/item-models/catalogue.ts';
import type { Proof } from '../prove.ts';
import { type CourseCounts, QUESTIONS, RECENT_COUNT } from './practice-repeats/practise.ts';
import { runInWorkers } from './run-in-workers.ts';

/** Checks that a long practice session never repeats a question. */
export const proof: Proof = {
  name: 'practice-repeats',
  run: async () => {
    const courses = new Set(itemModels.map(({ subject, level }) => `${level}: ${subject}`));
    const sessions = await runInWorkers<CourseCounts>(
      new URL('./practice-repeats/practice-worker.ts', import.meta.url),
      [...courses],
    );
    const rows = sessions.map(({ course, models, stems, ids, outcomes, recentOutcomes }) => {
      if (stems !== QUESTIONS)
        throw new Error(`${course} repeats ${QUESTIONS - stems} of ${QUESTIONS} stems`);
      if (outcomes > RECENT_COUNT && recentOutcomes > 0)
        throw new Error(`${course} asks ${recentOutcomes} times for a recent outcome`);
      return `| ${course} | ${models} | ${outcomes} | ${recentOutcomes} | ${ids} | ${stems} |`;
    });
    return [
      `${QUESTIONS} consecutive questions in one session of the practice graph for each course with item models, without a model`,
      'or a bank. Every answer is wrong, so each is followed by a similar question, which must not repeat either. Two questions',
      'count as equal if their stems are equal apart from spacing and capitals.',
      '',
      '| course | item models | outcomes practised | questions on one of the last three outcomes | different ids | different stems |',
      '|---|---|---|---|---|---|',
      ...rows,
    ].join('\n');
  },
};
