import type { Question } from '../../domain/question.ts';
import { type AuthoredIdeas, leftToModel } from '../authoring/authored.ts';

/** Names the ideas that the words and formulas of a question show. */
export function extractIdeasByRules(_question: Question, _at: Date): AuthoredIdeas {
  return leftToModel('Naming the ideas');
}
