import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ResultsPolicy } from '../domain/assignment.ts';
import { BloomsLevel } from '../domain/generation.ts';
import { VariantType } from '../domain/pipeline-result.ts';
import { Role } from '../domain/principal.ts';
import { QualityDimensionName } from '../domain/quality-loop.ts';
import { QuestionKind } from '../domain/question-kind.ts';
import { QueueStatus, ReviewTrigger } from '../domain/queue-item.ts';
import { PROFILE_NAMES } from '../domain/rules-choice.ts';
import { AgentMode } from '../domain/settings.ts';
import { REFERENCE_TYPES } from '../ports/reference-store.ts';
import {
  bloomChoices,
  dimensionChoices,
  kindChoices,
  modeChoices,
  profileChoices,
  referenceChoices,
  resultsChoices,
  roleChoices,
  statusChoices,
  triggerChoices,
  variantChoices,
} from './choices.ts';

describe('option choices', () => {
  it('equal the values of the domain schemas', () => {
    assert.deepEqual([...kindChoices], QuestionKind.options);
    assert.deepEqual([...bloomChoices], BloomsLevel.options);
    assert.deepEqual([...modeChoices], AgentMode.options);
    assert.deepEqual([...roleChoices], Role.options);
    assert.deepEqual([...resultsChoices], ResultsPolicy.options);
    assert.deepEqual([...statusChoices], QueueStatus.options);
    assert.deepEqual([...triggerChoices], ReviewTrigger.options);
    assert.deepEqual([...profileChoices], [...PROFILE_NAMES]);
    assert.deepEqual([...referenceChoices], [...REFERENCE_TYPES]);
    assert.deepEqual([...variantChoices], VariantType.options);
    assert.deepEqual([...dimensionChoices], QualityDimensionName.options);
  });
});
