import { Fault } from '../domain/fault.ts';
import { advancedHigherBiologyModels } from './advanced-higher-biology/models.ts';
import { advancedHigherChemistryModels } from './advanced-higher-chemistry/models.ts';
import { advancedHigherComputingModels } from './advanced-higher-computing/models.ts';
import { advancedHigherMathematicsModels } from './advanced-higher-mathematics/models.ts';
import { advancedHigherPhysicsModels } from './advanced-higher-physics/models.ts';
import { higherApplicationsModels } from './higher-applications/models.ts';
import { higherBiologyModels } from './higher-biology/models.ts';
import { higherChemistryModels } from './higher-chemistry/models.ts';
import { higherComputingModels } from './higher-computing/models.ts';
import { higherMathematicsModels } from './higher-mathematics/models.ts';
import { higherPhysicsModels } from './higher-physics/models.ts';
import type { CalculatorUse, ItemModel } from './item-model.ts';
import { nat3ApplicationsModels } from './nat3-applications/models.ts';
import { nat3BiologyModels } from './nat3-biology/models.ts';
import { nat3ChemistryModels } from './nat3-chemistry/models.ts';
import { nat3ComputingModels } from './nat3-computing/models.ts';
import { nat3MathematicsModels } from './nat3-mathematics/models.ts';
import { nat3PhysicsModels } from './nat3-physics/models.ts';
import { nat4ApplicationsModels } from './nat4-applications/models.ts';
import { nat4BiologyModels } from './nat4-biology/models.ts';
import { nat4ChemistryModels } from './nat4-chemistry/models.ts';
import { nat4ComputingModels } from './nat4-computing/models.ts';
import { nat4MathematicsModels } from './nat4-mathematics/models.ts';
import { nat4PhysicsModels } from './nat4-physics/models.ts';
import { nat5ApplicationsModels } from './nat5-applications/models.ts';
import { nat5BiologyModels } from './nat5-biology/models.ts';
import { nat5ChemistryModels } from './nat5-chemistry/models.ts';
import { nat5ComputingModels } from './nat5-computing/models.ts';
import { nat5MathematicsModels } from './nat5-mathematics/models.ts';
import { nat5PhysicsModels } from './nat5-physics/models.ts';

/** All models. A new course is added at the end: `modelsFor` returns models in this order, so the order must not change. */
export const itemModels: readonly ItemModel[] = [
  ...nat5MathematicsModels,
  ...nat5PhysicsModels,
  ...higherPhysicsModels,
  ...higherMathematicsModels,
  ...nat5ChemistryModels,
  ...nat5ApplicationsModels,
  ...nat4MathematicsModels,
  ...nat4ApplicationsModels,
  ...nat3MathematicsModels,
  ...nat3ApplicationsModels,
  ...advancedHigherMathematicsModels,
  ...higherApplicationsModels,
  ...nat5BiologyModels,
  ...higherBiologyModels,
  ...advancedHigherBiologyModels,
  ...nat4BiologyModels,
  ...nat3BiologyModels,
  ...nat5ComputingModels,
  ...higherComputingModels,
  ...advancedHigherComputingModels,
  ...nat4ComputingModels,
  ...nat3ComputingModels,
  ...advancedHigherPhysicsModels,
  ...nat4PhysicsModels,
  ...nat3PhysicsModels,
  ...higherChemistryModels,
  ...advancedHigherChemistryModels,
  ...nat4ChemistryModels,
  ...nat3ChemistryModels,
];

const modelById = new Map(itemModels.map((model) => [model.id, model]));
const modelsByCourse = Map.groupBy(itemModels, getCourseKey);

type ModelQuery = {
  readonly subject: string;
  readonly level: string;
  readonly outcomeId?: string;
  /** Whether the paper allows a calculator. */
  readonly calculator?: Exclude<CalculatorUse, 'either'>;
  readonly marks?: number;
};

/** Lists the models that match the query, in the order of the catalogue. */
export function modelsFor(query: ModelQuery): ItemModel[] {
  return (modelsByCourse.get(getCourseKey(query)) ?? []).filter((model) => matchesQuery(model, query));
}

function getCourseKey({ subject, level }: Pick<ModelQuery, 'subject' | 'level'>): string {
  return `${subject}\n${level}`;
}

/** Returns the model with the id, or undefined. */
export function findModel(id: string): ItemModel | undefined {
  return modelById.get(id);
}

/** Returns the model with the id; throws a fault if there is none. */
export function getModel(id: string): ItemModel {
  const model = findModel(id);
  if (model === undefined) throw new Fault('not-found', `There is no item model ${id}.`);
  return model;
}

function matchesQuery(model: ItemModel, { outcomeId, calculator, marks }: ModelQuery): boolean {
  return (
    (outcomeId === undefined || model.outcomeId === outcomeId) &&
    (calculator === undefined || model.calculator === 'either' || model.calculator === calculator) &&
    (marks === undefined || model.marks.includes(marks))
  );
}
