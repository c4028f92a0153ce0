import { Fault } from '../../domain/fault.ts';

/** Throws when subject or level is missing, because LangGraph does not check this. */
export function requireCourse({ subject, level }: { subject?: string; level?: string }): void {
  const missing = [...(subject ? [] : ['subject']), ...(level ? [] : ['level'])];
  if (missing.length === 0) return;
  throw new Fault('invalid-input', `The input lacks ${missing.join(' and ')}.`, {
    advice: 'Start with {"subject": "Mathematics", "level": "Nat 5"}.',
  });
}
