import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import type { Page } from 'playwright-core';
import { z } from 'zod';
import { findSeriousViolations } from './accessibility-violations.ts';
import { fitsViewport } from './learn-steps.ts';
import { asUser, openPageServer, type PageServer, phone } from './page-server.ts';
import { waitUntil } from './wait-until.ts';

const PHOTOS = 10;
const REJECTED = 3;
const CORRECTED = 6;

const Uploads = z.object({ problems: z.array(z.object({ id: z.string() })) });
const Problem = z.looseObject({
  version: z.number(),
  sent: z.array(
    z.looseObject({ review: z.looseObject({ state: z.string(), reason: z.string().nullish() }).optional() }),
  ),
});

let pages: PageServer;
before(async () => {
  pages = await openPageServer({ samples: false, identifiesByHeader: true });
});
after(() => pages.close());

async function uploadPhotos(): Promise<string[]> {
  const page = await pages.visit('/health', asUser('ada', { viewport: { width: 640, height: 120 } }));
  const form = new FormData();
  for (let n = 0; n < PHOTOS; n++) {
    await page.setContent(
      `<p style="font: 24px serif">${n + 1}. A force of ${n + 2} N moves a box 4.0 m. Find the work done.</p>`,
    );
    form.append('files', new File([new Uint8Array(await page.screenshot())], `photo-${n}.png`));
  }
  const uploaded = await pages.server.fetch('/api/v1/problems', { method: 'POST', body: form });
  return Uploads.parse(await uploaded.json()).problems.map(({ id }) => id);
}

const read = async (id: string) =>
  Problem.parse(await (await pages.server.fetch(`/api/v1/problems/${id}`)).json());

async function sendAll(ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await waitUntil(async () => (await read(id)).version > 0);
    const sent = await pages.server.send('POST', `/api/v1/problems/${id}/send`, {
      ...{ part: 'problem', to: 'review', to_bank: true },
    });
    assert.equal(sent.status, 200, await sent.text());
  }
}

/** Decides the open item with the keyboard and waits until the next one is open. */
async function decide(page: Page, place: number): Promise<void> {
  const address = page.url();
  await page.getByText('What the author sees').waitFor();
  if (place === CORRECTED) {
    await page.keyboard.press('e');
    const editor = page.locator('.cm-content').last();
    await page.getByText('Photo from the author').waitFor();
    await editor.getByText('Find the work done').click();
    // The first press goes to the end of the visible line, the second to that of the text.
    await page.keyboard.press('End');
    await page.keyboard.press('End');
    await page.keyboard.type(' State the unit.');
    await page.getByText('Ready to approve.').waitFor();
    await pages.screenshot(page, 'photo-items-correction');
    await page.keyboard.press('Control+Enter');
  } else if (place === REJECTED) {
    await page.keyboard.press('r');
    await page.keyboard.type('The photo cuts off the figure.');
    await page.keyboard.press('Enter');
  } else await page.keyboard.press('a');
  if (place < PHOTOS - 1) await page.waitForURL((url) => url.href !== address);
}

it('an expert decides ten photo items with the keyboard, and their author sees each decision', async () => {
  const ids = await uploadPhotos();
  await sendAll(ids);

  const expert = await pages.visit('/review', asUser('eve'));
  const rows = expert.getByRole('main').getByRole('listitem');
  await rows.nth(PHOTOS - 1).waitFor();
  await expert
    .locator('main li img')
    .nth(PHOTOS - 1)
    .waitFor();
  await pages.screenshot(expert, 'photo-items-queue', { fullPage: true });
  await expert.keyboard.press('j');
  await expert.keyboard.press('Enter');
  await expert.getByText('What the author sees').waitFor();
  await pages.screenshot(expert, 'photo-items-item', { fullPage: true });
  assert.deepEqual(await findSeriousViolations(expert), []);
  const mobile = await pages.visit(new URL(expert.url()).pathname, asUser('eve', phone));
  await mobile.getByText('What the author sees').waitFor();
  await pages.screenshot(mobile, 'photo-items-phone', { fullPage: true });
  assert.ok(await fitsViewport(mobile));
  await mobile.close();
  for (let place = 0; place < PHOTOS; place++) await decide(expert, place);
  await expert.getByRole('heading', { name: 'All caught up' }).waitFor();

  const readReviews = async () =>
    (await Promise.all(ids.map(read))).flatMap(({ sent }) => sent[0]?.review ?? []);
  await waitUntil(async () => (await readReviews()).every(({ state }) => state !== 'waiting'));
  const reviews = await readReviews();
  const count = (state: string) => reviews.filter((review) => review.state === state).length;
  assert.deepEqual([count('approved'), count('corrected'), count('rejected')], [8, 1, 1]);
  assert.ok(reviews.some(({ reason }) => reason === 'The photo cuts off the figure.'));
  assert.equal(await pages.server.bank.count({}), PHOTOS - 1);
  const author = await pages.visit('/make/problems', asUser('ada'));
  await author.getByText('Corrected by an expert').first().waitFor();
  await author.getByText('Rejected by an expert').first().waitFor();
  await pages.screenshot(author, 'photo-items-author', { fullPage: true });
});
