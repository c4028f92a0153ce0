import { Provider } from 'oidc-provider';

// A real OpenID Connect provider in its own process: `node oidc-process.fixture.ts PORT REDIRECT_URI`. Everyone signs in with
// any password; the name that they enter decides their claims.
const [port = '', redirectUri = ''] = process.argv.slice(2);

const provider = new Provider(`http://127.0.0.1:${port}`, {
  clients: [
    {
      client_id: 'vbagent',
      client_secret: 'test-secret-of-the-client-0123456789',
      redirect_uris: [redirectUri],
      response_types: ['code'],
      grant_types: ['authorization_code'],
    },
  ],
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'groups'] },
  findAccount: (_context, id) => ({
    accountId: id,
    claims: () => ({
      sub: id,
      name: id === 'ada' ? 'Ada Lovelace' : id,
      email: `${id}@school.org`,
      email_verified: true,
      groups: id === 'stranger' ? ['visitors'] : ['teachers'],
    }),
  }),
  pkce: { required: () => true },
});
provider.listen(Number(port), '127.0.0.1', () => process.send?.('ready'));
