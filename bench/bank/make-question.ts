import { createQuestion, type Question } from '../../src/domain/question.ts';

const TOPICS =
  'projectile momentum capacitor lens friction circuit pendulum gravity diffraction buoyancy'.split(' ');
const NOUNS =
  'block car ball charge wire spring mirror coil satellite pulley incline rod disc wave beam'.split(' ');
const WORDS =
  'uniform rough smooth initial final total average maximum minimum velocity acceleration energy force field work power time distance height angle mass radius length current voltage'.split(
    ' ',
  );

/** Creates a question of typical size (about 1.5 kB of JSON). The same number always gives the same question. */
export function makeQuestion(n: number): Question {
  const pick = createPicker(n);
  const topic = pick(TOPICS);
  const noun = pick(NOUNS);
  const words = Array.from({ length: 40 }, () => pick(WORDS));
  const takeWords = (start: number, count: number): string => words.slice(start, start + count).join(' ');
  return createQuestion({
    id: `${topic}-${noun}-${n}`,
    kind: n % 3 === 0 ? 'mcq_sc' : 'subjective',
    subject: `Subject ${n % 5}`,
    level: n % 2 === 0 ? 'Higher' : 'Nat 5',
    topic,
    outcomeId: `O${n % 40}`,
    marks: 3,
    stem: `A ${noun} of mass $m_{${n}} = ${1 + (n % 90)}\\,\\mathrm{kg}$ moves with ${takeWords(0, 8)}. Find the ${topic} when $v = \\frac{${n}}{7}$ and the ${takeWords(8, 6)} stays the same.`,
    options: ['a', 'b', 'c', 'd'].map((id, index) => ({
      id,
      text: `$${n + index}\\,\\mathrm{m/s}$`,
      correct: index === n % 4,
    })),
    solution: [
      { kind: 'prose', tex: `We use the ${takeWords(14, 10)} of the ${noun}, so that` },
      {
        kind: 'display',
        lines: ['F &= ma', `&= ${n} \\times 9.8`, `&= ${(n * 9.8).toFixed(1)}\\,\\mathrm{N}`],
      },
      { kind: 'prose', tex: `Hence the ${takeWords(24, 14)} is ${n % 17}.` },
    ],
    provenance: { maker: 'item-model', name: topic, seed: n, createdAt: '2026-01-01T00:00:00Z' },
  });
}

/** Creates a function that picks a random element; equal seeds give equal sequences (linear congruential generator). */
function createPicker(seed: number): (items: readonly string[]) => string {
  let state = Math.imul(seed + 1, 2654435761) >>> 0;
  return (items) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return items[Math.floor((state / 2 ** 32) * items.length)] ?? '';
  };
}
