import type { PlainQuestion, Question } from '../../../domain/question.ts';
import type { Outline } from '../../format.ts';
import { createSectionStarts } from '../../items/section-starts.ts';
import {
  CONTENT_TYPES,
  createDocumentFile,
  createNumbering,
  createRelationships,
  FOOTER,
  PACKAGE_RELATIONSHIPS,
  SETTINGS,
  STYLES,
} from './package-files.ts';
import { createWordBody } from './word-document.ts';
import type { WordWriter } from './word-writer.ts';
import { printAnswers, printSolutions } from './write-answers.ts';
import { printPassage, printQuestion } from './write-question.ts';

/** A Word document while questions are added to it. */
type WordDocument = {
  add(question: Question): Promise<void>;
  /** Returns the files of the package; the answers and the solutions follow the questions. */
  finish(): { readonly name: string; readonly content: string | Uint8Array }[];
};

/** Creates a document; the sections of a paper begin with their titles. */
export function createWordDocument(writer: WordWriter, outline: Outline | undefined): WordDocument {
  const getSection = createSectionStarts(outline);
  const [questions, answers, solutions] = [createWordBody(), createWordBody(), createWordBody()];
  let number = 0;
  const addNumbered = async (question: PlainQuestion, isInPassage: boolean): Promise<void> => {
    number++;
    questions.add(await printQuestion(question, writer, isInPassage));
    answers.add(printAnswers(question, number, writer));
    solutions.add(printSolutions(question, number, writer));
  };
  return {
    add: async (question) => {
      const section = getSection();
      if (section !== undefined) questions.addSectionTitle(section);
      if (question.kind !== 'passage') return addNumbered(question, false);
      questions.add(await printPassage(question, writer));
      for (const inner of question.questions ?? []) await addNumbered(inner, true);
    },
    finish: () => {
      const sections = [
        { title: 'Answers', body: answers },
        { title: 'Solutions', body: solutions },
      ];
      for (const { title, body } of sections) {
        if (body.isEmpty()) continue;
        questions.addHeading(title);
        questions.add(body.finish());
      }
      return [
        // Programs recognise the type of the package by its first file.
        { name: '[Content_Types].xml', content: CONTENT_TYPES },
        { name: '_rels/.rels', content: PACKAGE_RELATIONSHIPS },
        { name: 'word/document.xml', content: createDocumentFile(questions.finish()) },
        { name: 'word/_rels/document.xml.rels', content: createRelationships(writer.media) },
        { name: 'word/styles.xml', content: STYLES },
        { name: 'word/numbering.xml', content: createNumbering(writer.getOptionListCount()) },
        { name: 'word/settings.xml', content: SETTINGS },
        { name: 'word/footer1.xml', content: FOOTER },
        ...writer.media.map(({ name, bytes }) => ({ name: `word/media/${name}`, content: bytes })),
      ];
    },
  };
}
