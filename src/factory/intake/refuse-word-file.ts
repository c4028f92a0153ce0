import { Fault } from '../../domain/fault.ts';

const WORD_ENDING = /\.(?:docx?|docm|dotx?|odt|rtf|pages)$/i;

/** Throws an `invalid-input` fault if the name is that of a word-processor file. */
export function refuseWordFile(name: string): void {
  if (WORD_ENDING.test(name))
    throw new Fault(
      'invalid-input',
      `${name} is a word-processor file; save it as PDF and use that file, or import its questions as they are with \`vbagent bank import\` (.docx).`,
    );
}
