import { createStoredValue } from '../browser/stored-value.ts';

/** The kinds of variants that an author can request. */
export const VARIANTS = ['numerical', 'context', 'conceptual', 'calculus'] as const;
/** Variants that only an AI model can write. */
export const MODEL_VARIANTS: readonly string[] = ['conceptual', 'calculus'];

/** What to create for each uploaded question besides the question itself. */
export type UploadOptions = {
  readonly variants: readonly string[];
  readonly alternate: boolean;
  readonly ideas: boolean;
};

/** The options in this browser's storage; by default key ideas and a numerical variant. */
export const storedUploadOptions = createStoredValue(
  localStorage,
  'vbagent.make.wish',
  (raw): UploadOptions => {
    const stored: Readonly<Record<string, unknown>> = { ...Object(raw) };
    const storedVariants = Array.isArray(stored.variants) ? stored.variants : ['numerical'];
    return {
      variants: VARIANTS.filter((type) => storedVariants.includes(type)),
      alternate: stored.alternate === true,
      ideas: stored.ideas !== false,
    };
  },
);

/** Removes the options that need an AI model when the server has none (mode `rules`). */
export function limitToMode(options: UploadOptions, mode: 'model' | 'rules' | undefined): UploadOptions {
  if (mode !== 'rules') return options;
  const variants = options.variants.filter((type) => !MODEL_VARIANTS.includes(type));
  return { ...options, alternate: false, variants };
}
