import type { PlainQuestion, Question } from '../../domain/question.ts';
import type { FileToArchive, PackedText } from '../../ports/archives.ts';
import type { Format, WriteOptions } from '../format.ts';
import { loadFigures, type NamedPicture } from '../items/load-figures.ts';
import { createLossReporter, type LossReporter } from '../items/losses.ts';
import { createRenderer } from '../items/render-body.ts';
import { createDelimiterStyle } from '../markup/markup-styles.ts';
import { escapeXml, writeElement, writeTextElement } from '../markup/write-markup.ts';
import { writeCanvasItem } from './write-canvas-item.ts';

/** Questions as a package for Canvas: QTI 1.2 with its own metadata. It is only written. */
export const canvasFormat: Format = {
  async *write(pages, options) {
    const archives = await options.engines.openArchives();
    yield* archives.stream(writeFiles(pages, options, archives.createText()));
  },
};

const QUIZ = 'vbagent_quiz';

async function* writeFiles(
  pages: AsyncIterable<readonly Question[]>,
  { figures, onLoss, outline }: WriteOptions,
  assessment: PackedText,
): AsyncGenerator<FileToArchive> {
  let count = 0;
  const pictures: string[] = [];
  const title = outline?.title ?? 'Questions';
  let points = 0;
  assessment.write(writeAssessmentStart(title));
  for await (const page of pages) {
    for (const question of page) {
      const losses = createLossReporter('canvas', question, onLoss);
      const loaded = await loadFigures(question, figures);
      const number = count + 1;
      const getPath = ({ name }: NamedPicture): string => `web_resources/vbagent/${number}-${name}`;
      for (const picture of loaded.pictures) {
        pictures.push(getPath(picture));
        yield { name: getPath(picture), content: picture.bytes };
      }
      const getAddress = (picture: NamedPicture): string =>
        `%24IMS-CC-FILEBASE%24/${getPath(picture).replace('web_resources/', '')}`;
      const write = (each: PlainQuestion, ownLosses: LossReporter): void => {
        const style = createDelimiterStyle({
          underline: ['<u>', '</u>'],
          onUnknown: () => reportUnknown(ownLosses),
        });
        const renderer = createRenderer(style, loaded, { losses: ownLosses, getAddress });
        const identifier = `item_${++count}`;
        assessment.write(writeCanvasItem(each, { renderer, losses: ownLosses, identifier }));
        points += each.kind === 'passage' ? 0 : (each.marks ?? 1);
      };
      write(question, losses);
      for (const inner of question.questions ?? []) write(inner, losses.within(`questions.${inner.id}`));
    }
  }
  assessment.write('</section></assessment></questestinterop>\n');
  yield { name: `${QUIZ}/${QUIZ}.xml`, content: assessment };
  yield { name: `${QUIZ}/assessment_meta.xml`, content: writeMeta(points, title) };
  yield { name: 'imsmanifest.xml', content: writeManifest(pictures) };
}

function reportUnknown(losses: LossReporter): void {
  losses.report(
    'stem',
    'lossy',
    'unknown-command',
    'A TeX command is not known; only its arguments are shown.',
  );
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Writes what is before the items. */
function writeAssessmentStart(title: string): string {
  const root = '<questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2">';
  return `${DECLARATION}${root}<assessment ident="${QUIZ}" title="${escapeXml(title)}"><section ident="root_section">`;
}

function writeMeta(points: number, title: string): string {
  const content = [
    writeTextElement('title', title),
    writeTextElement('shuffle_answers', 'false'),
    writeTextElement('quiz_type', 'assignment'),
    writeTextElement('points_possible', points),
  ];
  const attributes = { identifier: QUIZ, xmlns: 'http://canvas.instructure.com/xsd/cccv1p0' };
  return `${DECLARATION}${writeElement('quiz', attributes, ...content)}\n`;
}

function writeManifest(pictures: readonly string[]): string {
  const meta = `${QUIZ}/assessment_meta.xml`;
  const resources = [
    writeElement(
      'resource',
      { identifier: QUIZ, type: 'imsqti_xmlv1p2' },
      writeElement('file', { href: `${QUIZ}/${QUIZ}.xml` }),
      writeElement('dependency', { identifierref: 'quiz_meta' }),
    ),
    writeElement(
      'resource',
      {
        identifier: 'quiz_meta',
        type: 'associatedcontent/imscc_xmlv1p1/learning-application-resource',
        href: meta,
      },
      writeElement('file', { href: meta }),
    ),
    ...pictures.map((path, index) =>
      writeElement(
        'resource',
        { identifier: `picture_${index + 1}`, type: 'webcontent', href: path },
        writeElement('file', { href: path }),
      ),
    ),
  ];
  const metadata = '<metadata><schema>IMS Content</schema><schemaversion>1.1.3</schemaversion></metadata>';
  const attributes = {
    identifier: 'vbagent_manifest',
    xmlns: 'http://www.imsglobal.org/xsd/imsccv1p1/imscp_v1p1',
  };
  return `${DECLARATION}${writeElement('manifest', attributes, metadata, '<organizations/>', writeElement('resources', {}, ...resources))}\n`;
}
