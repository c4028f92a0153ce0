import { z } from 'zod';

/** The only institution of a new database; it needs no configuration. */
export const DEFAULT_INSTITUTION = 'default';

/** An institution's id, limited to characters that are safe in a URL and on a command line. */
export const InstitutionId = z
  .string()
  .regex(
    /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/,
    'must be letters, digits, dots, dashes or underscores, at most 100',
  );
