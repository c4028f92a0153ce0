import type { Question } from '../../domain/question.ts';
import type { FigureSource } from '../../ports/figures.ts';
import type { WriteOptions } from '../format.ts';
import { loadFigures, type NamedPicture } from '../items/load-figures.ts';
import { createLossReporter } from '../items/losses.ts';
import { renderQuestionBody } from '../items/render-body.ts';
import { writeElement } from '../markup/write-markup.ts';
import { type Dialect, writeRoot } from './dialect.ts';
import { createQtiRenderer, writeItem } from './write-item.ts';
import { toIdentifier } from './write-responses.ts';

type PackageFile = { readonly path: string; readonly content: string | Uint8Array };

/** The files of one question: one item, or the items of a passage with their stimulus. */
export type QtiGroup = {
  readonly items: readonly { readonly identifier: string; readonly file: PackageFile }[];
  readonly stimulus: PackageFile | undefined;
  readonly pictures: readonly PackageFile[];
};

type GroupOptions = Pick<WriteOptions, 'onLoss'> & {
  readonly figures: FigureSource;
  /** The name of the files, unique in the package. */
  readonly name: string;
  readonly dialect: Dialect;
};

export async function writeQtiGroup(question: Question, options: GroupOptions): Promise<QtiGroup> {
  const { name, dialect, onLoss } = options;
  const losses = createLossReporter('qti', question, onLoss);
  const figures = await loadFigures(question, options.figures);
  const getPath = (picture: NamedPicture): string => `images/${name}-${picture.name}`;
  const getAddress = (picture: NamedPicture): string => `../${getPath(picture)}`;
  const pictures = figures.pictures.map((picture) => ({ path: getPath(picture), content: picture.bytes }));
  const tools = { dialect, figures, losses, getAddress };
  if (question.kind !== 'passage') {
    const file = {
      path: `items/${name}.xml`,
      content: writeItem(question, toIdentifier(question.id), tools),
    };
    return { items: [{ identifier: toIdentifier(name), file }], stimulus: undefined, pictures };
  }
  const marks =
    question.marks === undefined ? '' : `<p><span class="vb-marks">[${question.marks}]</span></p>`;
  const body = renderQuestionBody(question, createQtiRenderer(tools), true) + marks;
  const stimulus = dialect.version === '3.0' ? writeStimulus(body, name, question, dialect) : undefined;
  const shared =
    stimulus === undefined
      ? { passage: writeElement('div', { class: `vb-passage vb-passage-${name}` }, body) }
      : { stimulus: writeStimulusReference(stimulus, name, dialect) };
  if (stimulus === undefined)
    losses.report(
      'stem',
      'normalised',
      'passage-repeated',
      'The text of the passage is repeated in each question.',
    );
  const items = (question.questions ?? []).map((inner, index) => {
    const identifier = toIdentifier(`${name}_q${index + 1}`);
    const innerLosses = losses.within(`questions.${inner.id}`);
    const content = writeItem(inner, toIdentifier(inner.id), { ...tools, ...shared, losses: innerLosses });
    return { identifier, file: { path: `items/${name}_q${index + 1}.xml`, content } };
  });
  return { items, stimulus, pictures };
}

function writeStimulus(body: string, name: string, { title }: Question, dialect: Dialect): PackageFile {
  const attributes = {
    identifier: `${toIdentifier(name)}_stimulus`,
    title: title ?? 'Passage',
    'xml:lang': 'en',
  };
  const content = writeRoot(
    dialect,
    'assessmentStimulus',
    attributes,
    dialect.element('stimulusBody', {}, body),
  );
  return { path: `stimuli/${name}.xml`, content };
}

function writeStimulusReference({ path }: PackageFile, name: string, { element }: Dialect): string {
  return element('assessmentStimulusRef', {
    identifier: `${toIdentifier(name)}_stimulus`,
    href: `../${path}`,
    title: 'Passage',
  });
}
