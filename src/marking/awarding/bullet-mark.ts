import type { AwardRoute } from '../../domain/award.ts';
import type { Bullet } from '../../domain/marking-scheme.ts';
import type { PresentationFault } from '../evidence/match.ts';
import type { Statement } from '../response/statement.ts';

/** A value of the learner's from which later bullets are computed. */
export type OwnValue = {
  /** LaTeX or typed maths, without name and unit. */
  readonly tex: string;
  /** Where it is written; undefined for the scheme's own value. */
  readonly statement: Statement | undefined;
  /** Rounded or computed so badly that an answer computed from it is wrong. */
  readonly isRough: boolean;
};

/** Why a bullet was awarded. */
export type Award = {
  readonly via: AwardRoute;
  readonly line: string | null;
  readonly rule: string;
  readonly method: number;
  /** Earlier bullets whose own, wrong values this one was computed from. */
  readonly from: readonly number[];
};

/** The state of one bullet while an attempt is being marked. */
export type BulletMark = {
  readonly bullet: Bullet;
  award: Award | undefined;
  /** What is wrong with how a right value is written. */
  fault: PresentationFault | undefined;
  faultLine: number | undefined;
  /** The learner states a relationship that cannot lead to this bullet. */
  isContradicted: boolean;
  isUndecided: boolean;
  /** Why there is no mark; undefined when the step was simply not found. */
  refusal: string | undefined;
  own: OwnValue[];
  /** Orders of the statements that show this bullet. */
  shownBy: readonly number[];
};

export function createBulletMark(bullet: Bullet): BulletMark {
  return {
    bullet,
    award: undefined,
    fault: undefined,
    faultLine: undefined,
    isContradicted: false,
    isUndecided: false,
    refusal: undefined,
    own: [],
    shownBy: [],
  };
}
