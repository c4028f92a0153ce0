import type { Source } from '../agents/source.ts';
import { Fault } from '../domain/fault.ts';
import type { QuestionKind } from '../domain/question-kind.ts';
import { readTexQuestions } from '../factory/intake/tex-questions.ts';
import type { CliTools } from './cli-tools.ts';
import { checkInput, type InputOptions, readInput, readRange, selectQuestions } from './read-input.ts';
import type { RangeOption } from './shared-options.ts';

/** One question for a model to look at. */
export type QuestionSource = {
  /** Counts from 1 in the file, whatever range was asked for. */
  readonly index: number;
  readonly source: Source;
  /** What our reader makes of it; a photo or rough text has neither. */
  readonly id?: string;
  readonly kind?: QuestionKind;
};

/** The photo, or each chosen question of the TeX file by itself; text without a question is one source as a whole. */
export async function readSources(
  options: InputOptions & RangeOption,
  tools: CliTools,
): Promise<QuestionSource[]> {
  checkInput(options);
  return options.image === undefined
    ? readTexSources(options, tools)
    : readPhoto(options.image, options, tools);
}

async function readPhoto(path: string, { range }: RangeOption, tools: CliTools): Promise<QuestionSource[]> {
  if (range !== undefined) throw new Fault('invalid-input', 'A photo is one question; -r goes with -t.');
  const images = [await (await tools.openImageReader()).read(path)];
  return [{ index: 1, source: { kind: 'images', name: path, images } }];
}

async function readTexSources(
  options: InputOptions & RangeOption,
  tools: CliTools,
): Promise<QuestionSource[]> {
  const range = readRange(options);
  const { name, source } = await readInput(options, tools);
  const { questions } = readTexQuestions(source.text);
  if (questions.length === 0) return [{ index: 1, source: { kind: 'text', name, text: source.text } }];
  const numbered = questions.map(({ question, spans }, place): QuestionSource => {
    const text = source.text.slice(spans.question.start, spans.question.end);
    const label = questions.length === 1 ? name : `${name} (question ${place + 1})`;
    return {
      index: place + 1,
      id: question.id,
      kind: question.kind,
      source: { kind: 'text', name: label, text },
    };
  });
  return selectQuestions(numbered, range);
}
