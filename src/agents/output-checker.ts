import { verifyQuestion } from '../verification/verify-question.ts';
import { checkAlternate } from './alternate/check-alternate.ts';
import { checkConversion } from './converter/check-conversion.ts';
import { checkCombination } from './multi-context/check-combination.ts';
import { checkScan } from './scanner/check-scan.ts';
import { checkVariant } from './variant/check-variant.ts';

/**
 * The checks of model output, one for each role. They need no model, and their arguments and results are plain
 * data, because a batch runs them on a worker thread.
 */
export type OutputChecks = {
  readonly variant: typeof checkVariant;
  readonly conversion: typeof checkConversion;
  readonly combination: typeof checkCombination;
  readonly alternate: typeof checkAlternate;
  readonly scan: typeof checkScan;
  /** Checks a question in the form in which it will be stored. */
  readonly question: typeof verifyQuestion;
};

/** Runs the checks, possibly on another thread. */
export type OutputChecker = {
  readonly [Name in keyof OutputChecks]: (
    ...args: Parameters<OutputChecks[Name]>
  ) => Promise<ReturnType<OutputChecks[Name]>>;
};

/** Runs the checks on the calling thread. */
export function createOutputChecker(): OutputChecker {
  return {
    variant: async (...args) => checkVariant(...args),
    conversion: async (...args) => checkConversion(...args),
    combination: async (...args) => checkCombination(...args),
    alternate: async (...args) => checkAlternate(...args),
    scan: async (...args) => checkScan(...args),
    question: async (...args) => verifyQuestion(...args),
  };
}
