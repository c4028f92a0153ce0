import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { ClassServer } from './class-server.ts';
import type { GivenAnswer } from './learner-session.ts';
import { createPostJson } from './post-json.ts';

/** Marks the same answers behind a bare route in its own process, with the same number of connections; returns the answers per second. */
export async function markBarely(
  { database, keys }: Pick<ClassServer, 'database' | 'keys'>,
  answers: readonly GivenAnswer[],
): Promise<number> {
  const child = fork(join(import.meta.dirname, 'bare-server-process.ts'), [database.location]);
  const [url] = await once(child, 'message');
  const waiting = [...answers];
  const begin = performance.now();
  await Promise.all(
    keys.map(async (key) => {
      const post = createPostJson(String(url), key);
      for (let answer = waiting.pop(); answer !== undefined; answer = waiting.pop())
        await post('/', { questionId: answer.questionId, response: answer.response });
    }),
  );
  const seconds = (performance.now() - begin) / 1000;
  const ended = once(child, 'exit');
  child.send('stop');
  await ended;
  return answers.length / seconds;
}
