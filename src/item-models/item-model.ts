import type { RequiredQuestion } from '../domain/course-spec.ts';
import type { SqaLevel } from '../domain/sqa.ts';
import type { ItemDraft } from './item-draft.ts';
import type { Random } from './random.ts';

/** Whether the paper allows a calculator. `either`: the numbers are suitable for both papers. */
export type CalculatorUse = 'forbidden' | 'allowed' | 'either';

/** The data of an item model that do not depend on the chosen parameters. */
export type ModelFacts = {
  /** Stored with every question, so it never changes. */
  readonly id: string;
  readonly title: string;
  readonly subject: string;
  readonly level: SqaLevel;
  /** The course outcome that the question assesses, such as `MNU-5-06`. */
  readonly outcomeId: string;
  readonly calculator: CalculatorUse;
  /** Every total that a question of this model can have: `[1, 3]` means one mark or three marks. */
  readonly marks: readonly number[];
  /** The largest number allowed in a question without a calculator. Default: 400. */
  readonly largest?: number;
  /** The model asks for facts of a table, so that several of its questions in one paper differ. */
  readonly testsFacts?: boolean;
  /** The model is a context: a situation with a pool of parts; each question has some of them. */
  readonly isContext?: boolean;
  /** A special kind of question, of which a paper has as many as its course requires. */
  readonly special?: RequiredQuestion['kind'];
};

/** An item model as its author writes it; `P` is the type of its parameters. */
export type ModelDefinition<P> = ModelFacts & {
  /** Chooses the parameters of a question at random; `write` computes the rest from them. */
  readonly choose: (random: Random) => P;
  /** Returns false if the parameters do not give a good question; new parameters are then chosen. */
  readonly accepts?: (parameters: P) => boolean;
  /** Writes the question. Returns undefined if the computed values do not give a good one; new parameters are then chosen. */
  readonly write: (parameters: P) => ItemDraft | undefined;
};

/** An item model as the generator uses it. */
export type ItemModel = ModelFacts & {
  /**
   * Chooses parameters once and writes the question. Returns undefined if they do not give a good one. The random choices are
   * those of `seed`; a context asks other parts for even and odd seeds. Default: an even one.
   */
  readonly attempt: (random: Random, seed?: number) => ItemDraft | undefined;
};

/** Returns a function that defines the models of one course. It adds the subject and the level to each definition. */
export function forCourse(subject: string, level: SqaLevel) {
  return <P>(definition: Omit<ModelDefinition<P>, 'subject' | 'level'>): ItemModel => {
    const { choose, accepts, write, ...facts } = definition;
    return {
      ...facts,
      subject,
      level,
      attempt: (random) => {
        const parameters = choose(random);
        return accepts === undefined || accepts(parameters) ? write(parameters) : undefined;
      },
    };
  };
}
