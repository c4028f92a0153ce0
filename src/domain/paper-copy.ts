/** The number of characters of a paper's id that are part of the ids of its questions, and are printed. */
const SHORT_ID_LENGTH = 8;

/** Matches the id of a copy: the id of the question, and the short id of the paper with the letter of the version. */
const COPY_ID = new RegExp(`^(.+)\\.[0-9a-f]{${SHORT_ID_LENGTH}}[A-Z]$`, 'u');

/** Creates the id of the copy of a question in a version of a paper. */
export function createCopyId(questionId: string, paperId: string, version: string): string {
  return `${questionId}.${paperId.slice(0, SHORT_ID_LENGTH)}${version}`;
}

/** Returns the id of the question that a question of a paper is a copy of; other ids are returned as they are. */
export function getOriginalId(questionId: string): string {
  return COPY_ID.exec(questionId)?.[1] ?? questionId;
}
