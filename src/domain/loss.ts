import { z } from 'zod';

/**
 * How well a format keeps a field: as it is, in an equivalent form (`normalised`), with changed or missing details (`lossy`), or
 * not at all (`dropped`).
 */
const LossLevel = z.enum(['exact', 'normalised', 'lossy', 'dropped']);
type LossLevel = z.infer<typeof LossLevel>;

/** A field of a question that a format does not keep exactly. */
export const Loss = z.object({
  /** The id of the question; for a question in a passage, of the passage. */
  question: z.string(),
  /** Such as `stem`, `parts.b.i.markingScheme` or `questions.ID.options`; `question` if the whole question is missing. */
  field: z.string().min(1),
  level: LossLevel,
  /** Stable, such as `moodle-no-order`; documented in `docs/interchange.md`. */
  code: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)+$/),
  /** One sentence for the author. It is the same for every question with this code and field, so that losses can be counted. */
  message: z.string().min(1),
});
export type Loss = z.infer<typeof Loss>;

const LossCount = Loss.pick({ level: true, code: true, message: true }).extend({
  questions: z.number().int().positive(),
});
type LossCount = z.infer<typeof LossCount>;

/** How many questions each level applies to (a question counts for its worst field), and each kind of loss once. */
export const LossSummary = z.object({
  questions: z.number().int().nonnegative(),
  levels: z.record(LossLevel, z.number().int().nonnegative()),
  losses: z.array(LossCount),
});
export type LossSummary = z.infer<typeof LossSummary>;

/** Counts losses while an export runs. Its memory does not grow with the number of questions. */
type LossCounter = {
  /** Losses of one question must be added one after the other. */
  add(loss: Loss): void;
  summarise(questions: number): LossSummary;
};

type Count = LossCount & { lastQuestion: string };

export function createLossCounter(): LossCounter {
  const counts = new Map<string, Count>();
  const levels: Record<LossLevel, number> = { exact: 0, normalised: 0, lossy: 0, dropped: 0 };
  let current: { question: string; level: LossLevel } | undefined;
  const finishQuestion = (): void => {
    if (current !== undefined) levels[current.level]++;
  };
  return {
    add: ({ question, level, code, message }) => {
      if (current?.question !== question) {
        finishQuestion();
        current = { question, level };
      } else current.level = chooseWorse(current.level, level);
      const key = `${code} ${message}`;
      const count = counts.get(key);
      if (count?.lastQuestion === question) return;
      const soFar = count?.questions ?? 0;
      counts.set(key, { level, code, message, questions: soFar + 1, lastQuestion: question });
    },
    summarise: (questions) => {
      finishQuestion();
      current = undefined;
      const exact = questions - levels.normalised - levels.lossy - levels.dropped;
      const losses = [...counts.values()].map(({ lastQuestion: _lastQuestion, ...count }) => count);
      losses.sort(compareLossCounts);
      return { questions, levels: { ...levels, exact: Math.max(0, exact) }, losses };
    },
  };
}

function chooseWorse(a: LossLevel, b: LossLevel): LossLevel {
  return LossLevel.options.indexOf(a) >= LossLevel.options.indexOf(b) ? a : b;
}

/** Adds up the summaries of the parts of one export. */
export function addLossSummaries(a: LossSummary, b: LossSummary): LossSummary {
  const counts = new Map<string, LossCount>();
  for (const count of [...a.losses, ...b.losses]) {
    const key = `${count.code} ${count.message}`;
    counts.set(key, { ...count, questions: count.questions + (counts.get(key)?.questions ?? 0) });
  }
  const levels = LossLevel.options.map(
    (level) => [level, (a.levels[level] ?? 0) + (b.levels[level] ?? 0)] as const,
  );
  return {
    questions: a.questions + b.questions,
    levels: LossSummary.shape.levels.parse(Object.fromEntries(levels)),
    losses: [...counts.values()].toSorted(compareLossCounts),
  };
}

function compareLossCounts(a: LossCount, b: LossCount): number {
  return b.questions - a.questions || a.code.localeCompare(b.code);
}
