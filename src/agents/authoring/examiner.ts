import { verifyQuestion } from '../../verification/verify-question.ts';
import { examineAlternate } from '../alternate/examine-alternate.ts';
import { examineConversion } from '../converter/examine-conversion.ts';
import { examineCombination } from '../multi-context/examine-combination.ts';
import { mustBeMended } from '../scanner/inspect-scan.ts';
import { examineVariant } from '../variant/examine-variant.ts';

/** All that is looked at without a model; what goes in and what comes out is plain data. */
export type Examinations = {
  readonly variant: typeof examineVariant;
  readonly conversion: typeof examineConversion;
  readonly combination: typeof examineCombination;
  readonly alternate: typeof examineAlternate;
  /** What a model transcribed. */
  readonly scan: typeof mustBeMended;
  /** A question as it will be kept. */
  readonly question: typeof verifyQuestion;
};

/** Who examines, perhaps on another thread. */
export type Examiner = {
  readonly [Name in keyof Examinations]: (
    ...about: Parameters<Examinations[Name]>
  ) => Promise<ReturnType<Examinations[Name]>>;
};

/** Examines at once, on the thread of whoever asks. */
export const examineHere: Examiner = {
  variant: async (...about) => examineVariant(...about),
  conversion: async (...about) => examineConversion(...about),
  combination: async (...about) => examineCombination(...about),
  alternate: async (...about) => examineAlternate(...about),
  scan: async (...about) => mustBeMended(...about),
  question: async (...about) => verifyQuestion(...about),
};
