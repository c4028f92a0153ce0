import { answerKeyNamesTheRightOption } from './answer-key-names-the-right-option.ts';
import { everyWrongOptionIsExplained } from './every-wrong-option-is-explained.ts';
import type { GeneratedItemCheck } from './item-check.ts';
import { itemIsNew } from './item-is-new.ts';
import { metadataIsComplete } from './metadata-is-complete.ts';
import { numberIsWorkedOut } from './number-is-worked-out.ts';
import { stemFitsItsBloomLevel } from './stem-fits-its-bloom-level.ts';
import { vignetteIsLongEnough } from './vignette-is-long-enough.ts';
import { vignetteIsThere } from './vignette-is-there.ts';
import { wordingIsUnbiased } from './wording-is-unbiased.ts';

/** All checks that apply only to generated items. */
export const allItemChecks: readonly GeneratedItemCheck[] = [
  vignetteIsThere,
  vignetteIsLongEnough,
  answerKeyNamesTheRightOption,
  everyWrongOptionIsExplained,
  numberIsWorkedOut,
  stemFitsItsBloomLevel,
  wordingIsUnbiased,
  metadataIsComplete,
  itemIsNew,
];
