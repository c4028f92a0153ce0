import { type LeafPart, listLeafParts } from './part-path.ts';
import type { PlainQuestion } from './question.ts';
import type { QuestionKind } from './question-kind.ts';
import { getResponseKind } from './response-kind.ts';

/** One part as a question of its own, for code that handles one answer at a time. */
export type PartQuestion = { readonly path: string; readonly question: PlainQuestion };

/**
 * Returns each part that a learner answers as a question without parts. Its stem repeats the shared text above it, and
 * its id is `<question id>:<path>`. A question without parts returns itself with an empty path.
 */
export function toPartQuestions(question: PlainQuestion): PartQuestion[] {
  if (question.parts === undefined) return [{ path: '', question }];
  const seen: string[] = [question.stem];
  return listLeafParts(question).map((leaf) => {
    seen.push(...newLeads(leaf, seen));
    return { path: leaf.path, question: toQuestion(question, leaf, seen) };
  });
}

/** The texts above a part that no earlier part has shown yet. */
function newLeads({ part, parent }: LeafPart, seen: readonly string[]): string[] {
  return [parent?.lead, parent?.text, part.lead].filter(
    (text): text is string => text !== undefined && text !== '' && !seen.includes(text),
  );
}

function toQuestion(
  question: PlainQuestion,
  { path, part, parent }: LeafPart,
  shared: readonly string[],
): PlainQuestion {
  const {
    parts: _parts,
    answer: _answer,
    key: _key,
    markingScheme: _scheme,
    marks: _marks,
    response: _response,
    ...facts
  } = question;
  const { label: _label, lead: _lead, text, unit: _unit, diagrams, ...content } = part;
  return {
    ...facts,
    ...content,
    id: `${question.id}:${path}`,
    kind: getPartKind(part),
    stem: [...shared, text].filter((one) => one !== '').join('\n\n'),
    diagrams: [...question.diagrams, ...(parent?.diagrams ?? []), ...diagrams],
    alternateSolutions: [],
    ideas: [],
  };
}

/** Returns the kind of a part, as if it were a question of its own. */
export function getPartKind(part: LeafPart['part']): QuestionKind {
  switch (getResponseKind(part)) {
    case 'choice':
      return 'mcq_sc';
    case 'choices':
      return 'mcq_mc';
    case 'matches':
      return 'match';
    default:
      return 'subjective';
  }
}
