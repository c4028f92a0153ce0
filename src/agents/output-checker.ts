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
  readonly checkVariant: typeof checkVariant;
  readonly checkConversion: typeof checkConversion;
  readonly checkCombination: typeof checkCombination;
  readonly checkAlternate: typeof checkAlternate;
  readonly checkScan: typeof checkScan;
  /** Checks a question in the form in which it will be stored. */
  readonly verifyQuestion: typeof verifyQuestion;
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
    checkVariant: async (...args) => checkVariant(...args),
    checkConversion: async (...args) => checkConversion(...args),
    checkCombination: async (...args) => checkCombination(...args),
    checkAlternate: async (...args) => checkAlternate(...args),
    checkScan: async (...args) => checkScan(...args),
    verifyQuestion: async (...args) => verifyQuestion(...args),
  };
}
