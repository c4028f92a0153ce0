// A worker thread of `npm run prove -- practice-repeats`: receives a course, such as `Nat 5: Physics`, and answers with its counts.

import { parentPort } from 'node:worker_threads';
import { practise } from './practise.ts';

parentPort?.on('message', async (course: string) => {
  const [level = '', subject = ''] = course.split(': ');
  parentPort?.postMessage(await practise(subject, level));
});
