import type { PlainQuestion, Question } from './question.ts';
import { findSqaLevel } from './sqa.ts';

const NOTE = /^\s*(subject|level|topic|outcome|marks|difficulty)\s*:\s*(\S.*?)\s*$/i;
const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;

type Metadata = Pick<PlainQuestion, 'subject' | 'level' | 'topic' | 'outcomeId' | 'marks' | 'difficulty'>;

/** Turns comments such as `subject: Physics` into fields; a note it cannot read, or a second one, stays a comment. */
export function liftMetadata<T extends Question>(question: T): T {
  const found: Metadata = {};
  const comments = question.comments.filter((comment) => {
    const note = readNote(comment);
    if (note === undefined || Object.keys(note).some((key) => key in found)) return true;
    Object.assign(found, note);
    return false;
  });
  const inner = question.questions?.map((each) => liftMetadata(each));
  return { ...found, ...question, comments, ...(inner === undefined ? {} : { questions: inner }) };
}

/** The other way round: fields become comments again, first in order, so that a printed question keeps them. */
export function lowerMetadata<T extends Question>(question: T): T {
  const notes = Object.entries({
    subject: question.subject,
    level: question.level,
    topic: question.topic,
    outcome: question.outcomeId,
    marks: question.marks,
    difficulty: question.difficulty,
  }).flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${oneLine(String(value))}`]));
  const inner = question.questions?.map((each) => lowerMetadata(each));
  const comments = [...notes, ...question.comments];
  return { ...question, comments, ...(inner === undefined ? {} : { questions: inner }) };
}

function readNote(comment: string): Metadata | undefined {
  const [, name = '', value = ''] = NOTE.exec(comment) ?? [];
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
      const difficulty = DIFFICULTIES.find((each) => each === value.toLowerCase());
      return difficulty === undefined ? undefined : { difficulty };
    }
    default:
      return undefined;
  }
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
