import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { getModel } from '../item-models/catalogue.ts';
import { generateItem } from '../item-models/generate-item.ts';
import { markQuestion } from '../marking/mark-question.ts';
import { createMarker, type Marker } from './create-marker.ts';

const question = generateItem(getModel('N5M-04'), 1);

function createRecordingMarker() {
  const long: unknown[] = [];
  const markLong: Marker = async (asked, response, options) => {
    long.push(response);
    return markQuestion(asked, response, options);
  };
  return { long, mark: createMarker(markLong) };
}

describe('createMarker', () => {
  it('passes on only long responses, counting the texts of all parts', async () => {
    const { long, mark } = createRecordingMarker();
    const short = 'x = 1\n'.repeat(100);
    const [text, parts] = ['x = 1\n'.repeat(200), { a: short, b: short }];
    for (const response of [short, text, parts]) await mark(question, response);
    assert.deepEqual(long, [text, parts]);
  });

  it('marks long responses itself if nothing else does', async () => {
    const response = `${'words '.repeat(300)}\n${question.answer?.kind ?? ''}`;
    assert.deepEqual(await createMarker(undefined)(question, response), markQuestion(question, response));
  });
});
