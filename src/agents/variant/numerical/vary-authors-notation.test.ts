import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readQuestion } from '../../authoring/read-question.fixture.ts';
import { getRefusal, listNumbers, makeVariant } from './vary-numbers.fixture.ts';
import { varyNumbers } from './vary-numbers.ts';

describe('a numerical variant of a question in its author’s notation', () => {
  it('recomputes siunitx quantities and keeps the commands', () => {
    const latex = makeVariant(
      '\\item A crate of mass \\SI{25}{kg} is pulled with \\SI{120}{N} against a friction of \\SI{45}{N}. Find its acceleration.\n\\begin{solution}\n$F = \\SI{120}{N} - \\SI{45}{N} = \\SI{75}{N}$, so $a = \\frac{F}{m} = \\frac{75}{25} = \\SI{3.0}{m.s^{-2}}$.\n\\end{solution}\n',
    );
    const [mass = 0, pull = 0, friction = 0] = Array.from(latex.matchAll(/\\SI\{([\d.]+)\}/g), ([, n]) =>
      Number(n),
    );
    const [, acceleration] = /\\SI\{([\d.]+)\}\{m\.s/.exec(latex) ?? [];

    assert.equal(Number(acceleration), (pull - friction) / mass);
  });

  it('keeps the acceleration of free fall in running text', () => {
    const latex = makeVariant(
      '\\item A book of mass 12 kg is lifted by 30 m. Find the work done. (g = 10 m/s$^{2}$)\n\\begin{solution}\nW = mgh = 12 $\\times$ 10 $\\times$ 30 = 3600 J.\n\\end{solution}\n',
    );

    assert.match(latex, /\(g = 10 m\/s/);
  });

  it('keeps a number that the stem states as a word', () => {
    const latex = makeVariant(
      '\\item Her mother gave her 20 beads. Her sister gave her ten more. How many beads did she have?\n\\begin{solution}\nShe received 20 + 10 = 30 beads from her sister.\nShe had 20 + 30 = 50 beads.\n\\end{solution}\n',
    );

    assert.match(latex, /\+ 10 =/);
  });

  it('writes decimals with a zero before the point', () => {
    const latex = makeVariant(
      '\\item He sold cars for \\$25,000 and got a 10\\% commission. How much did he make?\n\\begin{solution}\nHis commission was 25,000*.1=\\$2500.\n\\end{solution}\n',
    );

    assert.match(latex, /\*0\.\d+=/);
  });

  it('refuses a solution with numbers in upright text', () => {
    const reason = getRefusal(
      '\\item A train travels 40 miles in 80 minutes. Find its speed.\n\\begin{solution}\n$\\frac{\\mathrm{40\\ miles}}{\\mathrm{80\\ minutes}} = 0.5$ miles per minute.\n\\end{solution}\n',
    );

    assert.match(reason, /40 as upright text/);
  });

  it('refuses arithmetic in running text that is not read', () => {
    const reason = getRefusal(
      '\\item A class of 30 pupils has 12 girls. How many boys are there?\n\\begin{solution}\n30 pupils - 12 girls = 18 boys.\n\\end{solution}\n',
    );

    assert.match(reason, /12 girls = 18 of the solution cannot be read/);
  });

  it('keeps a distance between named places', () => {
    const reason = getRefusal(
      '\\item The distance from Baltimore to Washington is 40 km. How far is it there and back?\n\\begin{solution}\nThe distance is $2 \\times 40 = 80$ km.\n\\end{solution}\n',
    );

    assert.match(reason, /distance between named places/);
  });

  it('recomputes plain quantities in running text', () => {
    const latex = makeVariant(
      '\\item A motor lifts 600 N through 4 m in 8 s. Find its power.\n\\begin{solution}\nWork = 600 x 4 = 2400 J.\n\nPower = 2400/8 = 300 W.\n\\end{solution}\n',
    );
    const [force = 0, height = 0, time = 0] = Array.from(latex.matchAll(/(\d+) (?:N|m|s)\b/g), ([, n]) =>
      Number(n),
    );

    assert.match(latex, new RegExp(`Power = ${force * height}/${time} = ${(force * height) / time} W`));
  });

  it('uses the formula to decide which of two equal numbers a number is', () => {
    const latex = makeVariant(
      '\\item A ball is thrown at $20\\,\\mathrm{m/s}$ and $30^\\circ$. Take $g = 10\\,\\mathrm{m/s^2}$. Find the time of flight.\n\\begin{solution}\n$u_y = 20\\sin 30^\\circ = 10\\,\\mathrm{m/s}$, so $T = \\frac{2u_y}{g} = \\frac{2\\times 10}{10} = 2\\,\\mathrm{s}$.\n\\end{solution}\n',
    );

    assert.match(latex, /\{10\} = /);
    assert.match(latex, /g = 10/);
  });

  it('solves the equation of the solution again', () => {
    const latex = makeVariant(
      '\\item A volume of 20 mL of 0.3 M acid needs $V$ mL of 0.1 M base. Find $V$.\n\\begin{solution}\n$0.3 \\times 20 = 0.1 \\times V$, so $V = 60$ mL.\n\\end{solution}\n',
    );
    const [, acid = 0, volume = 0, base = 0] =
      /\$([\d.]+) \\times ([\d.]+) = ([\d.]+) \\times V/.exec(latex) ?? [];

    assert.equal(Number(/V = ([\d.]+)/.exec(latex)?.[1]), (Number(acid) * Number(volume)) / Number(base));
  });

  it('keeps the equation if a number may be a given or a sum', () => {
    const latex = makeVariant(
      '\\item A $2.0$-kg cart moving at $3.0$ m/s sticks to a $1.0$-kg cart at rest. Find their speed.\n\\begin{solution}\n$(2.0)(3.0) = (2.0 + 1.0)v$, so $v = 6.0/3.0 = 2.0$ m/s.\n\\end{solution}\n',
    );
    const [mass = 0, speed = 0, other = 0] = listNumbers(latex);
    const [, result] = /= ([\d.]+)\$ m\/s/.exec(latex) ?? [];

    assert.equal(Number(result), (mass * speed) / (mass + other));
  });

  it('keeps the speed of sound and the days of a month', () => {
    const tex =
      '\\item A sound wave in air has a frequency of 850 Hz and a wavelength of 0.40 m. Calculate the speed of sound in air.\n\\begin{solution}\n$v = f\\lambda = 850 \\times 0.40 = 340$ m/s\n\\end{solution}\n';
    for (const seed of [1, 2, 3]) {
      const outcome = varyNumbers(readQuestion(tex), { seed });
      if ('reason' in outcome) continue;
      const speed = Number(/= ([\d.]+)\$ m\/s/.exec(outcome.latex)?.[1]);
      assert.ok(speed >= 325 && speed <= 350, outcome.latex);
    }
    const month = makeVariant(
      '\\item A 75-W bulb burns 8.0 hours each day in April (30 days). Find the energy in kWh.\n\\begin{solution}\n$E = 0.075 \\times 8.0 \\times 30 = 18$ kWh\n\\end{solution}\n',
    );
    assert.match(month, /April \(30 days\)/);
  });

  it('keeps the numbers of a general formula', () => {
    const latex = makeVariant(
      '\\item A beam of span 6 m carries 4 kN/m. Find its maximum bending moment.\n\\begin{solution}\n$M = \\frac{wL^2}{8} = \\frac{4\\times 6^2}{8} = 18$ kN m\n\\end{solution}\n',
    );

    assert.match(latex, /\\frac\{wL\^2\}\{8\} = \\frac\{[^{}]*\}\{8\}/);
  });

  it('rounds an amount of money again', () => {
    const latex = makeVariant(
      '\\item Amira invests \\pounds 2400 at 3.5\\% compound interest per year. What is it worth after 4 years, to the nearest pound?\n\\begin{solution}\n$2400\\times 1.035^4 = 2754.06$, so \\pounds 2754.\n\\end{solution}\n',
    );
    const [, exact = 0, rounded = 0] = /= ([\d.]+)\$, so \\pounds\s*(\d+)/.exec(latex) ?? [];

    assert.equal(Math.round(Number(exact)), Number(rounded));
    assert.doesNotMatch(latex, /2754/);
  });

  it('computes an angle again from its sine', () => {
    const latex = makeVariant(
      '\\item Light meets glass of refractive index 1.52 at $40^\\circ$. Find the angle of refraction.\n\\begin{solution}\n$\\sin r = \\frac{\\sin 40^\\circ}{1.52} = 0.423$, so $r = 25.0^\\circ$.\n\\end{solution}\n',
    );
    const [, sine = 0, angle = 0] = /= (0\.\d+)\$, so \$r = ([\d.]+)/.exec(latex) ?? [];

    assert.ok(Math.abs((Math.asin(Number(sine)) * 180) / Math.PI - Number(angle)) < 0.1);
  });
});
