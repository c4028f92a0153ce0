import { Fault } from '../../domain/fault.ts';

/** LangGraph does not miss a field that no input ever set. */
export function requireCourse({ subject, level }: { subject?: string; level?: string }): void {
  const missing = [...(subject ? [] : ['subject']), ...(level ? [] : ['level'])];
  if (missing.length === 0) return;
  throw new Fault('invalid-input', `The input has no ${missing.join(' and no ')}.`, {
    advice: 'Start with {"subject": "Mathematics", "level": "Nat 5"}.',
  });
}
