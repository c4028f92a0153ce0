import type { SqaLevel } from '../domain/sqa.ts';
import type { ItemDraft } from './item-draft.ts';
import type { Random } from './random.ts';

/** `forbidden`: for a non-calculator paper. `either`: the numbers suit both papers. */
export type CalculatorUse = 'forbidden' | 'allowed' | 'either';

export type ModelFacts = {
  /** Stored with every question, so it never changes. */
  readonly id: string;
  readonly title: string;
  readonly subject: string;
  readonly level: SqaLevel;
  readonly outcomeId: string;
  readonly calculator: CalculatorUse;
  /** Every total a question of this model can have. */
  readonly marks: readonly number[];
  /** The largest number in a question without a calculator. Default: 400. */
  readonly largest?: number;
};

export type ModelDefinition<P> = ModelFacts & {
  /** Draws the parameters of a question; `write` computes the rest from them. */
  readonly draw: (random: Random) => P;
  /** Whether the parameters give a good question. If not, they are drawn again. */
  readonly accepts?: (parameters: P) => boolean;
  /** Writes the question; undefined if the computed values do not give a good one, and then new parameters are drawn. */
  readonly write: (parameters: P) => ItemDraft | undefined;
};

export type ItemModel = ModelFacts & {
  /** Draws parameters once and writes the question; undefined if they do not give a good one. */
  readonly attempt: (random: Random) => ItemDraft | undefined;
};

/** Returns a function that defines the models of one course, so that each model states only its own facts. */
export function forCourse(subject: string, level: SqaLevel) {
  return <P>(definition: Omit<ModelDefinition<P>, 'subject' | 'level'>): ItemModel => {
    const { draw, accepts, write, ...facts } = definition;
    return {
      ...facts,
      subject,
      level,
      attempt: (random) => {
        const parameters = draw(random);
        return accepts === undefined || accepts(parameters) ? write(parameters) : undefined;
      },
    };
  };
}
