import type { AwardReason } from '../../domain/award.ts';
import type { Bullet } from '../../domain/marking-scheme.ts';
import type { PresentationMistake } from '../evidence/match.ts';
import type { Statement } from '../response/statement.ts';

/**
 * A value that later bullets use: the learner's value, right or wrong. If the learner shows none, the
 * scheme's value.
 */
export type OwnValue = {
  /** LaTeX or typed maths, without name and unit. */
  readonly tex: string;
  /** The learner's statement that contains the value; undefined if the value is the scheme's. */
  readonly statement: Statement | undefined;
  /** The value is so badly rounded or computed that an answer computed from it is wrong. */
  readonly isRough: boolean;
};

/** The reason why a bullet was awarded. */
export type Award = {
  readonly via: AwardReason;
  readonly line: string | null;
  /** A sentence for the learner. */
  readonly rule: string;
  /** 0 is the method of the scheme; higher numbers are its alternatives. */
  readonly method: number;
  /** References to the earlier bullets whose wrong values were used to compute this one: `b1`, or `a:b1` of part (a). */
  readonly from: readonly string[];
  /** The wrong values in the learner's formula, for a step that no rule of the scheme describes. */
  readonly wrongValues?: readonly string[];
  /** The values from which the rule of the scheme computes this one. */
  readonly sources?: readonly string[];
};

/** The state of one bullet while an attempt is being marked. */
export type BulletMark = {
  readonly bullet: Bullet;
  award: Award | undefined;
  /** The presentation mistake of a right value, such as a missing unit. */
  presentationMistake: PresentationMistake | undefined;
  mistakeLine: number | undefined;
  /** The learner states a relationship that cannot lead to this bullet. */
  isContradicted: boolean;
  isUndecided: boolean;
  /** The right equation is given, but another one replaces it later. */
  isReplaced: boolean;
  /** The reason why there is no mark, as a sentence; undefined if the step was not found. */
  refusal: string | undefined;
  /** The number of an earlier mark that this one requires and that was not earned. */
  missingMark: number | undefined;
  /** The values that the learner found for this bullet, right or wrong. */
  ownValues: OwnValue[];
  /** The `order` numbers of the statements that show this bullet. */
  shownBy: readonly number[];
};

export function createBulletMark(bullet: Bullet): BulletMark {
  return {
    bullet,
    award: undefined,
    presentationMistake: undefined,
    mistakeLine: undefined,
    isContradicted: false,
    isUndecided: false,
    isReplaced: false,
    refusal: undefined,
    missingMark: undefined,
    ownValues: [],
    shownBy: [],
  };
}
