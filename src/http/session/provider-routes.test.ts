import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createManualClock } from '../../ports/manual-clock.fixture.ts';
import { type OidcServer, openOidcServer } from './oidc-server.fixture.ts';

const START = '/api/v1/sign-in/school';
const PRINCIPAL = '/api/v1/principal';

const clock = createManualClock(new Date().toISOString());
let oidc: OidcServer;
before(async () => {
  oidc = await openOidcServer({ clock });
});
after(() => oidc.stop());

/** Creates a browser without scripts. It keeps cookies by host and does not follow redirects. */
function createBrowser() {
  const cookiesByHost = new Map<string, Map<string, string>>();
  const getCookies = (url: string): Map<string, string> => {
    const { host } = new URL(url);
    const cookies = cookiesByHost.get(host) ?? new Map<string, string>();
    cookiesByHost.set(host, cookies);
    return cookies;
  };
  const request = async (url: string, form?: Record<string, string>): Promise<Response> => {
    const cookies = getCookies(url);
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0|expires=Thu, 01 Jan 1970/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  return { request, cookies: () => getCookies(oidc.server.url) };
}

type Browser = ReturnType<typeof createBrowser>;

/** Signs in at the provider and returns the address to which the provider sends the browser back. */
async function authenticate(browser: Browser, login: string, path = START): Promise<string> {
  let response = await browser.request(oidc.server.url + path);
  let url = oidc.server.url;
  for (let step = 0; step < 12; step++) {
    const location = response.headers.get('location');
    if (location !== null) {
      url = new URL(location, url).href;
      if (url.startsWith(oidc.server.url)) return url;
      response = await browser.request(url);
      continue;
    }
    const page = await response.text();
    const action = /<form[^>]*action="([^"]+)"/.exec(page)?.[1] ?? '';
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1] ?? 'login';
    url = new URL(action, url).href;
    response = await browser.request(url, { prompt, ...(prompt === 'login' && { login, password: 'x' }) });
  }
  throw new Error('the provider did not send the browser back');
}

/** Opens the address with which the provider sends the browser back; returns where the server redirects to. */
async function finish(browser: Browser, callback: string): Promise<string | null> {
  const response = await browser.request(callback);
  assert.equal(response.status, 303);
  return response.headers.get('location');
}

async function findCaller(browser: Browser) {
  const response = await browser.request(oidc.server.url + PRINCIPAL);
  return response.ok ? JSON.parse(await response.text()) : response.status;
}

function changeQuery(callback: string, changes: Record<string, string | null>): string {
  const url = new URL(callback);
  for (const [name, value] of Object.entries(changes)) url.searchParams.set(name, value ?? '');
  return url.href;
}

/** Expects a refusal: no session, and an entry in the audit log. */
async function assertRefused(browser: Browser, callback: string, problem: string): Promise<void> {
  assert.equal(await finish(browser, callback), `/?sign-in-problem=${problem}`);
  assert.equal(browser.cookies().has('vbagent_session'), false);
  assert.equal(await findCaller(browser), 401);
  const { entries } = await oidc.server.access.audit.list({ institution: 'default' }, { limit: 1 });
  assert.deepEqual(
    [entries[0]?.action, entries[0]?.detail],
    ['sign-in-failed', { method: 'school', problem }],
  );
}

describe('a sign-in with an OpenID Connect provider', () => {
  it('creates the account at the first sign-in, with roles by claim, and returns to the page', async () => {
    const browser = createBrowser();
    const providers = await browser.request(`${oidc.server.url}/api/v1/sign-in`);
    assert.deepEqual(JSON.parse(await providers.text()), {
      providers: [{ id: 'school', name: 'Example School' }],
    });

    const callback = await authenticate(browser, 'ada', `${START}?return=/make%3Fq%3Dball`);
    assert.equal(await finish(browser, callback), '/make?q=ball');

    const caller = await findCaller(browser);
    assert.match(caller.id, /^ada-lovelace-/);
    assert.deepEqual([caller.roles, caller.institution], [['teacher'], 'default']);
    const { account } = JSON.parse(await (await browser.request(`${oidc.server.url}/api/v1/account`)).text());
    assert.deepEqual(
      [account.name, account.email, account.issuer],
      ['Ada Lovelace', 'ada@school.org', oidc.issuer],
    );
    const again = createBrowser();
    await finish(again, await authenticate(again, 'ada'));
    assert.equal((await findCaller(again)).id, caller.id);
  });

  it('is refused for a stolen code', async () => {
    const [victim, thief] = [createBrowser(), createBrowser()];
    const stolen = await authenticate(victim, 'ada');
    await assertRefused(thief, stolen, 'expired');
    const own = await authenticate(thief, 'eve');
    const code = new URL(stolen).searchParams.get('code');
    await assertRefused(thief, changeQuery(own, { code }), 'refused');
  });

  it('is refused with the state of another sign-in', async () => {
    const [victim, attacker] = [createBrowser(), createBrowser()];
    const prepared = await authenticate(attacker, 'eve');
    await authenticate(victim, 'ada');
    await assertRefused(victim, prepared, 'refused');
  });

  it('is refused when the response comes from another issuer or without one', async () => {
    for (const iss of ['https://evil.example.org', null]) {
      const browser = createBrowser();
      const callback = await authenticate(browser, 'ada');
      await assertRefused(browser, changeQuery(callback, { iss }), 'refused');
    }
  });

  it('is refused when the response is used twice', async () => {
    const browser = createBrowser();
    const callback = await authenticate(browser, 'ada');
    assert.equal(await finish(browser, callback), '/');
    browser.cookies().delete('vbagent_session');
    await assertRefused(browser, callback, 'expired');
    const next = await authenticate(browser, 'ada');
    const code = new URL(callback).searchParams.get('code');
    await assertRefused(browser, changeQuery(next, { code }), 'refused');
  });

  it('is refused after ten minutes, and when the person cancels it', async () => {
    const browser = createBrowser();
    const callback = await authenticate(browser, 'ada');
    clock.advance(600_000);
    await assertRefused(browser, callback, 'expired');
    const state = new URL(await authenticate(browser, 'ada')).searchParams.get('state') ?? '';
    const query = new URLSearchParams({ error: 'access_denied', state, iss: oidc.issuer });
    await assertRefused(browser, `${oidc.server.url}${START}/callback?${query}`, 'refused');
  });

  it('is refused for people without a role and for disabled accounts', async () => {
    const stranger = createBrowser();
    await assertRefused(stranger, await authenticate(stranger, 'stranger'), 'no-role');
    const bob = createBrowser();
    await finish(bob, await authenticate(bob, 'bob'));
    const { id } = await findCaller(bob);
    const stamp = { at: clock.now().toISOString(), origin: { actor: 'root', address: null } };
    await oidc.server.access.accounts.change({ institution: 'default', id }, { isDisabled: true }, stamp);
    assert.equal(await findCaller(bob), 401);
    const again = createBrowser();
    await assertRefused(again, await authenticate(again, 'bob'), 'disabled');
  });

  it('never returns to another site, and an unknown provider is not found', async () => {
    const browser = createBrowser();
    for (const path of ['//evil.org', '/\\evil.org', 'https://evil.org', '/a\nb'])
      assert.equal(
        (await browser.request(`${oidc.server.url}${START}?return=${encodeURIComponent(path)}`)).status,
        400,
      );
    assert.equal((await browser.request(`${oidc.server.url}/api/v1/sign-in/nowhere`)).status, 404);
  });

  it('explains when the provider does not respond', async () => {
    const browser = createBrowser();
    const callback = await authenticate(browser, 'ada');
    await oidc.stopProvider();
    assert.equal(await finish(browser, callback), '/?sign-in-problem=unavailable');
    assert.equal(await findCaller(browser), 401);
  });
});
