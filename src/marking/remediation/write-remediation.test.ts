import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { generateItem } from '../../item-models/generate-item.ts';
import { nat5MathematicsModels } from '../../item-models/nat5-mathematics/models.ts';
import { mathematicsQuestions } from '../examiner/mathematics-questions.table.ts';
import { scienceQuestions } from '../examiner/science-questions.table.ts';
import { markResponse } from '../mark-response.ts';
import { GAP_CONCEPTS } from './gap-concepts.table.ts';
import { writeRemediation } from './write-remediation.ts';

const HEADINGS =
  /^\*\*What went wrong:\*\*\n[\s\S]+\n\n\*\*Key concept:\*\*\n[\s\S]+\n\n\*\*Try this:\*\*\n[\s\S]+$/u;

describe('writeRemediation', () => {
  it('writes the three parts in order, with the named mistake, its concept and the similar question', () => {
    const question = mathematicsQuestions.fraction;
    const marking = markResponse(question, '2 2/5');

    const text = writeRemediation({ question, marking, similar: mathematicsQuestions.surds });

    assert.match(text, HEADINGS);
    assert.match(text, /The whole number was left out of the multiplication\./u);
    assert.match(text, /improper fraction before multiplying/u);
    assert.ok(text.includes(mathematicsQuestions.surds.stem));
  });

  it('lists the options of a similar multiple-choice question without the correct answer', () => {
    const question = scienceQuestions.force;
    const marking = markResponse(question, 'F = ma');

    const text = writeRemediation({ question, marking, similar: scienceQuestions.singleChoice });

    assert.match(text, /\(c\) \$3\.0/u);
    assert.doesNotMatch(text, /correct/u);
  });

  it('describes the first step if the response is blank', () => {
    const question = mathematicsQuestions.line;

    const text = writeRemediation({ question, marking: markResponse(question, '') });

    assert.match(text, /No answer this time\. The first step is: Find the gradient\./u);
    assert.match(text, HEADINGS);
  });

  it('uses the words of the scheme for a tag without an entry', () => {
    const question = mathematicsQuestions.perimeter;

    const text = writeRemediation({ question, marking: markResponse(question, 'the area') });

    assert.match(text, /Practise this step: One thing\./u);
  });
});

describe('GAP_CONCEPTS', () => {
  it('has an entry for every gap tag of National 5 Mathematics', () => {
    const tags = nat5MathematicsModels.flatMap((model) => {
      const { bullets, misconceptions } = generateItem(model, 1).markingScheme ?? {
        bullets: [],
        misconceptions: [],
      };
      return [...bullets.flatMap(({ gapTags }) => gapTags), ...misconceptions.map(({ tag }) => tag)];
    });

    assert.deepEqual(
      [...new Set(tags)].filter((tag) => GAP_CONCEPTS[tag] === undefined),
      [],
    );
  });
});
