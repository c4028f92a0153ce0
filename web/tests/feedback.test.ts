import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { asUser, openPageServer, type PageServer, phone } from './page-server.ts';

const TEX = `\\item A force of $6.0\\,\\mathrm{N}$ moves a box $4.0\\,\\mathrm{m}$. Find the work done.
\\begin{solution}
\\begin{align*}
W &= Fs = 6.0 \\times 4.0 = 24\\,\\mathrm{J}
\\end{align*}
\\end{solution}
`;

/** Creates a photo of a printed question. */
async function createPhoto(): Promise<Buffer> {
  const page = await pages.visit('/health', asUser('ada'));
  await page.setContent(
    '<p style="font: 32px serif">1. A force of 6.0 N moves a box 4.0 m. Find the work done.</p>',
  );
  return page.screenshot();
}

let pages: PageServer;
before(async () => {
  pages = await openPageServer({ samples: false, identifiesByHeader: true });
});
after(() => pages.close());

describe('an upload that an expert corrects', () => {
  it('comes back to its author with the reason, and enters the bank with its classification', async () => {
    const author = await pages.visit('/make/problems', asUser('ada'));
    await author
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'work.tex', mimeType: 'text/x-tex', buffer: Buffer.from(TEX) });
    await author.getByRole('link', { name: /moves a box/ }).click();
    await author.getByRole('button', { name: 'Send to an expert' }).first().click();
    await author.getByLabel('Subject').fill('Physics');
    await author.getByLabel('Level').fill('Higher');
    await author.getByRole('button', { name: 'Send', exact: true }).click();
    await author.getByText('You will see the decision here.').first().waitFor();
    await pages.screenshot(author, 'feedback-waiting', { fullPage: true });

    const expert = await pages.visit('/review', asUser('eve'));
    await expert.getByRole('link', { name: /moves a box/ }).click();
    await expert.getByText('What the author sees').waitFor();
    await pages.screenshot(expert, 'feedback-expert', { fullPage: true });
    await expert.getByRole('button', { name: /^Edit/ }).click();
    const editor = expert.locator('.cm-content').last();
    await editor.getByText('Find the work done.').click();
    await expert.keyboard.press('End');
    await expert.keyboard.type(' Show your working.');
    await expert.getByLabel(/What did you change/).fill('Ask for the working.');
    await expert.getByText('Ready to approve.').waitFor();
    await expert.getByRole('button', { name: 'Approve with this correction' }).click();

    await author.getByText('Corrected by an expert', { exact: true }).first().waitFor();
    await pages.screenshot(author, 'feedback-corrected', { fullPage: true });
    await author.getByText('Ask for the working.').waitFor({ timeout: 5000 });
    const { entries } = await pages.server.bank.list({ subject: 'Physics', level: 'Higher' }, { limit: 5 });
    assert.equal(entries.length, 1);
    assert.match(entries[0]?.question.stem ?? '', /Show your working/);
  });

  it('shows the expert the photo in the list, on the page and in the editor', async () => {
    const form = new FormData();
    form.append('files', new File([new Uint8Array(await createPhoto())], 'photo.png', { type: 'image/png' }));
    const uploaded = await pages.server.fetch('/api/v1/problems', { method: 'POST', body: form });
    const { id } = Object(await uploaded.json()).problems[0];
    const read = async () => Object(await (await pages.server.fetch(`/api/v1/problems/${id}`)).json());
    while ((await read()).version === 0) await new Promise((resolve) => setTimeout(resolve, 200));
    await pages.server.send('POST', `/api/v1/problems/${id}/send`, { part: 'problem', to: 'review' });

    const expert = await pages.visit('/review', asUser('eve'));
    await expert.locator('li img').first().waitFor();
    await pages.screenshot(expert, 'feedback-queue');
    await expert.locator('li a').first().click();
    await expert.getByRole('button', { name: 'Larger' }).click();
    assert.equal(await expert.getByText('150%').count(), 1);
    await pages.screenshot(expert, 'feedback-photo', { fullPage: true });
    await expert.getByRole('button', { name: /^Edit/ }).click();
    await expert.getByText('Photo from the author').waitFor();
    const onPhone = await pages.visit('/review/bulk', asUser('eve', phone));
    await onPhone.getByText('Select all').waitFor();
    await pages.screenshot(onPhone, 'feedback-bulk-phone');
    await expert.goto(`${pages.server.url}/review/statistics`);
    await expert.getByText('Approval by confidence').waitFor();
    await pages.screenshot(expert, 'feedback-statistics', { fullPage: true });
  });
});
