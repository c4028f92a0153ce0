import type { ShownHint } from '../../domain/practice-state.ts';
import type { SqaQuestion } from '../../domain/sqa.ts';
import type { PracticeService } from '../practice-service.ts';
import { writeHints } from '../write-hint.ts';

type HintedState = {
  readonly subject: string;
  readonly level: string;
  readonly question: SqaQuestion;
  readonly hint_part?: string | null | undefined;
  readonly hints?: ShownHint[] | null | undefined;
};

/** Returns the next hint to a question or part, and all hints so far. After the last hint, the last one is returned again. */
export async function giveHint(state: HintedState, practice: PracticeService) {
  const question = await practice.get(state.question.id);
  const part = state.hint_part ?? null;
  const earlier = state.hints ?? [];
  const texts = writeHints(question, practice.getCourse(state), part ?? undefined);
  const shownCount = earlier.filter((hint) => hint.part === part).length;
  const index = Math.min(shownCount, texts.length - 1);
  const text = texts[index] ?? texts[0];
  const isNew = shownCount < texts.length;
  return {
    hint: text,
    wants_hint: null,
    hints: isNew ? [...earlier, { part, text, left: texts.length - 1 - index }] : earlier,
  };
}
