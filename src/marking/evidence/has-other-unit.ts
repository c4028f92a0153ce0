import type { Bullet } from '../../domain/marking-scheme.ts';
import type { Task } from '../task.ts';
import { type Expected, readExpected } from './expected.ts';
import { listAccuracies } from './list-accuracies.ts';

/** Returns whether an answer in chemistry or biology has another unit than its own, such as `cm³` for `cm³ s⁻¹`. A missing unit does not matter there. */
export function hasOtherUnit(
  expected: Expected,
  text: string,
  { task, bullet }: { readonly task: Task; readonly bullet: Bullet },
): boolean {
  const { question, scheme, cache, answerBullets } = task;
  const unit =
    bullet.evidence.kind === 'expression' ? readExpected(bullet.evidence.tex, cache).unit : undefined;
  if (scheme.policies.units !== 'none' || unit === undefined || !answerBullets.has(bullet.n)) return false;
  if (!/chemistry|biology/iu.test(question.subject ?? '') || cache.read(text)?.kind !== 'quantity')
    return false;
  const tex = expected.unit === undefined ? `(${expected.tex}) ${unit}` : expected.tex;
  return listAccuracies(task, bullet, expected).every(
    (accuracy) => !cache.agrees(tex, text, { ...accuracy, units: 'required' }),
  );
}
