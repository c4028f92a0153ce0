import type { PlainQuestion, Question } from '../../../domain/question.ts';
import type { Archives, FileToArchive } from '../../../ports/archives.ts';
import type { Outline } from '../../format.ts';
import { createSectionStarts } from '../../items/section-starts.ts';
import {
  CONTENT_TYPES,
  createNumbering,
  createRelationships,
  DOCUMENT_END,
  DOCUMENT_START,
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
  finish(): FileToArchive[];
};

type DocumentOptions = {
  readonly outline: Outline | undefined;
  /** Creates the buffers for the XML of the document. They compress it while it is written. */
  readonly createText: Archives['createText'];
};

/** Creates a document; the sections of a paper begin with their titles. */
export function createWordDocument(
  writer: WordWriter,
  { outline, createText }: DocumentOptions,
): WordDocument {
  const getSection = createSectionStarts(outline);
  const [main, answerText, solutionText] = [createText(), createText(), createText()];
  main.write(DOCUMENT_START);
  const questions = createWordBody(main);
  const answers = createWordBody(answerText);
  const solutions = createWordBody(solutionText);
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
        { title: 'Answers', body: answers, text: answerText },
        { title: 'Solutions', body: solutions, text: solutionText },
      ];
      for (const { title, body, text } of sections) {
        if (body.isEmpty()) continue;
        questions.addHeading(title);
        for (const piece of text.read()) questions.add(piece);
      }
      main.write(DOCUMENT_END);
      return [
        // Programs recognise the type of the package by its first file.
        { name: '[Content_Types].xml', content: CONTENT_TYPES },
        { name: '_rels/.rels', content: PACKAGE_RELATIONSHIPS },
        { name: 'word/document.xml', content: main },
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
