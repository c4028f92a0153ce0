import type { AwardRoute } from '../../domain/award.ts';
import type { Bullet } from '../../domain/marking-scheme.ts';
import type { PresentationFault } from '../evidence/match.ts';
import type { Statement } from '../response/statement.ts';

/** A value of the learner's that later bullets are computed from. */
export type OwnValue = {
  /** LaTeX or typed maths, without name and unit. */
  readonly tex: string;
  /** Where it stands; undefined for the scheme's own value. */
  readonly statement: Statement | undefined;
  /** Rounded to so few figures, or worked out so wrongly, that an answer computed from it is off. */
  readonly isRough: boolean;
};

export type Award = {
  readonly via: AwardRoute;
  readonly line: string | null;
  readonly rule: string;
  readonly method: number;
  /** Earlier bullets whose own, wrong values this one was computed from. */
  readonly from: readonly number[];
};

/** Where one bullet stands while an attempt is being marked. */
export type BulletState = {
  readonly bullet: Bullet;
  award: Award | undefined;
  /** The value is right, and this is what is wrong with how it is shown. */
  fault: PresentationFault | undefined;
  faultLine: number | undefined;
  /** The learner states a relationship that cannot lead there. */
  isContradicted: boolean;
  isUndecided: boolean;
  /** Why no mark, where there is more to say than that it was not shown. */
  refusal: string | undefined;
  own: OwnValue[];
  /** Places of the statements that show this bullet. */
  shownBy: readonly number[];
};

export function createBulletState(bullet: Bullet): BulletState {
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
