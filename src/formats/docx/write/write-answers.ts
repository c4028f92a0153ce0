import type { SubPart } from '../../../domain/part.ts';
import { formatPartPath, listLeafParts } from '../../../domain/part-path.ts';
import type { PlainQuestion } from '../../../domain/question.ts';
import type { Answer, SolutionStep } from '../../../domain/question-content.ts';
import { describeKey } from '../../../print/describe-key.ts';
import { joinBlocks, texToRuns, texToWord, type WordBlock } from './tex-to-word.ts';
import { INDENT, placeBlock, placeBlocks } from './word-document.ts';
import { createEquation, createParagraph, createTextRun } from './word-runs.ts';
import type { WordWriter } from './word-writer.ts';

/** Prints the answers of a question: one line for the question, or one for each part. Empty if no answer is known. */
export function printAnswers(question: PlainQuestion, number: number, writer: WordWriter): string {
  const sections = listAnswered(question).flatMap(({ label, section }) => {
    const answer = section.answer === undefined ? '' : printAnswer(section.answer, section, writer);
    const notes = describeKey(section.key).map(({ heading, tex }) => printNote(`${heading}: `, tex, writer));
    return answer === '' && notes.length === 0 ? [] : [{ label, answer, notes }];
  });
  return sections
    .map(({ label, answer, notes }, index) => {
      const start = `${index === 0 ? `${number}.` : ''}\t${label === '' ? '' : `${label} `}`;
      const line = createParagraph(createTextRun(start) + answer, {
        style: 'Answer',
        indent: { left: INDENT, hanging: INDENT },
      });
      return line + notes.join('');
    })
    .join('');
}

type Answered = { readonly label: string; readonly section: PlainQuestion | SubPart };

/** Lists what a learner answers: the parts of a question, or the question itself with an empty label. */
function listAnswered(question: PlainQuestion): Answered[] {
  if (question.parts === undefined) return [{ label: '', section: question }];
  return listLeafParts(question).map(({ path, part }) => ({ label: formatPartPath(path), section: part }));
}

/** Lists the question and every part that may have a solution of its own, also one with inner parts. */
function listSolved(question: PlainQuestion): Answered[] {
  const parts = (question.parts ?? []).flatMap((part) => [
    { label: `(${part.label})`, section: part },
    ...(part.parts ?? []).map((inner) => ({ label: `(${part.label})(${inner.label})`, section: inner })),
  ]);
  return [{ label: '', section: question }, ...parts];
}

function printNote(heading: string, tex: string, writer: WordWriter): string {
  return createParagraph(createTextRun(heading, { italic: true }) + texToRuns(tex, writer.reportSource), {
    style: 'Answer',
    indent: { left: INDENT * 2 },
  });
}

function printAnswer(answer: Answer, section: PlainQuestion | SubPart, writer: WordWriter): string {
  const toLetters = (ids: readonly string[]): string =>
    ids.map((id) => getOptionLetter(section, id)).join(', ');
  switch (answer.kind) {
    case 'choice':
      return createTextRun(toLetters(answer.correct));
    case 'order':
      return createTextRun(toLetters(answer.order));
    case 'integer':
      return createTextRun(String(answer.value));
    case 'value':
      return printValue(answer.tex, writer);
    case 'matches':
      return createTextRun(answer.pairs.map(({ left, right }) => `${left} – ${right}`).join(', '));
    case 'table':
      return answer.cells.map((cell) => texToRuns(cell, writer.reportSource)).join(createTextRun('; '));
    case 'code':
      return createTextRun(answer.code, { code: true });
  }
}

/** Returns the letter that Word prints before an option. */
function getOptionLetter({ options }: Pick<PlainQuestion, 'options'>, id: string): string {
  const index = options.findIndex((option) => option.id === id);
  return index < 0 ? id : String.fromCodePoint(65 + (index % 26));
}

function printValue(tex: string, writer: WordWriter): string {
  const equation = createEquation(tex, false);
  if (equation !== undefined) return `<m:oMath>${equation}</m:oMath>`;
  writer.reportSource(tex);
  return createTextRun(tex, { code: true });
}

/** Prints the solutions, further solutions, ideas and marking instructions of a question; empty if there are none. */
export function printSolutions(question: PlainQuestion, number: number, writer: WordWriter): string {
  const sections = [
    printSteps(question.solution, '', writer),
    ...listSolved(question).flatMap(({ label, section }) => [
      ...(label === '' ? [] : [printSteps(section.solution, `${label} `, writer)]),
      printExplanations(section, writer),
      printScheme(section, writer),
    ]),
    ...question.alternateSolutions.map((steps) => printSteps(steps, 'Another solution. ', writer)),
    ...question.ideas.map((steps) => printSteps(steps, 'Key idea. ', writer)),
  ].filter((xml) => xml !== '');
  if (sections.length === 0) return '';
  const heading = createParagraph(createTextRun(`Question ${number}`, { bold: true }), {
    style: 'Solution',
    keepNext: true,
  });
  return heading + sections.join('');
}

function printSteps(steps: readonly SolutionStep[], title: string, writer: WordWriter): string {
  if (steps.length === 0) return '';
  const blocks = steps.flatMap((step): WordBlock[] =>
    texToWord(
      step.kind === 'prose' ? step.tex : `\\begin{align*}${step.lines.join(' \\\\ ')}\\end{align*}`,
      writer.reportSource,
    ),
  );
  if (title === '') return blocks.map((block) => placeBlock(block, 0)).join('');
  const [first] = blocks;
  const start = createTextRun(title, { bold: true });
  if (first?.kind !== 'paragraph')
    return (
      createParagraph(start, { style: 'QuestionText', keepNext: true }) +
      blocks.map((block) => placeBlock(block, 0)).join('')
    );
  return placeBlocks(blocks, { first: { style: 'QuestionText' }, left: 0, anchor: start });
}

function printExplanations(section: PlainQuestion | SubPart, writer: WordWriter): string {
  return section.options
    .flatMap(({ id, explanation }) =>
      explanation === undefined ? [] : [printNote(`${getOptionLetter(section, id)}: `, explanation, writer)],
    )
    .join('');
}

/** Prints the bullets of a marking scheme as text for the person who marks. */
function printScheme({ markingScheme }: PlainQuestion | SubPart, writer: WordWriter): string {
  if (markingScheme === undefined) return '';
  return markingScheme.bullets
    .map(({ n, marks, generic, illustrative }) => {
      const text = joinBlocks([
        ...texToWord(generic, writer.reportSource),
        ...(illustrative === undefined ? [] : texToWord(`— ${illustrative}`, writer.reportSource)),
      ]);
      return createParagraph(createTextRun(`Marking ${n} (${marks}): `, { italic: true }) + text, {
        style: 'Answer',
        indent: { left: INDENT },
      });
    })
    .join('');
}
