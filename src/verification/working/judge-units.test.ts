import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { verifyDocument } from '../verify-document.ts';
import { judgePair } from './judge-pair.ts';
import { readMember } from './read-member.ts';

/** Returns the verdict on `left = right`. */
function judge(equality: string): string {
  const [left, right] = equality.split(' == ').map((side) => readMember(side));
  return left && right
    ? judgePair(left, right, { isApproximate: false, computed: new Set() }).kind
    : 'unread';
}

function assertVerdicts(verdict: string, equalities: readonly string[]): void {
  for (const equality of equalities) assert.equal(judge(equality), verdict, equality);
}

function listErrors(solution: string): string[] {
  const tex = `\\item Calculate what is asked.\n\\begin{solution}\n${solution}\n\\end{solution}\n`;
  return verifyDocument(tex)
    .findings.filter(({ severity }) => severity === 'error')
    .map(({ rule, span }) => `${rule}: ${tex.slice(span?.start, span?.end)}`);
}

describe('the unit of a result', () => {
  it('is wrong if it has another prefix and the same digits, although some factors are plain numbers', () => {
    assertVerdicts('unit', [
      '(250\\,\\text{Hz})(0.80) == 200\\,\\text{kHz}',
      '0+(3.0\\,\\text{m/s})(40\\,\\text{s}) == 120\\,\\text{cm}',
      '0.5+1.0+1.75\\,\\text{km} == 3.25\\,\\text{m}',
      '\\frac{25\\,\\text{cm}}{10-1} == 2.8\\,\\text{mm}',
    ]);
  });

  it('is wrong if it measures another quantity than the operands with units', () => {
    assertVerdicts('dimension', [
      '(2.0\\,\\text{kg})(3.0\\,\\text{m/s}^2) == 6.0\\,\\text{J}',
      '(18.0+273)\\text{K} == 291\\,\\text{J}',
      '\\sqrt{(3.0\\,\\text{N})^2+(4.0\\,\\text{N})^2} == 5.0\\,\\text{kg}',
      '\\frac{2(10\\,\\text{m/s})}{4.0\\,\\text{m/s}^2} == 5.0\\,\\text{m}',
      '(150\\,\\text{Hz})(1.11) == 167\\,\\text{s}',
      '500\\,\\text{W} == (250\\,\\text{V})(2.0\\,\\Omega)',
    ]);
  });

  it('is not judged if the author may have omitted the unit of an operand', () => {
    assertVerdicts('right', [
      '1\\,\\text{kg}\\times 9.8 == 9.8\\,\\text{N}',
      '2\\times 10\\,\\text{N/kg} == 20\\,\\text{N}',
      '0.5\\times 10\\,\\text{m/s} == 5\\,\\text{m}',
      '6\\,\\text{V}/0.5 == 12\\,\\Omega',
      '2\\times 9.8\\times 20 == 392\\,\\text{J}',
    ]);
  });

  it('is right if a plain number converts it', () => {
    assertVerdicts('right', [
      '1\\,\\text{kg}\\times 1000 == 1000\\,\\text{g}',
      '90\\,\\text{km/h}\\times\\frac{1000}{3600} == 25\\,\\text{m/s}',
      '1.5\\,\\text{eV}\\times 1.6\\times 10^{-19} == 2.4\\times 10^{-19}\\,\\text{J}',
      '3000\\,\\text{rpm} == 50\\,\\text{Hz}',
    ]);
  });

  it('is not judged in natural units or molalities', () => {
    assert.notEqual(judge('2\\times 0.511\\,\\text{MeV}/c == 1.02\\,\\text{kg}'), 'dimension');
    assert.equal(judge('\\frac{36\\,\\text{mol}}{2.0\\,\\text{kg}} == 18\\,m'), 'right');
  });

  it('is compared with the line before it', () => {
    const align = (lines: string) => `\\begin{align*}\n${lines}\n\\end{align*}`;
    const product = 'F &= (2.0\\,\\text{kg})(3.0\\,\\text{m/s}^2)\\\\\nF &=';
    const equation = '20\\,\\text{N} &= (4.0\\,\\text{kg})a\\\\\na &=';

    assert.deepEqual(listErrors(align(`${product} 6.0\\,\\text{N}`)), []);
    assert.deepEqual(listErrors(align(`${product} 6.0\\,\\text{kN}`)), ['units-agree: 6.0\\,\\text{kN}']);
    assert.deepEqual(listErrors(align(`${equation} 5.0\\,\\text{m/s}^2`)), []);
    assert.equal(listErrors(align(`${equation} 5.0\\,\\text{m/s}`)).length, 1);
  });

  it('is judged in running text', () => {
    assert.deepEqual(listErrors('So the way is 15/4 km = 3.75 km and 3*20 min = 1 h.'), []);
    assert.deepEqual(listErrors('So the way is 15/4 km = 3.75h.'), ['units-agree: 3.75h']);
    assert.deepEqual(listErrors('The length is (260/2)m= 130kg.'), ['units-agree: 130kg']);
  });
});

describe('quantities', () => {
  it('are read in the notations of authors and packages', () => {
    assertVerdicts('right', [
      '240 N/60 kg == 4 m/s^2',
      '\\sqrt{\\frac{3(8.314\\,\\mathrm{J\\,K^{-1}\\,mol^{-1}})(300\\,\\mathrm{K})}{0.028\\,\\mathrm{kg\\,mol^{-1}}}} == 517\\,\\mathrm{m/s}',
      '\\SI{1.5E11}{m}/\\SI{3E8}{m/s} == \\SI{5.0e2}{s}',
      '\\num{1.2e3}\\,\\unit{\\kilogram}\\times\\qty{2}{\\metre\\per\\second\\squared} == \\qty{2.4}{\\kilo\\newton}',
      '\\unit[5]{kg}\\cdot\\unitfrac[2]{m}{s} == \\unit[10]{kg\\,m/s}',
      '10\\text{ V}/20\\text{ }\\Omega == 0.5\\text{ A}',
      '5.0\\,{\\rm kg}\\,(2.0\\,{\\rm m/s}) == 10\\,{\\rm kg\\,m/s}',
      '100 . \\mathrm{Js}^{-1}\\times 27.0\\mathrm{~s} == 2.70\\times 10^3\\mathrm{~J}',
      '(18.1\\,\\text{m/s})6.90\\,\\text{s} == 125\\,\\text{m}',
      '98~000\\,\\text{Pa}\\times 2\\,\\text{m}^2 == 196~000\\,\\text{N}',
      '5^{\\mathrm{h}}\\,15^{\\mathrm{min}}+21^{\\mathrm{h}}\\,38\\,\\mathrm{min} == 26\\,\\mathrm{h}\\ 53\\,\\mathrm{m}',
      '\\frac{3}{2750}\\,\\frac{1}{\\mathrm{s}}\\times 5500\\,\\mathrm{m} == 6.0\\,\\mathrm{m/s}',
    ]);
  });

  it('keep their value if a substance, direction or condition follows', () => {
    assertVerdicts('right', [
      '\\frac{12.0\\text{ g C}}{12.0\\text{ g/mol}} == 1.00\\text{ mol C}',
      '2.0\\,\\text{mol U}\\times 238\\,\\text{g/mol} == 476\\,\\text{g U}',
      '35.8\\,\\text{mol}\\,{\\text{C}}_{2}{\\text{H}}_{4}(\\text{OH})_{2}/2\\,\\text{kg}\\,{\\text{H}}_{2}\\text{O} == 17.9\\,\\text{mol/kg}',
      '2\\times 6\\,\\text{A} == 12\\,\\text{A at } 50\\,\\text{Hz}',
      '(8\\,\\text{m/s}^2)(4\\,\\text{s}) == 32\\,\\text{m}\\cdot\\text{s}^{-1}~\\text{East}',
    ]);
  });

  it('are temperature differences in products', () => {
    assertVerdicts('right', [
      '0.5\\,\\text{kg}\\times 4200\\,\\text{J/(kg}\\cdot^\\circ\\text{C)}\\times 10\\,^\\circ\\text{C} == 21\\,\\text{kJ}',
      '(4.2\\,\\text{J/g }^{\\circ}\\text{C})(100\\,\\text{g})(28.0\\,^{\\circ}\\text{C}-22.0\\,^{\\circ}\\text{C}) == 2520\\,\\text{J}',
      '80\\,^{\\circ}\\mathrm{C}-20\\,^{\\circ}\\mathrm{C} == 60\\,^{\\circ}\\mathrm{C}',
    ]);
  });

  it('may be written twice, in another form', () => {
    assertVerdicts('right', [
      '3/20 == 0.15\\ (15\\%)',
      '\\frac{3}{2}\\,\\text{h} == 1.5\\,\\text{h}\\ (90\\,\\text{min})',
      '3(3) == 9',
      '2(2.0) == 4.0',
    ]);
  });
});
