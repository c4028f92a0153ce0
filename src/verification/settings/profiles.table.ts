import type { ProfileName, RuleSeverity } from '../../domain/rules-choice.ts';

/** The severities of an examination that differ from the defaults of the rules. */
export type Profile = {
  readonly name: Exclude<ProfileName, 'auto'>;
  readonly title: string;
  /** Selects this profile by the level of a question, if no profile is chosen. */
  readonly levels: RegExp | undefined;
  readonly rules: Readonly<Record<string, RuleSeverity>>;
};

/** The built-in profiles. */
export const PROFILES = [
  { name: 'general', title: 'Any examination', levels: undefined, rules: {} },
  {
    name: 'jee',
    title: 'JEE Main, JEE Advanced, NEET',
    levels: /\b(jee|neet|iit|aieee|cbse)\b/i,
    rules: {
      'blank-ends-the-stem': 'off',
      'options-are-in-order': 'info',
      'options-are-not-combinations': 'info',
      'options-are-not-true-or-false': 'info',
      'none-of-the-above-is-avoided': 'info',
      'options-have-one-format': 'info',
      'negation-is-emphasised': 'info',
      'stem-asks-one-thing': 'info',
      'figure-is-there': 'error',
    },
  },
  {
    name: 'sqa',
    title: 'SQA National courses, Higher and Advanced Higher',
    levels: /\b(nat(ional)? ?[345]|higher|sqa|gcse|a[- ]level)\b/i,
    rules: {
      'options-are-in-order': 'warn',
      'reading-load-is-fair': 'warn',
      'figure-is-there': 'error',
      'options-are-not-combinations': 'info',
    },
  },
  {
    name: 'nbme',
    title: 'NBME, USMLE and clinical vignettes',
    levels: /\b(usmle|nbme|step ?[123]|plab|mccqe|medical licen)/i,
    rules: {
      'options-are-not-true-or-false': 'error',
      'all-of-the-above-is-avoided': 'error',
      'none-of-the-above-is-avoided': 'error',
      'options-are-not-combinations': 'error',
      'negation-is-emphasised': 'error',
      'blank-ends-the-stem': 'error',
      'options-avoid-absolutes': 'error',
      'vignette-is-there': 'error',
      'reading-load-is-fair': 'off',
      'options-are-in-order': 'warn',
      'figure-is-there': 'error',
    },
  },
] as const satisfies readonly Profile[];
