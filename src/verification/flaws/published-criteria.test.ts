import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { choiceQuestion } from '../example.ts';
import { verifyDocument } from '../verify-document.ts';

// Examples of our own for the criteria that are published with the toolkit SAQUET. Its labelled questions are not public.

const ORGAN_OPTIONS = ['The liver', 'The pancreas *', 'The spleen'];

/** Returns the findings about one field, as `severity rule`. */
function listAbout(field: string, stem: string, options: readonly string[]): string[] {
  return verifyDocument(choiceQuestion(stem, options))
    .findings.filter((finding) => finding.field === field)
    .map(({ severity, rule }) => `${severity} ${rule}`);
}

describe('published criteria of item-writing flaws', () => {
  it('report an option for all or none of the others once', () => {
    const report = (option: string) =>
      listAbout('options.d', 'Which organ produces insulin?', [...ORGAN_OPTIONS, option]);

    for (const option of ['All of the above', 'All of these', 'All of the others', 'All the above'])
      assert.deepEqual(report(option), ['warning all-of-the-above-is-avoided'], option);
    for (const option of ['None of the above', 'None of these', 'Neither', 'None of the others'])
      assert.deepEqual(report(option), ['warning none-of-the-above-is-avoided'], option);
  });

  it('report a negative statement to complete, and mention one that is emphasised', () => {
    const report = (stem: string) => listAbout('stem', stem, ['leaves', 'roots *', 'stems']);

    assert.deepEqual(report('Chlorophyll is not found in'), ['warning negation-is-emphasised']);
    assert.deepEqual(report('Chlorophyll is \\emph{not} found in'), ['info negation-is-emphasised']);
    assert.deepEqual(report('What part of a plant does not take part in photosynthesis?'), [
      'warning negation-is-emphasised',
    ]);
    assert.deepEqual(report('If the plant does not get light, the part that grows first is the'), []);
    assert.deepEqual(report('A plant that is not watered loses water first from its'), []);
  });

  it('report options about the truth of two statements', () => {
    const stem = 'Ice floats on water (I). Iron floats on water (II). Which statement holds?';
    const report = (options: readonly string[]) =>
      verifyDocument(choiceQuestion(stem, options)).findings.flatMap(({ rule }) =>
        /combinations|above|true-or-false/.test(rule) ? [rule] : [],
      );

    for (const options of [
      ['I only *', 'II only', 'Both', 'Neither'],
      ['Both I and II', 'I only *', 'Neither I nor II'],
      ['Both statements are true', 'Statement I is true and statement II is false *', 'Both are false'],
    ])
      assert.deepEqual(report(options), ['options-are-not-combinations'], options.join());
  });

  it('mention words in options that are vague or absolute in some contexts, and report the strong ones', () => {
    const report = (option: string) =>
      listAbout('options.b', 'What does the drug do to most patients?', [
        'It heals them *',
        option,
        'It hurts them',
      ]);

    assert.deepEqual(report('It may harm them'), ['info options-avoid-vague-words']);
    assert.deepEqual(report('It often harms them'), ['warning options-avoid-vague-words']);
    assert.deepEqual(report('It harms all of their cells'), ['info options-avoid-absolutes']);
    assert.deepEqual(report('It never harms them'), ['warning options-avoid-absolutes']);
    assert.deepEqual(report('It harms them'), []);
  });
});
