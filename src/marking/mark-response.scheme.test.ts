import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { getModel } from '../item-models/catalogue.ts';
import { generateItem } from '../item-models/generate-item.ts';
import { findWording } from './evidence/has-wording.ts';
import { markQuestion } from './mark-question.ts';

const mark = (id: string, seed: number, response: string) =>
  markQuestion(generateItem(getModel(id), seed), response, { requireWorking: true }).marksAwarded;

describe('an answer without the accuracy that the question asks for', () => {
  it('loses the last mark if it is a decimal in place of an exact value', () => {
    assert.equal(mark('HM-17', 40250, "f'(x) = -6sin(3x)\n= -6sin(2π/3) = -5.196"), 2);
    assert.equal(mark('HM-17', 40250, "f'(x) = -6sin(3x)\n= -6sin(2π/3) = -3√3"), 3);
  });

  it('loses the last mark if it is a cost that is not given to the penny', () => {
    assert.equal(mark('HA-19', 164480, '47.2 x 20.2 = 953.44\n953.44 x £44.80 = £42714'), 2);
    assert.equal(mark('HA-19', 164480, '47.2 x 20.2 = 953.44\n953.44 x £44.80 = £42714.11'), 3);
  });
});

describe('a later step', () => {
  it('does not imply a step for which the learner states something else', () => {
    assert.equal(mark('N5M-23', 34815, '4y = -4x - 16\ny = -x - 16\nso gradient = -1'), 1);
    assert.equal(mark('N5M-23', 34815, '4y = -4x - 16\nso gradient = -1'), 2);
  });

  it('earns no follow-through that the scheme does not give for a usual mistake', () =>
    assert.equal(mark('N5A-02', 949805, '25 x £16 = £400\n5% of 400 = £20\n400 + 20 = £420'), 1));
});

describe('working', () => {
  it('may use x and y for the letters of the question, but the answer may not', () =>
    assert.equal(mark('N5M-60', 217939, '(a) m = 18/3 = 6\ny - 60 = 6(x - 7)\ny = 6x + 18'), 2));

  it('may name a quantity in words, and write a subscript before a bracket', () => {
    assert.equal(mark('N4P-05', 442160, "current in buzzer = 1.1 A because it's series\nvoltage = 7.5 V"), 1);
    assert.equal(mark('HP-11', 321747, 'fo = fs( v / (v ± vs) )\nfo = 240 x (340/(340-30))\nfo = 263 Hz'), 1);
  });

  it('may have limits in words and the number of the year before a calculation', () => {
    assert.equal(mark('AHM-21', 518120, 'π ∫ (2x³)² dx from 0 to 2\n= π ∫ 4x⁶ dx\n= π [4x⁷/7]\n= 512π/7'), 4);
    assert.equal(mark('HA-17', 256544, 'yr1 5600 x 0.81 + 550 = 5086\nyr2 5086 x 0.81 + 550 = 4669.66'), 2);
  });

  it('earns no mark for a common factor that is not taken out', () =>
    assert.equal(mark('HM-22', 710593, '6(2sinxcosx) + 6sinx = 0'), 1));
});

describe('a conclusion', () => {
  it('earns its mark if it is right for the learner’s own two values', () => {
    const [own, conclusion] = ['m AB = (-5 - -2)/(4 - 3) = -3\nm CD = -6/9 = -2/3', 'so not parallel'];
    assert.equal(mark('N5A-18', 462728, `${own}\n${conclusion}`), 1);
    assert.equal(mark('N5A-18', 462728, conclusion), 0);
  });

  it('may contain a contraction such as “aren’t”', () =>
    assert.equal(findWording("AB and CD aren't parallel", 'not parallel'), 'same'));

  it('is the opposite if a property is denied of the other thing', () => {
    const claim = 'it is non-polar and water is polar';
    assert.equal(findWording('propane is polar and water is non-polar', claim), 'opposite');
    assert.equal(findWording('water is polar but propane is nonpolar', claim), 'same');
  });
});
