import type { Bullet } from '../domain/marking-scheme.ts';
import { toPartQuestions } from '../domain/part-question.ts';
import type { PlainQuestion } from '../domain/question.ts';
import { resolveScheme } from './resolve-scheme.ts';

/** A bullet with its number over all parts of the question. `part` is the path of its part; undefined without parts. */
export type NumberedBullet = Omit<Bullet, 'n'> & { readonly n: number; readonly part: string | undefined };

/** Lists the bullets of a question in the order and with the numbers of `Marking.awards`. */
export function listBullets(question: PlainQuestion): NumberedBullet[] {
  return toPartQuestions(question)
    .flatMap(({ path, question: part }) =>
      resolveScheme(part).bullets.map((bullet) => ({ bullet, part: path === '' ? undefined : path })),
    )
    .map(({ bullet, part }, index) => ({ ...bullet, n: index + 1, part }));
}
