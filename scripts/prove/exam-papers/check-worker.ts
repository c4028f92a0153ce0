// A worker thread of `npm run prove -- exam-papers`: receives the name of a course, such as `Nat 5 Physics`, and answers with its row.

import { parentPort } from 'node:worker_threads';
import { loadCourses } from '../../../src/compose/courses.ts';
import { checkPapers } from './check-papers.ts';

const courses = await loadCourses();
parentPort?.on('message', (name: string) => {
  const course = courses.find(({ subject, level }) => `${level} ${subject}` === name);
  if (course === undefined) throw new Error(`There is no course ${name}.`);
  parentPort?.postMessage(checkPapers(course));
});
