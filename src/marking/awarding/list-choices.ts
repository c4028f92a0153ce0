import { listBulletReferences } from '../../domain/bullet-references.ts';
import { ANY_ROUNDING } from '../evidence/list-accuracies.ts';
import type { OwnValue } from './bullet-mark.ts';
import {
  findReferencedBullet,
  type MarkingContext,
  type OwnValueChoice,
  type ReferencedBullet,
} from './marking-context.ts';
import { type BoundCalculation, bindCalculations } from './match-structure.ts';
import { addDegreeSign, listCandidates } from './own-values.ts';

/** Maximum number of combinations of the learner's values to try for one bullet. */
const MAX_COMBINATIONS = 40;

/**
 * Lists the combinations of the learner's values for the bullets of an expression, the most certain first.
 */
export function listChoices(expression: string, marking: MarkingContext): OwnValueChoice[] {
  let choices: OwnValueChoice[] = [new Map()];
  for (const reference of new Set(listBulletReferences(expression))) {
    const referenced = findReferencedBullet(reference, marking);
    if (!referenced) return [];
    const values = listValues(referenced, marking).filter((own) => hasOwnSource(own, referenced));
    choices = choices.flatMap((choice) => extendChoice(choice, reference, values)).slice(0, MAX_COMBINATIONS);
  }
  return choices;
}

/**
 * Returns whether the learner has no value for the step that a wrong value is computed from. Otherwise the
 * learner skipped a step: they give the gradient of the line in place of the perpendicular gradient.
 */
function hasOwnSource({ statement }: OwnValue, { bulletMark, marking }: ReferencedBullet): boolean {
  const { award, bullet } = bulletMark;
  if (award || statement === undefined || bullet.followThrough.mode === 'no') return true;
  const references = listBulletReferences(bullet.followThrough.expression);
  const hasValue = (reference: string) => {
    const source = findReferencedBullet(reference, marking);
    if (!source || source.bulletMark.award) return true;
    return listValues(source, marking).some(
      (own) => own.statement === undefined || own.statement.order < statement.order,
    );
  };
  return references.length === 0 || references.some(hasValue);
}

/**
 * Lists values that the learner used without stating them: 52 for `b1` in `π × 52²`, if the scheme has `\pi
 * \times b1^2`. An earned bullet keeps its value.
 */
export function listUsedValues(expression: string, marking: MarkingContext): OwnValueChoice[] {
  return bindCalculations(expression, marking.attempt.statements, marking.task).flatMap((bound) =>
    toChoice(bound, marking),
  );
}

function toChoice({ values, statement }: BoundCalculation, marking: MarkingContext): OwnValueChoice[] {
  const { cache, scheme, givenNumbers } = marking.task;
  const choice = new Map<string, OwnValue>();
  const lost = [...values.keys()].filter(
    (reference) => !findReferencedBullet(reference, marking)?.bulletMark.award,
  );
  // If two steps are missing, the learner's calculation is a different one.
  if (lost.length > 1) return [];
  for (const [reference, { tex, value }] of values) {
    const referenced = findReferencedBullet(reference, marking);
    // In physics, a given quantity in place of a step is a wrong substitution.
    if (!referenced || (scheme.policies.units !== 'none' && givenNumbers.has(value))) return [];
    const known = referenced.bulletMark.award ? referenced.bulletMark.ownValues : [];
    if (known.length > 0 && !known.some((own) => cache.agrees(own.tex, tex, ANY_ROUNDING))) return [];
    choice.set(reference, { tex, statement, isRough: known.some(({ isRough }) => isRough) });
  }
  return [choice];
}

/** Lists the learner's values for a bullet. Values of an earlier part have no statement, because they are not in the text of this part. */
function listValues({ bulletMark, marking: source }: ReferencedBullet, marking: MarkingContext): OwnValue[] {
  const { task, attempt, bulletMarks } = source;
  const values =
    bulletMark.ownValues.length > 0
      ? bulletMark.ownValues
      : listCandidates(bulletMark, { task, bulletMarks, statements: attempt.statements });
  const { evidence } = bulletMark.bullet;
  const node = evidence.kind === 'expression' ? task.cache.read(evidence.tex) : undefined;
  const inDegrees = node ? values.map((value) => addDegreeSign(value, node, task)) : values;
  return source === marking ? inDegrees : inDegrees.map((value) => ({ ...value, statement: undefined }));
}

/** Extends a combination by one bullet; two bullets never use the same statement. */
function extendChoice(
  choice: OwnValueChoice,
  reference: string,
  values: readonly OwnValue[],
): OwnValueChoice[] {
  const usedOrders = new Set(
    [...choice.values()].map(({ statement }) => statement?.order).filter((order) => order !== undefined),
  );
  return values
    .filter(({ statement }) => statement === undefined || !usedOrders.has(statement.order))
    .map((own) => new Map(choice).set(reference, own));
}
