import type { PlainQuestion, Question } from './question.ts';
import { findSqaLevel } from './sqa.ts';

// TeX has no command for a question's subject, so it is stored in a comment: `% subject: Physics`.

/** A metadata comment, such as `subject: Physics` or `marks: 3`. */
const METADATA_COMMENT = /^\s*(subject|level|topic|outcome|marks|difficulty|tags)\s*:\s*(\S.*?)\s*$/i;
const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;

type Metadata = Pick<
  PlainQuestion,
  'subject' | 'level' | 'topic' | 'outcomeId' | 'marks' | 'difficulty' | 'tags'
>;

/** Turns comments such as `subject: Physics` into fields. An unreadable or repeated one stays a comment. */
export function readMetadataComments<T extends Question>(question: T): T {
  const metadata: Metadata = {};
  const comments = question.comments.filter((comment) => {
    const field = readComment(comment);
    if (field === undefined || Object.keys(field).some((key) => key in metadata)) return true;
    Object.assign(metadata, field);
    return false;
  });
  const questions = question.questions?.map((inner) => readMetadataComments(inner));
  return { ...metadata, ...question, comments, ...(questions === undefined ? {} : { questions }) };
}

/** The inverse of `readMetadataComments`: writes the fields as leading comments, so that a printed question keeps them. */
export function writeMetadataComments<T extends Question>(question: T): T {
  const metadataComments = Object.entries({
    subject: question.subject,
    level: question.level,
    topic: question.topic,
    outcome: question.outcomeId,
    // Marks of other questions are printed in the right margin, so they need no comment.
    marks: question.kind === 'passage' ? question.marks : undefined,
    difficulty: question.difficulty,
    tags: question.tags?.join(', '),
  }).flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${toOneLine(String(value))}`]));
  const questions = question.questions?.map((inner) => writeMetadataComments(inner));
  const comments = [...metadataComments, ...question.comments];
  return { ...question, comments, ...(questions === undefined ? {} : { questions }) };
}

function readComment(comment: string): Metadata | undefined {
  const [, name = '', value = ''] = METADATA_COMMENT.exec(comment) ?? [];
  switch (name.toLowerCase()) {
    case 'subject':
      return { subject: value };
    case 'level':
      return { level: findSqaLevel(value) ?? value };
    case 'topic':
      return { topic: value };
    case 'outcome':
      return { outcomeId: value };
    case 'marks':
      return /^\d{1,4}$/.test(value) ? { marks: Number(value) } : undefined;
    case 'difficulty': {
      const difficulty = DIFFICULTIES.find((level) => level === value.toLowerCase());
      return difficulty === undefined ? undefined : { difficulty };
    }
    case 'tags':
      return { tags: value.split(',').flatMap((tag) => tag.trim() || []) };
    default:
      return undefined;
  }
}

function toOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
