/** A feature of an example: its name and value. */
export type Feature = readonly [name: string, value: number];

/** A logistic regression on named features. */
export type SparseLogistic = {
  predict(features: readonly Feature[]): number;
  learn(features: readonly Feature[], isRight: boolean): void;
};

const RATE = 0.2;
const DECAY = 1e-5;

/** Creates a regression that learns by gradient descent with a step size for each feature (AdaGrad). */
export function createSparseLogistic(): SparseLogistic {
  const weights = new Map<string, { value: number; squares: number }>();
  const predict = (features: readonly Feature[]): number => {
    const logit = features.reduce((sum, [name, value]) => sum + (weights.get(name)?.value ?? 0) * value, 0);
    return 1 / (1 + Math.exp(-logit));
  };
  return {
    predict,
    learn(features, isRight) {
      const error = (isRight ? 1 : 0) - predict(features);
      for (const [name, value] of features) {
        const weight = weights.get(name) ?? { value: 0, squares: 0 };
        const gradient = error * value - DECAY * weight.value;
        weight.squares += gradient * gradient;
        weight.value += (RATE * gradient) / Math.sqrt(weight.squares + 1e-6);
        weights.set(name, weight);
      }
    },
  };
}
