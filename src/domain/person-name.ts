import { z } from 'zod';

/** Control characters, and characters that reverse the direction of the text after them. */
const HIDDEN = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;

/** The name of a person, which others see in lists and on their terminals. */
export const PersonName = z
  .string()
  .trim()
  .max(200)
  .refine((name) => !HIDDEN.test(name), 'must not contain control characters');
