import { isDeepStrictEqual } from 'node:util';
import { listBulletReferences, parseBulletReference } from '../../domain/bullet-references.ts';
import { listCalculations, type MarkingScheme } from '../../domain/marking-scheme.ts';
import type { Part, SubPart } from '../../domain/part.ts';
import { listLeafParts } from '../../domain/part-path.ts';
import type { PlainQuestion, Question } from '../../domain/question.ts';
import type { Option } from '../../domain/question-content.ts';
import type { QuestionSection } from '../../domain/question-sections.ts';
import { printTexQuestions } from '../../formats/tex/tex-questions.ts';

/**
 * Adds the content that TeX cannot express to a question read from TeX: marking schemes, explanations of options, tables to
 * complete, and where the vignette ends and the stem begins. Copies each from the version in the bank if the related text
 * is unchanged; a part is compared with the part that has the same label.
 */
export function retainUnprintedContent(readQuestion: Question, bankQuestion: Question): Question {
  if (isDeepStrictEqual(readQuestion, bankQuestion) || printTex(readQuestion) === printTex(bankQuestion))
    return bankQuestion;
  const innerQuestions = readQuestion.questions?.map((question, index) => {
    const earlier = bankQuestion.questions?.[index];
    return earlier === undefined ? question : retainInQuestion(question, earlier);
  });
  return {
    ...retainInQuestion(readQuestion, bankQuestion),
    ...(innerQuestions === undefined ? {} : { questions: innerQuestions }),
  };
}

function printTex(question: Question): string {
  return printTexQuestions([question]);
}

function retainInQuestion<T extends PlainQuestion>(question: T, earlier: PlainQuestion): T {
  const parts = question.parts?.map((part) => {
    const earlierPart = findByLabel(part, earlier.parts);
    const innerParts = part.parts?.map((inner) =>
      retainInSection(inner, findByLabel(inner, earlierPart?.parts)),
    );
    return {
      ...retainInSection(part, earlierPart),
      ...(innerParts === undefined ? {} : { parts: innerParts }),
    };
  });
  return {
    ...retainInSection(question, earlier),
    ...splitVignette(question.stem, earlier.vignette),
    ...(parts === undefined ? {} : { parts: dropUnusableSchemes(parts) }),
  };
}

/** Drops each scheme that uses a value of another part (follow-through) if that part has no scheme any more. */
function dropUnusableSchemes(parts: readonly Part[]): Part[] {
  const pathsWithScheme = new Set<string>();
  const unusable = new Set<SubPart>();
  for (const { path, part } of listLeafParts({ parts })) {
    if (part.markingScheme === undefined) continue;
    const isUsable = listReferencedParts(part.markingScheme).every((other) => pathsWithScheme.has(other));
    if (isUsable) pathsWithScheme.add(path);
    else unusable.add(part);
  }
  const drop = (part: SubPart): SubPart => {
    const { markingScheme: _scheme, ...rest } = part;
    return unusable.has(part) ? rest : part;
  };
  return parts.map((part) =>
    part.parts === undefined ? drop(part) : { ...part, parts: part.parts.map(drop) },
  );
}

/** Lists the paths of the other parts whose values a scheme uses. */
function listReferencedParts({ bullets }: MarkingScheme): string[] {
  const expressions = bullets.flatMap(({ followThrough, evidence, alternatives = [] }) => [
    ...(followThrough.mode === 'no' ? [] : [followThrough.expression]),
    ...[evidence, ...alternatives].flatMap(listCalculations),
  ]);
  return expressions
    .flatMap(listBulletReferences)
    .flatMap((reference) => parseBulletReference(reference).part ?? []);
}

function findByLabel<T extends SubPart>({ label }: SubPart, parts: readonly T[] = []): T | undefined {
  return parts.find((part) => part.label === label);
}

function retainInSection<T extends QuestionSection>(section: T, earlier: QuestionSection | undefined): T {
  if (earlier === undefined) return section;
  const hasSameAnswer = isDeepStrictEqual(section.answer, earlier.answer) && section.marks === earlier.marks;
  return {
    ...section,
    options: section.options.map((option) => retainExplanation(option, earlier.options)),
    ...(earlier.blankTable && { blankTable: earlier.blankTable }),
    ...(hasSameAnswer && earlier.markingScheme && { markingScheme: earlier.markingScheme }),
  };
}

/** Separates the vignette from the stem. TeX prints both as one text, so the stem that was read contains the vignette. */
function splitVignette(stem: string, vignette: string | undefined): { vignette?: string; stem?: string } {
  if (vignette === undefined || !stem.startsWith(vignette)) return {};
  return { vignette, stem: stem.slice(vignette.length).trimStart() };
}

function retainExplanation(option: Option, earlierOptions: readonly Option[]): Option {
  const earlier = earlierOptions.find(({ id, text }) => id === option.id && text === option.text);
  return earlier?.explanation === undefined ? option : { ...option, explanation: earlier.explanation };
}
