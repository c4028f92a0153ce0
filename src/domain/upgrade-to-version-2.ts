import { z } from 'zod';

type StoredRecord = Readonly<Record<string, unknown>>;

const Evidence = z.looseObject({ kind: z.string(), part: z.number().int().positive().optional() });
const Bullet = z.looseObject({ n: z.number(), marks: z.number(), evidence: Evidence });
const Scheme = z.looseObject({ bullets: z.array(Bullet).min(1) });
const Version1 = z.looseObject({
  stem: z.string(),
  markingScheme: Scheme.optional(),
  answer: z.looseObject({ kind: z.string(), tex: z.string().optional() }).optional(),
  questions: z.array(z.looseObject({})).optional(),
});
type Version1 = z.infer<typeof Version1>;
type Bullet = z.infer<typeof Bullet>;

/**
 * Upgrades a question to version 2, in which parts are data. In version 1, a labelled part was a paragraph of the stem,
 * and its bullets had the part's number as `evidence.part`.
 */
export function upgradeToVersion2(record: StoredRecord): StoredRecord {
  const known = Version1.safeParse(record);
  if (!known.success) return { ...record, schemaVersion: 2 };
  const { questions } = known.data;
  return {
    ...upgradeParts(known.data),
    schemaVersion: 2,
    ...(questions === undefined ? {} : { questions: questions.map(upgradeToVersion2) }),
  };
}

function upgradeParts(question: Version1): StoredRecord {
  const { markingScheme } = question;
  if (markingScheme === undefined) return question;
  const numbers = markingScheme.bullets.map(({ evidence }) => evidence.part);
  if (numbers.every((number) => number === undefined)) return question;
  const { stem, parts } = splitStem(question.stem);
  const isLabelled = numbers.every((number) => number !== undefined && number <= parts.length);
  if (!isLabelled) return { ...question, markingScheme: withEntries(markingScheme) };
  const { answer, markingScheme: _scheme, marks: _marks, ...rest } = question;
  const answers = splitAnswer(answer?.tex ?? '', parts.length);
  return {
    ...rest,
    stem,
    marks: sumMarks(markingScheme.bullets),
    parts: parts.map((part, index) => {
      const bullets = markingScheme.bullets.filter(({ evidence }) => evidence.part === index + 1);
      const partAnswer = answers?.[index];
      return {
        ...part,
        diagrams: [],
        options: [],
        solution: [],
        ...(partAnswer === undefined
          ? {}
          : { answer: { kind: 'value', tex: partAnswer, text: toTypedWords(partAnswer) } }),
        ...(bullets.length === 0
          ? {}
          : {
              marks: sumMarks(bullets),
              markingScheme: { ...markingScheme, bullets: bullets.map(renumber) },
            }),
      };
    }),
  };
}

/** If the stem has no labels, `part` was the position in a list of answers. */
function withEntries(scheme: z.infer<typeof Scheme>): StoredRecord {
  return {
    ...scheme,
    bullets: scheme.bullets.map((bullet) => ({ ...bullet, evidence: toEntry(bullet.evidence) })),
  };
}

function toEntry({ part, ...evidence }: z.infer<typeof Evidence>): StoredRecord {
  return part === undefined ? evidence : { ...evidence, entry: part };
}

/** Makes a bullet of a part's own scheme: numbered from 1, without the number of its part. */
function renumber(bullet: Bullet, index: number): StoredRecord {
  const { part: _part, ...evidence } = bullet.evidence;
  return { ...bullet, n: index + 1, evidence, requires: [], impliedBy: [] };
}

function sumMarks(bullets: readonly Bullet[]): number {
  return bullets.reduce((sum, { marks }) => sum + marks, 0);
}

const LABEL = /^\(([a-h])\)\s+/u;

type LabelledText = { readonly label: string; readonly lead?: string; readonly text: string };

/** Splits `Context.\n\n(a) First.\n\n(b) Second.` into the shared stem and its labelled paragraphs. */
function splitStem(text: string): { stem: string; parts: LabelledText[] } {
  const stem: string[] = [];
  const parts: LabelledText[] = [];
  let lead: string[] = [];
  for (const paragraph of text.split(/\n\s*\n/u)) {
    const label = LABEL.exec(paragraph.trimStart());
    if (label === null) {
      (parts.length === 0 ? stem : lead).push(paragraph);
      continue;
    }
    parts.push({
      label: label[1] ?? '',
      ...(lead.length === 0 ? {} : { lead: lead.join('\n\n') }),
      text: paragraph.trimStart().slice(label[0].length),
    });
    lead = [];
  }
  return { stem: stem.join('\n\n'), parts };
}

/** Splits `\text{gene}, \text{genome}` into one answer for each part; undefined if the counts differ. */
function splitAnswer(tex: string, count: number): string[] | undefined {
  const answers = tex.match(/\\text\{[^{}]*\}/gu) ?? [];
  return answers.length === count ? answers : undefined;
}

function toTypedWords(tex: string): string {
  return tex.replace(/^\\text\{([^{}]*)\}$/u, '$1');
}
