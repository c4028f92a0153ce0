import type { SqaLevel } from '../domain/sqa.ts';
import type { ItemDraft } from './item-draft.ts';
import type { Random } from './random.ts';

/** `forbidden` belongs in a non-calculator paper; `either` keeps its numbers friendly enough for both. */
export type CalculatorUse = 'forbidden' | 'allowed' | 'either';

export type ModelFacts = {
  /** Stable for ever: it is stored with every question. */
  readonly id: string;
  readonly title: string;
  readonly subject: string;
  readonly level: SqaLevel;
  readonly outcomeId: string;
  readonly calculator: CalculatorUse;
  /** Every total a question of this model can have. */
  readonly marks: readonly number[];
  /** The largest number that may stand in a question without a calculator; 400 when left out. */
  readonly largest?: number;
};

export type ModelDefinition<P> = ModelFacts & {
  /** What `write` needs to know, and nothing it could work out. */
  readonly draw: (random: Random) => P;
  /** Whether the parameters make a good question; the others are drawn again. */
  readonly accepts?: (parameters: P) => boolean;
  /** Undefined when what was worked out makes no good question after all; then they are drawn again. */
  readonly write: (parameters: P) => ItemDraft | undefined;
};

export type ItemModel = ModelFacts & {
  /** One try: undefined when the parameters drawn do not make a good question. */
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
