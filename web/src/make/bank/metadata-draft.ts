import type { BankQuestion, QuestionMetadata } from '../../api/schema.ts';

/** The form fields as text. */
export type MetadataDraft = {
  readonly subject: string;
  readonly level: string;
  readonly topic: string;
  readonly outcome: string;
  readonly marks: string;
  readonly difficulty: string;
  readonly tags: string;
};

export function toMetadataDraft(question: BankQuestion): MetadataDraft {
  return {
    subject: question.subject ?? '',
    level: question.level ?? '',
    topic: question.topic ?? '',
    outcome: question.outcome_id ?? '',
    marks: question.marks === undefined ? '' : String(question.marks),
    difficulty: question.difficulty ?? '',
    tags: (question.tags ?? []).join(', '),
  };
}

const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;

/** Converts the form to the request. Empty fields are left out; an edit then removes their stored values. */
export function toMetadata(draft: MetadataDraft): QuestionMetadata {
  const marks = Number.parseInt(draft.marks, 10);
  const difficulty = DIFFICULTIES.find((value) => value === draft.difficulty);
  const tags = splitTags(draft.tags);
  const [subject, level] = [draft.subject.trim(), draft.level.trim()];
  const [topic, outcome] = [draft.topic.trim(), draft.outcome.trim()];
  return {
    ...(subject !== '' && { subject }),
    ...(level !== '' && { level }),
    ...(topic !== '' && { topic }),
    ...(outcome !== '' && { outcome_id: outcome }),
    ...(Number.isInteger(marks) && { marks }),
    ...(difficulty && { difficulty }),
    ...(tags.length > 0 && { tags }),
  };
}

/** Splits `forces, past paper` into tags; each occurs once. */
export function splitTags(text: string): string[] {
  return [...new Set(text.split(',').flatMap((tag) => tag.trim() || []))];
}
