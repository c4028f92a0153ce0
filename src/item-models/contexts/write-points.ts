import type { Evidence } from '../../domain/marking-scheme.ts';
import { type BulletDraft, statement, wording } from '../item-draft.ts';
import type { AnswerPoint, PointsPart } from './context.ts';
import { replaceReferences } from './references.ts';
import type { PartSource } from './written-part.ts';

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** Writes the bullets of an answer in sentences: one for each required point. */
export function writePointBullets(
  { points, need, gap = 'explanation' }: PointsPart,
  source: PartSource,
): BulletDraft[] {
  if (need !== undefined) return writeAnyPoints(points, need, gap);
  return points.map((point, index) => {
    const { say, why, needsPrevious } = point;
    const [evidence, ...alternatives] = listEvidence(point, source);
    const bullet = statement(
      why ?? (points.length === 1 ? 'Make the point' : `Make the ${ORDINALS[index]} point`),
      evidence ?? wording(say),
      {
        working: say[0] ?? '',
        requires: needsPrevious === true ? [source.bulletCount + index] : [],
        level: index === 0 ? 'C' : 'A',
        gaps: [gap],
      },
    );
    return alternatives.length === 0 ? bullet : { ...bullet, alternatives };
  });
}

/**
 * Lists the evidence of a point, then its alternatives: all ideas in one sentence, and the wordings that are right if `when` is
 * false.
 */
function listEvidence(
  { say, ideas, reject = [], when, otherwise }: AnswerPoint,
  source: PartSource,
): Evidence[] {
  const relation = when && writeRelation(when, source);
  const shared = { ...noneOf(reject), ...(relation && { when: relation }) };
  const evidence: Evidence[] = [{ kind: 'wording', anyOf: [...say], ...shared }];
  if (ideas !== undefined) {
    const points = ideas.map((wordings) => [...wordings]);
    evidence.push({ kind: 'points', points, atLeast: points.length, inOneSentence: true, ...shared });
  }
  if (otherwise !== undefined && relation !== undefined)
    evidence.push({ kind: 'wording', anyOf: [...otherwise], when: invertRelation(relation) });
  return evidence;
}

function writeAnyPoints(points: readonly AnswerPoint[], need: number, gap: string): BulletDraft[] {
  const wordings = points.map(({ say }) => [...say]);
  const reject = points.flatMap((point) => point.reject ?? []);
  const list = points.map(({ say }) => say[0]).join('; ');
  return Array.from({ length: need }, (_, index) =>
    statement(
      index === 0 ? 'Make a right point' : 'Make another',
      { kind: 'points', points: wordings, atLeast: index + 1, ...noneOf(reject) },
      { working: `any ${index + 1} of: ${list}`, level: 'C', gaps: [gap] },
    ),
  );
}

const noneOf = (reject: readonly string[]): { noneOf?: string[] } =>
  reject.length === 0 ? {} : { noneOf: [...reject] };

/**
 * Replaces `@speed` by the bullet of part `speed`. Undefined if the question does not have that part. The point then always holds.
 */
function writeRelation(when: string, source: PartSource): string | undefined {
  const names = [...when.matchAll(/@([a-zA-Z]+)/g)].map(([, name = '']) => name);
  const isAsked = names.every((name) => source.asked.get(name)?.answerBullet !== undefined);
  return isAsked ? replaceReferences(when, (name) => `b${source.asked.get(name)?.answerBullet}`) : undefined;
}

const INVERSE: Readonly<Record<string, string>> = { '<': '\\ge', '>': '\\le', '\\le': '>', '\\ge': '<' };

function invertRelation(relation: string): string {
  return relation.replace(/<|>|\\le|\\ge/, (sign) => INVERSE[sign] ?? sign);
}
