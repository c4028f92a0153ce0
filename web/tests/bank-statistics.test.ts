import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { createFlaggedAnswers, FLAGGED } from '../../src/practice/learner/flagged-answers.fixture.ts';
import { findSeriousViolations } from './accessibility-violations.ts';
import { fitsViewport } from './learn-steps.ts';
import { dark, openPageServer, type PageServer, phone } from './page-server.ts';

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
