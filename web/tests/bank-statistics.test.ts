import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { z } from 'zod';
import { createQuestion } from '../../src/domain/question.ts';
import { createFlaggedAnswers, FLAGGED } from '../../src/practice/learner/flagged-answers.fixture.ts';
import { findSeriousViolations } from './accessibility-violations.ts';
import { fitsViewport } from './learn-steps.ts';
import { dark, openPageServer, type PageServer, phone } from './page-server.ts';

const PaperIds = z.object({
  id: z.string(),
  versions: z.array(
    z.object({ sections: z.array(z.object({ questions: z.array(z.object({ id: z.string() })) })) }),
  ),
});

let pages: PageServer;
before(async () => {
  pages = await openPageServer({ samples: false });
  await pages.server.answers.append(createFlaggedAnswers());
});
after(() => pages.close());

it('shows the statistics of a course as a scatter plot and a table, the questions to check first', async () => {
  const page = await pages.visit('/make', dark);
  await page.getByRole('link', { name: 'Statistics' }).click();
  await page.getByLabel('Course').selectOption('National 5 Mathematics');

  const rows = page.getByRole('region', { name: 'Statistics of questions' }).getByRole('row');
  await rows.nth(1).waitFor();
  assert.match((await rows.nth(1).textContent()) ?? '', new RegExp(`${FLAGGED}60.*Answer may be wrong`));
  assert.equal(await rows.count(), 5);
  await page.locator('svg text', { hasText: FLAGGED }).waitFor();
  await pages.screenshot(page, 'bank-statistics-dark');
  assert.deepEqual(await findSeriousViolations(page), []);
  const mobile = await pages.visit(new URL(page.url()).pathname + new URL(page.url()).search, phone);
  await mobile.locator('svg text', { hasText: FLAGGED }).waitFor();
  assert.ok(await fitsViewport(mobile));
  await pages.screenshot(mobile, 'bank-statistics-phone');
});

it('shows the same of an own paper on its page', async () => {
  const ids = ['sum-1', 'sum-2', 'sum-3', 'sum-4'];
  await pages.server.bank.save(
    ids.map((id, index) =>
      createQuestion({
        ...{ id, kind: 'integer', stem: `What is $${index} + 7$?`, marks: 1 },
        answer: { kind: 'integer', value: index + 7 },
      }),
    ),
  );
  const plan = { title: 'Sums', minutes: 10, sections: [{ title: 'A', questions: ids }] };
  const response = await fetch(`${pages.server.url}/api/v1/papers`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ plan }),
  });
  const { id, versions } = PaperIds.parse(await response.json());
  const copies = versions[0]?.sections[0]?.questions.map((question) => question.id) ?? [];
  const models = ['N5M-06', 'N5M-10', 'N5M-14', FLAGGED];
  await pages.server.answers.append(
    createFlaggedAnswers().map((record) => ({
      ...record,
      ...{ id: `paper:${record.id}`, course: 'Sums/Own paper', itemModel: null, seed: null },
      questionId: copies[models.indexOf(record.itemModel ?? '')] ?? '',
    })),
  );

  const page = await pages.visit(`/make/papers/${id}`);
  const rows = page.getByRole('region', { name: 'Statistics of questions' }).getByRole('row');
  await rows.nth(1).waitFor();
  assert.match((await rows.nth(1).textContent()) ?? '', /What is 3 \+ 7\?60.*Answer may be wrong/);
  assert.equal(await rows.count(), 5);
  await page.locator('svg text', { hasText: 'What is 3 + 7?' }).waitFor();
  await pages.screenshot(page, 'paper-statistics', { fullPage: true });
  assert.deepEqual(await findSeriousViolations(page), []);
});
