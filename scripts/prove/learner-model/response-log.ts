import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One answer of a public response log. */
export type LogAnswer = {
  readonly learner: string;
  readonly item: string;
  readonly skill: string;
  readonly isRight: boolean;
  /** Seconds; 0 in logs without times. */
  readonly time: number;
};

/** Reads a log of tab-separated columns user_id, item_id, timestamp, correct, skill_id; the answers of a learner follow one another. */
export function readLog(sets: string, name: string): LogAnswer[] {
  const lines = readFileSync(join(sets, name), 'utf8').trim().split('\n').slice(1);
  return lines.map((line) => {
    const [learner = '', item = '', time = '0', correct = '0', skill = ''] = line.split('\t');
    return { learner, item, skill, isRight: correct === '1', time: Number(time) };
  });
}
