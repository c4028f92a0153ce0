/** The TeX classes for which a preamble can be printed. */
export const DOCUMENT_CLASSES = ['article', 'exam'] as const;
export type DocumentClass = (typeof DOCUMENT_CLASSES)[number];
