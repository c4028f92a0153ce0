/** The text that replaces the id of an erased person in records that are still needed. */
export const ERASED_USER = 'erased';
