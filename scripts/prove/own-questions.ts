import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createQuestionBank } from '../../src/adapters/database/bank/question-bank.ts';
import { openSqlite } from '../../src/adapters/sqlite/open-sqlite.ts';
import { varyByRules } from '../../src/agents/variant/vary-by-rules.ts';
import { openOwnCourses } from '../../src/compose/own-courses.ts';
import { openPapers } from '../../src/compose/papers.ts';
import { createPracticeOpener } from '../../src/compose/practice.ts';
import { PaperPlan } from '../../src/domain/paper-plan.ts';
import type { Question } from '../../src/domain/question.ts';
import { Settings } from '../../src/domain/settings.ts';
import { readTexQuestions } from '../../src/formats/tex/tex-questions.ts';
import { markQuestion } from '../../src/marking/mark-question.ts';
import { fetchQuestion } from '../../src/practice/graphs/fetch-question.ts';
import { changeQuestion } from '../../src/practice/papers/change-question.ts';
import { verifyQuestion } from '../../src/verification/verify-question.ts';
import type { Proof } from '../prove.ts';
import { openScratchFolder } from '../test/database/scratch-folder.ts';

const SAMPLES = new URL('../../data/samples/', import.meta.url);
const COURSE_QUESTIONS = 60;
const PRACTICE_QUESTIONS = 100;
const PAPERS = 20;
const PAPER_QUESTIONS = 20;
const COURSE = { subject: 'Science', level: 'Mock year' };

/** Practises an own course without a repeat, and checks the versions of papers from the same bank. */
export const proof: Proof = {
  name: 'own-questions',
  run: async () => {
    const scratch = await openScratchFolder();
    const database = await openSqlite(join(scratch.path, 'own.db'));
    const bank = createQuestionBank(database);
    const questions = createCourseQuestions();
    await bank.save(questions);
    const courses = await openOwnCourses(database, bank);
    await courses.put(await courses.draft(COURSE), 'author');
    const openPractice = createPracticeOpener({ database, settings: Settings.parse({}) });
    const practice = await practise((await openPractice()).practice);
    const papers = openPapers({ database, bank, changeQuestion: async (request) => changeQuestion(request) });
    const versions = await checkPapers(papers);
    await database.close();
    await scratch.remove();
    return writeReport(practice, versions);
  },
};

/** The questions of an author: the samples, and variants of them until there are enough. */
function createCourseQuestions(): Question[] {
  const samples = readdirSync(SAMPLES, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tex'))
    .toSorted()
    .flatMap((name) => readTexQuestions(readFileSync(new URL(name, SAMPLES), 'utf8')).questions)
    .map(({ question }) => question)
    .filter(({ kind }) => kind !== 'passage');
  const variants = [...samples, ...samples].flatMap((question, index) => {
    const outcome = varyByRules(question, 'numerical', { seed: 900 + index, at: new Date(0) });
    if (outcome.status !== 'made' || outcome.question === undefined) return [];
    const { topic, marks } = question;
    return [{ ...outcome.question, ...(topic && { topic }), ...(marks && { marks }) }];
  });
  const byStem = new Map([...samples, ...variants].map((question) => [question.stem, question]));
  const questions = [...byStem.values()].slice(0, COURSE_QUESTIONS);
  assert.equal(questions.length, COURSE_QUESTIONS);
  return questions.map((question) => ({ ...question, ...COURSE }));
}

const countErrors = (question: Question): number =>
  verifyQuestion(question).findings.filter(({ severity }) => severity === 'error').length;

/** Writes the answer of the key as a learner would; undefined if only a person can mark the question. */
function writeKey({ answer }: Question): string | undefined {
  if (answer?.kind === 'choice') return answer.correct.join(', ');
  if (answer?.kind === 'integer') return String(answer.value);
  if (answer?.kind === 'matches') return answer.pairs.map(({ left, right }) => `${left}-${right}`).join(', ');
  return answer?.kind === 'value' ? `$${answer.tex}$` : undefined;
}

type Practice = Awaited<ReturnType<ReturnType<typeof createPracticeOpener>>>['practice'];
type Counts = { variants: number; schemes: number; keys: number };

async function practise(practice: Practice): Promise<Counts> {
  const counts = { variants: 0, schemes: 0, keys: 0 };
  const stems = new Set<string>();
  let used_question_ids: string[] = [];
  for (let seed = 0; seed < PRACTICE_QUESTIONS; seed++) {
    const state = await fetchQuestion(
      { ...COURSE, target_outcome: null, used_question_ids, seed },
      practice,
      {},
    );
    const question = await practice.get(state.question?.id ?? '');
    used_question_ids = state.used_question_ids;
    assert.ok(!stems.has(question.stem), `question ${seed + 1} repeats ${question.id}`);
    stems.add(question.stem);
    assert.equal(countErrors(question), 0, question.id);
    checkKey(question, counts);
    counts.variants += /_variant_\d+$/u.test(question.id) ? 1 : 0;
    counts.schemes += (question.markingScheme?.bullets.length ?? 0) > 1 ? 1 : 0;
  }
  return counts;
}

/** Checks that the answer of the key earns all marks, and no answer none. */
function checkKey(question: Question, counts: Pick<Counts, 'keys'>): void {
  const key = writeKey(question);
  if (key === undefined) return;
  const marking = markQuestion(question, key);
  assert.equal(marking.marksAwarded, marking.marksAvailable, question.id);
  assert.equal(markQuestion(question, '').marksAwarded, 0, question.id);
  counts.keys++;
}

type VersionCounts = { versions: number; questions: number; varied: number; keys: number; slowest: number };

async function checkPapers(papers: ReturnType<typeof openPapers>): Promise<VersionCounts> {
  const counts = { versions: 0, questions: 0, varied: 0, keys: 0, slowest: 0 };
  const plan = PaperPlan.parse({
    ...{ title: 'Mock', minutes: 60, versions: 3, variantsPerVersion: true },
    sections: [{ title: 'Section A', fill: [{ count: PAPER_QUESTIONS }] }],
  });
  for (let seed = 1; seed <= PAPERS; seed++) {
    const start = performance.now();
    const { versions } = await papers.create(plan, { createdBy: 'author', seed });
    counts.slowest = Math.max(counts.slowest, performance.now() - start);
    const original = versions[0]?.sections.flatMap((section) => section.questions) ?? [];
    const byParent = new Map(original.map((question) => [question.provenance?.parentId, question]));
    for (const version of versions) {
      const questions = version.sections.flatMap((section) => section.questions);
      assert.equal(questions.length, PAPER_QUESTIONS);
      counts.versions++;
      for (const question of questions) {
        const parent = byParent.get(question.provenance?.parentId);
        assert.ok(parent && countErrors(question) === 0, question.id);
        checkKey(question, counts);
        counts.questions++;
        counts.varied += question.stem === parent.stem ? 0 : 1;
      }
    }
  }
  return counts;
}

function writeReport(practice: Counts, papers: VersionCounts): string {
  return [
    `An own course of ${COURSE_QUESTIONS} questions (the samples, and variants of them as further questions of the author), drafted from the`,
    `topics of the bank. ${PRACTICE_QUESTIONS} practice questions in a row, by rules only:`,
    '',
    '| questions | repeated | with a verification error | variants with other numbers | with a scheme of several marks | key earns all marks, no answer none |',
    '|---:|---:|---:|---:|---:|---:|',
    `| ${PRACTICE_QUESTIONS} | 0 | 0 | ${practice.variants} | ${practice.schemes} | ${practice.keys} |`,
    '',
    `${PAPERS} papers of ${PAPER_QUESTIONS} questions from the same bank, each in three versions with other numbers where possible:`,
    '',
    '| versions | questions in them | with a verification error | with other numbers than in version A | key earns all marks, no answer none | slowest paper (s) |',
    '|---:|---:|---:|---:|---:|---:|',
    `| ${papers.versions} | ${papers.questions} | 0 | ${papers.varied} | ${papers.keys} | ${(papers.slowest / 1000).toFixed(1)} |`,
    '',
    'Questions whose key is not counted are marked by a person or have an answer that a learner does not write as one text.',
  ].join('\n');
}
