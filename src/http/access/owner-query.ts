import { z } from 'zod';

/** The id of a user: any text that is not empty, without control characters. */
export const UserId = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[^\p{Cc}]*$/u, 'must not contain control characters');

/** The id in an address such as `/keys/{id}`. It has the same form as the id of a user. */
export const IdParams = z.object({ id: UserId });

/** Whose keys or sessions to list. */
export const OwnerQuery = z.object({
  user: UserId.optional().meta({ description: 'For admins: another user.' }),
  everyone: z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .optional()
    .meta({ description: 'For admins: everyone in the institution.' }),
});
