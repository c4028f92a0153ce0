import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { openPageHouse, type PageHouse } from './page-house.ts';
import { seriousFindings } from './serious-findings.ts';

async function writeBrief(page: Page, course: string, count = '1'): Promise<void> {
  await page.getByLabel('Course').selectOption(course);
  await page.getByLabel('How many').fill(count);
  await page.getByRole('button', { name: 'Make them' }).click();
}

describe('the author’s page, by rules', () => {
  let house: PageHouse;
  before(async () => {
    house = await openPageHouse({ samples: false, named: true });
  });
  after(() => house.close());

  it('leads from the bank to a brief, shows the steps and the question, and the bank has it', async () => {
    const page = await house.visit('/make');
    await page.getByRole('link', { name: 'New questions' }).click();
    await page.getByRole('heading', { name: 'New questions' }).waitFor();
    await house.picture(page, 'generate-brief');
    assert.deepEqual(await seriousFindings(page), []);

    await writeBrief(page, 'National 5 Physics');
    await page.waitForURL(/\/make\/generate\/[\w-]+/);
    await page.getByText('It passed and is in the bank.').waitFor();
    await page.getByText('Finished', { exact: true }).waitFor();
    await house.picture(page, 'generate-finished');
    assert.deepEqual(await seriousFindings(page), []);
    await page.getByRole('link', { name: 'Open in the bank' }).click();

    await page.getByRole('button', { name: 'Show answer and solution' }).waitFor();
    assert.equal(await house.server.bank.count({}), 1);
  });
});
