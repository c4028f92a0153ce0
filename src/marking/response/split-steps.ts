import { splitAtTopLevel } from './split-at-top-level.ts';

/** Matches a gap that learners leave between the steps on one line. */
const WIDE_GAP = /\t\s*|\s{3,}/u;
/** Matches signs and words between the steps on one line. */
const STEP_SEPARATOR =
  /=>|-+>|⇒|→|⟶|⟹|∴|;|\.(?=\s+[^\s\d]|\s*$)|(?<![A-Za-z\\])(?:so|therefore|hence|thus|giving|gives)(?![A-Za-z])/iuy;
/** Matches words that belong to mathematics, and units in words. */
const MATHS_WORDS =
  /\b(?:sin|cos|tan|log|sqrt|root|alpha|beta|gamma|delta|epsilon|theta|lambda|omega|sigma|degrees?|kelvin|hertz|joules?|newtons?|watts?|volts?|amps?|amperes?|ohms?|pascals?|coulombs?|seconds?|mins?|minutes?|hours?|days?|years?|m(?:et|et)re?s?|metres?|grams?|kilograms?|litres?|moles?|parts?)\b/giu;
const VALUE =
  /^\s*(?:[A-Za-z](?:_\w+|\d)?\s*=\s*)?[-−±]?\s*£?\s*\d[\d,. ]*(?:\s*\/\s*\d+)?\s*(?:[A-Za-zΩ°%µμ][A-Za-zΩ°%µμ/⁰¹²³⁻0-9^ -]{0,14})?\s*$/u;
const LETTER_NAME = /^\s*[A-Za-zα-ωΑ-Ω](?:_?\{?\w{1,3}\}?)?\s*$/u;

/**
 * Divides a line into the steps that a learner writes side by side: `v = fλ     340 = 0.71f     f = 479 Hz`. Sentences, and several
 * values that together are one answer, stay on one line.
 */
export function splitSteps(line: string): string[] {
  if (line.includes('\\') || line.includes('|')) return [line];
  const gaps = line.split(WIDE_GAP).filter((piece) => piece.trim() !== '');
  const pieces = gaps.length > 1 && gaps.some(isStep) ? gaps : [line];
  return pieces.flatMap(splitAtSigns);
}

function splitAtSigns(text: string): string[] {
  // An arrow without any equals sign may belong to a chemical equation.
  if (/->|→|⟶/u.test(text) && !/=(?!>)/u.test(text)) return [text];
  const pieces = splitAtTopLevel(text, STEP_SEPARATOR);
  if (pieces.length < 2 || !pieces.every(isMaths) || !pieces.slice(0, -1).every(isStep)) return [text];
  return pieces;
}

/** Returns whether a text is mathematics without a sentence around it. */
function isMaths(text: string): boolean {
  return /\d|=/u.test(text) && !/[A-Za-z]{4,}/u.test(text.replace(MATHS_WORDS, ''));
}

/** Returns whether a text is an equation, a formula or a calculation, and not only a value. */
function isStep(text: string): boolean {
  if (VALUE.test(text)) return false;
  return /=(?!\s*$)|\d\s*[-+±×x*÷/^]\s*[\d(√]|√|[)²³]\s*[-+×*÷/(]/u.test(text) && !LETTER_NAME.test(text);
}
