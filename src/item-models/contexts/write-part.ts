import { step, wording } from '../item-draft.ts';
import { writeOpenEndedBullets } from '../prose/open-ended.ts';
import { wordsTex } from '../write/words.ts';
import type { ContextPart, OpenPart, PersonPart, StatePart } from './context.ts';
import { listReferences, replaceReferences } from './references.ts';
import { printPartAnswer, writeCalculationPart } from './write-calculation-part.ts';
import { writeLinesPart } from './write-lines-part.ts';
import { writePointBullets } from './write-points.ts';
import type { PartContent, PartSource, WrittenPart } from './written-part.ts';

/** Writes a part of the pool. Undefined if the drawn values do not suit it: rounding would change its answer. */
export function writePart(name: string, source: PartSource): WrittenPart | undefined {
  const part = source.parts[name];
  if (part === undefined) throw new RangeError(`there is no part ${name}`);
  const content = writeContent(part, source);
  if (content === undefined) return undefined;
  const { bullets, answerBullet, ...draft } = content;
  return {
    name,
    leads: [...listGivens(part, source), part.lead].filter((text) => text !== undefined),
    draft: {
      mistakes: [],
      ...draft,
      text: part.ask,
      bulletCount: bullets.length,
      ...(part.figure === undefined ? {} : { figure: part.figure }),
    },
    bullets,
    ...(answerBullet === undefined ? {} : { answerBullet }),
  };
}

function writeContent(part: ContextPart, source: PartSource): PartContent | undefined {
  if ('calculate' in part) return writeCalculationPart(part, source);
  if ('lines' in part) return writeLinesPart(part, source);
  if ('state' in part) return writeStatement(part);
  if ('points' in part) return { bullets: writePointBullets(part, source) };
  return 'open' in part ? writeOpen(part) : writeForPerson(part);
}

/** The sentences that state the answers of parts that this one uses but the question does not ask. */
function listGivens(part: ContextPart, source: PartSource): string[] {
  const { parts, asked } = source;
  return listReferences(part)
    .filter((name) => !asked.has(name))
    .map((name) => {
      const given = parts[name]?.given;
      if (given === undefined)
        throw new RangeError(`part ${name} needs “given”, because another part uses it`);
      return replaceReferences(given, (reference) => `$${printPartAnswer(reference, source)}$`);
    });
}

function writeStatement({ state, reject = [], options, gap = 'recall' }: StatePart): PartContent {
  const [answer = ''] = state;
  return {
    bullets: [step('Give the answer', wording(state, reject), { working: answer, gaps: [gap] })],
    answer: wordsTex(answer),
    ...(options && { options: options.map(wordsTex) }),
  };
}

function writeForPerson({ byPerson, isCode, gap = 'drawing' }: PersonPart): PartContent {
  return {
    bullets: byPerson.map((reason) => step(reason, { kind: 'person', reason }, { gaps: [gap] })),
    response: isCode ? 'code' : 'prose',
  };
}

function writeOpen({ open, gap }: OpenPart): PartContent {
  return { bullets: writeOpenEndedBullets(open, gap), response: 'prose' };
}
