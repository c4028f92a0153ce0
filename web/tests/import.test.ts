import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { findSeriousViolations } from './accessibility-violations.ts';
import { openPageServer, type PageServer, phone } from './page-server.ts';

const tex = String.raw`\item A trolley of mass $4\,\mathrm{kg}$ is pulled by a net force of $10\,\mathrm{N}$. Its acceleration is
\begin{tasks}(2)
    \task $0.4\,\mathrm{m/s^2}$
    \task $2.5\,\mathrm{m/s^2}$ \ans
\end{tasks}
\begin{solution}
$a = \frac{10}{4} = 2.8\,\mathrm{m/s^2}$
\end{solution}
\item A stone falls from rest for $2.0\,\mathrm{s}$.
\begin{enumerate}
\item[(a)] Calculate its speed. \hfill [2]
\item[(b)] Calculate the distance it falls. \hfill [3]
\end{enumerate}
\begin{solution}
\begin{enumerate}
\item[(a)] $v = 9.8 \times 2.0 = 19.6\,\mathrm{m/s}$
\item[(b)] $s = \frac{1}{2} \times 9.8 \times 2.0^2 = 19.6\,\mathrm{m}$
\end{enumerate}
\end{solution}
`;
const gift =
  '::Capital::What is the SI unit of force?{=newton ~joule ~watt ~pascal}\n\n::Num::What is 6 times 7?{#42:0}\n';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const measureOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Drops a file on the element. */
async function drop(page: Page, selector: string, file: { name: string; text: string }) {
  const data = await page.evaluateHandle(({ name, text }) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], name));
    return transfer;
  }, file);
  await page.dispatchEvent(selector, 'dragover', { dataTransfer: data });
  await page.getByText('Release to read the file').waitFor();
  await page.dispatchEvent(selector, 'drop', { dataTransfer: data });
}

describe('importing questions', () => {
  let pages: PageServer;
  before(async () => {
    pages = await openPageServer({ samples: false });
  });
  after(() => pages.close());

  it('shows options, key, parts and marks of pasted TeX, then tags all saved questions at once', async () => {
    const page = await pages.visit('/make/import');
    await page.getByLabel('Paste TeX here').fill(tex);
    await button(page, 'Preview').click();
    await page.getByText('2 questions found.').waitFor();
    await page.getByText('The left side is 2.5 m/s2, not 2.8 m/s2.').waitFor();
    const options = page.getByRole('listitem').filter({ hasText: /^B\s*2.5/ });
    await options.getByText('Correct').waitFor();
    await page.getByText('(b) Calculate the distance it falls. 3 marks').waitFor();
    await pages.screenshot(page, 'import-preview', { fullPage: true });
    assert.equal(await measureOverflow(page), 0);
    assert.deepEqual(await findSeriousViolations(page), []);

    await button(page, 'Add 2 questions').click();
    await page.getByText('2 questions added.').waitFor();
    assert.equal(await page.getByLabel('Paste TeX here').inputValue(), '');
    await button(page, 'Tags').click();
    await page.getByLabel('Add tags').fill('imported today');
    await page.getByText('2 of 2 questions will change.').waitFor();
    await button(page, 'Apply').click();
    await page.getByText('2 questions changed.').waitFor();
    await pages.screenshot(page, 'import-saved', { fullPage: true });
    await page.getByRole('link', { name: /^A stone falls/ }).click();

    await page.getByText('#imported today').waitFor();
  });

  it('reads a dropped GIFT file, also on a phone', async () => {
    const page = await pages.visit('/make/import', phone);
    assert.equal(await measureOverflow(page), 0);
    await drop(page, 'textarea', { name: 'quiz.gift', text: gift });

    await page.getByText('2 questions found.').waitFor();
    await page.getByText('What is the SI unit of force?').waitFor();
    await pages.screenshot(page, 'import-phone', { fullPage: true });
    assert.equal(await measureOverflow(page), 0);
  });

  it('says what is missing when a text has no question', async () => {
    const page = await pages.visit('/make/import');
    await page.getByLabel('Paste TeX here').fill('hello world');
    await button(page, 'Preview').click();

    await page.getByText('We found no question in it.').waitFor();
    await page.getByText(/begin each one with \\item/).waitFor();
    assert.equal(await page.getByRole('button', { name: /^Add/ }).count(), 0);
  });
});
