import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { verifyDocument } from '../verify-document.ts';

/** Returns the wrong equalities in a solution, as written. */
function listErrors(solution: string, stem = 'Calculate what is asked for in this question.'): string[] {
  const tex = `\\item ${stem}\n\\begin{solution}\n${solution}\n\\end{solution}\n`;
  return verifyDocument(tex)
    .findings.filter(({ rule, severity }) => rule === 'equality-holds' && severity === 'error')
    .map(({ span }) => tex.slice(span?.start, span?.end));
}

const accepts = (...solutions: string[]): void => {
  for (const solution of solutions) assert.deepEqual(listErrors(solution), [], solution);
};
const rejects = (...solutions: string[]): void => {
  for (const solution of solutions) assert.equal(listErrors(solution).length, 1, solution);
};

describe('formulas as converters and authors write them', () => {
  it('may have units, functions, numbers and signs in text commands', () => {
    accepts(
      '$9.80\\,{\\text{m/s}}^{2} \\times 2\\,\\text{kg} = 19.6\\,\\text{N}$',
      '$3\\,\\text{sin}\\,30^{\\circ} = 1.5$',
      '$6 \\times {10}^{\\text{-3}} \\times 2 = 0.012$',
      '$\\text{22.4 mL} - \\text{13.5 mL} = \\text{8.9 mL} = {\\text{8.9 cm}}^{3}$',
    );
    rejects(
      '$9.80\\,{\\text{m/s}}^{2} \\times 2\\,\\text{kg} = 29.6\\,\\text{N}$',
      '$3\\,\\text{sin}\\,30^{\\circ} = 2.5$',
      '$6 \\times {10}^{\\text{-3}} \\times 2 = 0.022$',
      '$\\frac{\\text{ln 2}}{2} = 0.45$',
    );
  });

  it('may count things per unit and have units in Cyrillic letters', () => {
    accepts(
      '$\\frac{3.00 \\times 10^8\\,\\text{m/s}}{1.90 \\times 10^9\\,\\text{cycles/s}} = 0.158\\,\\text{m}$',
      '$0.25 \\cdot 0.02 \\cdot 1.5 = 7.5\\text{ мВт}$',
    );
    rejects(
      '$\\frac{3.00 \\times 10^8\\,\\text{m/s}}{1.90 \\times 10^9\\,\\text{cycles/s}} = 1.58\\,\\text{m}$',
      '$(3.7 \\times 10^4\\,\\text{decays/s})(3.16 \\times 10^7\\,\\text{s}) = 1.17 \\times 10^{10}\\,\\text{decays}$',
      '$2\\text{ кг} \\cdot 3\\text{ м/с} = 7\\text{ кг м/с}$',
    );
  });

  it('keep their value when units are cancelled', () => {
    accepts(
      '$6\\,\\cancel{\\text{g}} \\times \\frac{2\\,\\text{mol}}{4\\,\\cancel{\\text{g}}} = 3\\,\\text{mol}$',
    );
    rejects(
      '$6\\,\\cancel{\\text{g}} \\times \\frac{2\\,\\text{mol}}{4\\,\\cancel{\\text{g}}} = 5\\,\\text{mol}$',
    );
  });

  it('may have a unit alone in a fraction, which means one', () => {
    accepts('$2\\,\\text{mol} \\times \\frac{58.4\\,\\text{g}}{\\text{mol}} = 116.8\\,\\text{g}$');
    rejects('$2\\,\\text{mol} \\times \\frac{58.4\\,\\text{g}}{\\text{mol}} = 156.8\\,\\text{g}$');
  });

  it('may group factors in braces, which are not printed', () => {
    accepts(
      '$\\frac{{(2)(3)}^{2}}{9} = 2$',
      '$\\frac1{20} = 0.05$',
      '$\\log_2{8 + 8} = 4$',
      '$\\frac\\pi{12} \\approx 0.2618$',
    );
    rejects('$(75\\,\\text{kg})(2\\,{\\text{m/s})}^{2} = 400\\,\\text{J}$', '$\\frac1{20} = 0.15$');
  });

  it('may end in a macro of the author that names a unit', () => {
    accepts('$R = 2 + 4 = 6\\;\\myohm$');
    rejects('$R = 2 + 4 = 7\\;\\myohm$');
  });

  it('may write factorials, permutations and rounded values', () => {
    accepts(
      '$4!/3!=4$',
      '$\\comb{8}{3} = 56$',
      '$\\left\\lfloor \\frac{7}{2} \\right\\rfloor = 3$',
      '$83.4 + 0.133 = 83.5 (83.5333\\ldots)$',
    );
    rejects('$4!/3!=5$', '$\\comb{8}{3} = 65$');
    assert.deepEqual(listErrors('$4 != 5$'), []);
  });

  it('may have a relation with a note above it, and equalities in brackets', () => {
    rejects(
      '$3 + 4 \\stackrel{(1)}{=} 8$',
      '$x = 2^4~(= 18)$',
      '$\\left(\\frac{1}{2}(24) = 15\\right)$',
      '$(8 \\times 2 = 18$ atoms)',
    );
    accepts('$3 + 4 \\overset{?}{=} 8$', '$P(X = 2) = 0.5$', '$x = 2^4~(= 16)$');
  });

  it('may continue over several lines and columns', () => {
    accepts(
      '\\begin{align*} a &= 1 + 2 & b &= 2 + 2 \\\\ &= 3 & &= 4 \\end{align*}',
      '\\[ 2 \\cdot 3\n\\cdot 4\n= 24 \\]',
      '\\begin{multline*} 3 + 4 + \\\\ 5 = 12 \\end{multline*}',
    );
    rejects(
      '\\begin{align*} a &= 1 + 2 & b &= 2 + 2 \\\\ &= 3 & &= 5 \\end{align*}',
      '\\[ 2 \\cdot 3\n\\cdot 4\n= 25 \\]',
      '\\begin{multline*} 3 + 4 + \\\\ 5 = 13 \\end{multline*}',
      '$$\\begin{align*} x &= 3 + 4 \\\\ &= 8 \\end{align*}$$',
      '\\begin{eqnarray*} x & = & 3 + 4 \\\\ & = & 8 \\end{eqnarray*}',
    );
  });

  it('may write angles in degrees, minutes and seconds', () => {
    accepts(
      "$0.1057^\\circ = 6.342'$",
      "$126^\\circ 12' = 2.20\\ \\mathrm{rad}$",
      "The angle is $2 \\times 15'' = 0.5'$, in radians.",
    );
    rejects("$0.1057^\\circ = 7.342'$", "The angle is $2 \\times 15'' = 0.9'$, in radians.");
  });

  it('may list several values', () => {
    accepts('$x^2 = 4 + 5 = 9, 10$', '$t = 2\\ \\text{days},\\ 12\\ \\text{hours} = 60\\ \\text{hours}$');
  });
});

describe('decimal commas', () => {
  const stem = 'A block has a mass of $2,5~\\text{kg}$ and a speed of $1,2~\\text{m}\\cdot\\text{s}^{-1}$.';

  it('are read if the document writes decimals with commas', () => {
    assert.deepEqual(listErrors('$p = 2,5 \\times 1,2 = 3,0$', stem), []);
    assert.deepEqual(listErrors('$p = 2,5 \\times 1,2 = 4,0$', stem), ['4,0']);
    assert.deepEqual(listErrors('$\\frac{81 \\text{ g}}{27,0 \\text{ g}} = 4$', stem), ['4']);
  });

  it('are not assumed for lists, points and thousands', () => {
    accepts('$f(2,5) = 7$ and $x_{1,2} = 3$', '$1,250 + 1 = 1,251$', 'The sums are $17+3,16+4,15+5 = 20$.');
  });
});

describe('arithmetic in running text', () => {
  it('is judged after the mark of a list item', () => {
    rejects('- $12/3 = 5$', '\n\n* 12/3 = 5', '(a) 12/3 = 5', '1. $12/3 = 5$');
    accepts('- 5 + 8 = 3', '$3$ - $5 = 2$');
  });

  it('may count things in one unit', () => {
    accepts('In all 40 m + 30 m = 70 m.', 'That is 5 m + 30 cm = 5.3 m.', 'So 3 hours x 60 = 180 minutes.');
    rejects('In all 40 m + 30 m = 80 m.', 'That is 5 apples + 3 apples = 9 apples.');
  });

  it('is judged in tables and in macros of the author', () => {
    rejects(
      '\\begin{tabular}{cc} 1 & $4 + 2 = 7$ \\\\ 2 & $5$ \\end{tabular}',
      '\\display{4 \\times 3 \\times 2 = 34}',
    );
  });

  it('is denied only by its own clause', () => {
    rejects(
      'Choice A is incorrect because $3 + 1 = 5$, not 0.',
      'The distance would be $23 \\times 2 = 48$.',
      'We get $3 + 4 = 8$, so option B is incorrect.',
      'We get $3^5 = 244$, which is too large.',
    );
    accepts(
      'Substituting 1 gives $2(1) + 1 = 1$, or $3 = 1$.',
      'If it is 3, then $3 \\times 3 = 5$; however, 9 is not equal to 5.',
      'A common mistake is $3 + 4 \\cdot 2 = 14$.',
    );
  });

  it('may be in the unit of the text that follows', () => {
    accepts('This is $1.5 \\cdot 250\\ \\mathrm{nm} = 375$\\,nm.', 'So $245^\\circ = 4.28$ radians.');
    rejects('This is $1.5 \\cdot 250\\ \\mathrm{nm} = 475$\\,nm.', 'So $245^\\circ = 5.28$ radians.');
  });
});

describe('equalities that authors write although their sides differ', () => {
  it('may be the trial of a value that a display refutes', () => {
    const trial = (last: string): string =>
      `\\begin{align*} \\sqrt{169} &= 4 - \\sqrt{81} \\\\ ${last} \\end{align*}`;

    accepts(trial('13 &\\neq -5'));
    rejects(trial('x &= -5'));
  });

  it('may replace a function by a value nearby or by its argument', () => {
    accepts('$\\log(0.93) \\approx \\log(1)$', '$\\sin(0.4) \\approx 0.4$');
    rejects('$\\log(0.93) \\approx 0.4$');
  });

  it('may have π in a text and units in Cyrillic letters after the formula', () => {
    accepts('$(220\\text{ rad})\\frac{1\\text{ rev}}{2\\text{π rad}} = 35.0\\text{ rev}$');
    accepts('$t = \\frac{12}{340 \\cdot 7} = 5.04$ мс.');
    rejects('$t = \\frac{12}{340 \\cdot 7} = 5.44$ мс.');
  });

  it('may have the number of an equation in a column of its own', () => {
    const tex =
      '\\item Solve the system of equations that is given.\n\\begin{solution}\n\\begin{align*} 4 + 3C &= -20 & (3) \\\\ 3C &= -24 \\end{align*}\n\\end{solution}\n';

    assert.deepEqual(
      verifyDocument(tex).findings.filter(({ rule }) => rule === 'equation-follows'),
      [],
    );
  });

  it('may lack the sign of a magnitude', () => {
    const stem = 'The field changes at the rate $k = -0.040\\,\\mathrm{V}$. Find the emf of $N = 200$ turns.';
    const errors = (head: string): number =>
      verifyDocument(
        `\\item ${stem}\n\\begin{solution}\n$${head} = Nk = 8.0\\,\\mathrm{V}$\n\\end{solution}\n`,
      ).findings.filter(({ severity }) => severity === 'error').length;

    assert.equal(errors('|E|'), 0);
    assert.equal(errors('E'), 1);
  });
});
