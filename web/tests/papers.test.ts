import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import type { Role } from '../../src/domain/principal.ts';
import { findSeriousViolations } from './accessibility-violations.ts';
import { desktop, openPageServer, type PageServer, phone } from './page-server.ts';

let pages: PageServer;
before(async () => {
  pages = await openPageServer({ samples: true, requiresKeys: true });
});
after(() => pages.close());

/** Opens a path as a new user with an API key. */
async function visitAs(user: string, roles: readonly Role[], path: string, options = desktop): Promise<Page> {
  const page = await pages.visit(path, options);
  const order = { user, roles, createdAt: new Date().toISOString(), expiresAt: null };
  const { secret } = await pages.server.keys.issue(order);
  await page.getByLabel('API key').fill(secret);
  await page.getByRole('button', { name: 'Sign in' }).click();
  return page;
}

const getSection = (page: Page, name: string) => page.getByRole('region', { name });

/** Lets the server choose questions of a kind for a section. */
async function choose(page: Page, name: string, count: number, kind: string): Promise<void> {
  const section = getSection(page, name);
  await section.getByLabel('How many').fill(`${count}`);
  await section.getByRole('combobox', { name: 'Type' }).selectOption(kind);
  const earlier = await section.getByRole('listitem').count();
  await section.getByRole('button', { name: 'Choose questions for me' }).click();
  await section.getByRole('listitem').nth(earlier).waitFor();
}

describe('an author', () => {
  it('makes a paper that survives a reload, and sets it for everyone; two learners sit it and are marked', async () => {
    const tall = { ...desktop, viewport: { width: 1280, height: 1800 } };
    const teacher = await visitAs('ms-smith', ['teacher', 'author'], '/make/papers/new', tall);
    await teacher.getByLabel('Title').fill('Mechanics test');
    await choose(teacher, 'Section A', 3, 'mcq_sc');
    await teacher.getByRole('button', { name: 'Add section' }).click();
    await choose(teacher, 'Section B', 1, 'integer');
    await getSection(teacher, 'Section A')
      .getByRole('listitem')
      .first()
      .dragTo(getSection(teacher, 'Section B').getByRole('listitem').first(), {
        sourcePosition: { x: 20, y: 12 },
      });
    await teacher.reload();
    await getSection(teacher, 'Section B').getByRole('listitem').nth(1).waitFor();
    assert.equal(await getSection(teacher, 'Section A').getByRole('listitem').count(), 2);
    assert.equal(await teacher.getByLabel('Title').inputValue(), 'Mechanics test');
    await pages.screenshot(teacher, 'new-paper', { fullPage: true });
    assert.deepEqual(await findSeriousViolations(teacher), []);
    await teacher.getByRole('button', { name: 'Make paper' }).click();
    await teacher.getByRole('heading', { name: 'Version B' }).waitFor();
    await pages.screenshot(teacher, 'paper', { fullPage: true });
    assert.deepEqual(await findSeriousViolations(teacher), []);
    await teacher.getByLabel('For').selectOption('Everyone who signs in');
    await teacher.getByLabel('Version').selectOption('B');
    await teacher.getByRole('button', { name: 'Set exam' }).click();
    await teacher.getByRole('heading', { name: 'Mechanics test' }).waitFor();

    const [ada, bob] = await Promise.all([
      visitAs('ada', ['learner'], '/learn'),
      visitAs('bob', ['learner'], '/learn', phone),
    ]);
    for (const learner of [ada, bob]) {
      await learner.getByRole('link', { name: /Mechanics test/ }).click();
      await learner.getByRole('button', { name: 'Start' }).click();
      await learner.getByRole('timer').waitFor();
    }
    await ada.getByRole('radio').first().check();
    await pages.screenshot(ada, 'own-paper-online', { fullPage: true });
    for (const learner of [ada, bob]) {
      await learner.getByRole('button', { name: 'Hand in' }).click();
      await learner.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click();
      await learner
        .getByText(/\d+ of \d+ marks?/)
        .first()
        .waitFor();
    }
    await pages.screenshot(bob, 'own-paper-marked-phone', { fullPage: true });
    assert.ok((await bob.getByText('For example:').count()) >= 4, 'each blank answer shows the right one');
    assert.deepEqual(
      await bob.getByRole('article').evaluateAll((questions) => questions.map(({ ariaLabel }) => ariaLabel)),
      ['Question 1', 'Question 2', 'Question 3', 'Question 4'],
    );
    for (const row of [/1 finished/, /2 finished/]) await teacher.getByRole('row', { name: row }).waitFor();
  });

  it('reads which rule cannot be met, and fills the others', async () => {
    const page = await visitAs('ann', ['author'], '/make/papers/new');
    const section = getSection(page, 'Section A');
    await section.getByLabel('How many').fill('150');
    await section.getByRole('button', { name: 'Choose questions for me' }).click();

    await page.getByText(/"150 questions" needs 150, but \d+ questions of the bank match/).waitFor();
  });

  it('makes a course from the topics of the bank, which learners find under Learn', async () => {
    const page = await visitAs('eve', ['author'], '/make/courses');
    await page.getByRole('link', { name: 'New course' }).click();
    await page.getByLabel('Subject').fill('Physics');
    await page.getByLabel('Level or year').fill('JEE Main');
    await page.getByRole('button', { name: 'Use the topics of my bank' }).click();
    await page.getByRole('textbox', { name: 'Name' }).first().waitFor();
    await pages.screenshot(page, 'own-course', { fullPage: true });
    assert.deepEqual(await findSeriousViolations(page), []);
    await page.getByLabel('Marks').fill('4');
    await page.getByRole('button', { name: 'Save course' }).click();
    await page.getByText('Physics JEE Main').waitFor();

    const learner = await visitAs('kim', ['learner'], '/learn');
    await learner.getByRole('link', { name: 'JEE Main Physics' }).click();
    await learner.getByRole('link', { name: /Practise everything/ }).waitFor();
    await learner.getByRole('link', { name: 'Mechanics' }).waitFor();
  });
});
