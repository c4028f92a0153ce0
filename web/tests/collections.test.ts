import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createPart } from '../../src/domain/part.ts';
import { createQuestion } from '../../src/domain/question.ts';
import { openPageServer, type PageServer, phone } from './page-server.ts';

let pages: PageServer;
before(async () => {
  pages = await openPageServer({ samples: false });
  const create = (id: string, stem: string) =>
    createQuestion({ id, kind: 'integer', stem, subject: 'Physics', answer: { kind: 'integer', value: 4 } });
  await pages.server.bank.save([
    create('tide', 'The tide rises $4$ m. By how much?'),
    create('kite', 'A kite has $4$ sides. How many corners?'),
    create('lamp', 'A lamp draws $4$ A. State the current.'),
    createQuestion({
      id: 'parted',
      kind: 'subjective',
      stem: 'A crane lifts a crate.',
      parts: [
        createPart({ label: 'a', text: 'State the force.', marks: 1 }),
        createPart({ label: 'b', text: 'Explain why it is constant.', marks: 1 }),
      ],
    }),
  ]);
});
after(() => pages.close());

describe('the pages of collections', () => {
  it('let an author create a collection, order it with the keyboard, and put a question back', async () => {
    const page = await pages.visit('/make/collections');
    await page.getByText('No collections yet').waitFor();
    await page.getByLabel('Name of the new collection').fill('Mock exam June');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Mock exam June' }).waitFor();
    const { collections } = Object(await (await pages.server.fetch('/api/v1/bank/collections')).json());
    const path = `/api/v1/bank/collections/${collections[0].id}/questions`;
    await pages.server.send('POST', path, { ids: ['tide', 'kite', 'lamp'] });
    await page.reload();
    const texts = async () =>
      (await page.locator('main ol li a').allInnerTexts()).map((text) =>
        text.split(' ').slice(0, 2).join(' '),
      );
    await page.getByRole('button', { name: /^Move down: The tide/ }).focus();

    await page.keyboard.press('Enter');
    await page.getByText('Moved to place 2 of 3.').waitFor();
    const focused = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await pages.screenshot(page, 'collection', { fullPage: true });
    const moved = await texts();
    await page.getByRole('button', { name: /^Take out: A lamp/ }).click();
    await page.getByText('Taken out.').waitFor();
    await page.getByText('2 questions').waitFor();
    const without = await texts();
    await page.getByRole('button', { name: 'Put back' }).click();
    await page.getByText('3 questions').waitFor();
    await page.reload();
    await page.getByText('3 questions').waitFor();

    assert.match(focused ?? '', /^Move down: The tide/);
    assert.deepEqual(moved, ['A kite', 'The tide', 'A lamp']);
    assert.deepEqual(without, ['A kite', 'The tide']);
    assert.deepEqual(await texts(), ['A kite', 'The tide', 'A lamp']);
  });

  it('fit a phone', async () => {
    const page = await pages.visit('/make/collections', phone);
    await page.getByRole('link', { name: /Mock exam June/ }).click();
    await page.getByText('3 questions').waitFor();
    await pages.screenshot(page, 'collection-phone', { fullPage: true });
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth));
  });
});

describe('the editor of a question with parts', () => {
  it('gives a part a marking scheme', async () => {
    const page = await pages.visit('/make/questions/parted?edit=true');
    const scheme = page.getByRole('group', { name: 'Marking scheme of part (b)' });
    await scheme.getByRole('button', { name: 'Add a marking scheme' }).click();
    await scheme.getByRole('button', { name: 'Add a marking point' }).click();
    await scheme.locator('textarea').nth(2).fill('The forces are balanced');
    await pages.screenshot(page, 'scheme-of-part', { fullPage: true });
    await page.getByRole('button', { name: /^Save/ }).click();
    await page.getByRole('button', { name: 'Edit' }).waitFor();
    const saved = await pages.server.bank.find('parted');
    const [, second] = saved?.question.parts ?? [];

    assert.equal(second?.marks, 2);
    assert.equal(second?.markingScheme?.bullets[1]?.generic, 'The forces are balanced');
  });
});
