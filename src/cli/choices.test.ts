import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { QuestionKind } from '../domain/question-kind.ts';
import { Engine } from '../domain/settings.ts';
import { engineChoices, kindChoices } from './choices.ts';

describe('the choices of options', () => {
  it('are those of the domain', () => {
    assert.deepEqual([...kindChoices], QuestionKind.options);
    assert.deepEqual([...engineChoices], Engine.options);
  });
});
