import type { Context } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import { SESSION_MAX_MS } from '../../domain/session-lifetime.ts';
import type { AppEnv } from '../app-env.ts';

/** Browsers accept a cookie with this prefix only from the host itself over TLS, so that no other host can set it. */
const HOST_PREFIX = '__Host-';

/** The time in which a person must sign in with a provider. */
export const SIGN_IN_SECONDS = 600;

/** The cookie of earlier versions, which contained the API key itself. */
const OLD_KEY_COOKIE = 'vbagent_key';

export const sessionCookie = createSecretCookie('vbagent_session', SESSION_MAX_MS / 1000);
export const signInCookie = createSecretCookie('vbagent_sign_in', SIGN_IN_SECONDS);

/**
 * Creates the access to a cookie that stores a secret. Scripts cannot read it and other sites cannot send it with a
 * write. Browsers send it when a link of another site leads here (`Lax`), because sign-in providers use such a link to
 * send people back.
 */
function createSecretCookie(name: string, maxAge: number) {
  const chooseName = (isEncrypted: boolean): string => (isEncrypted ? `${HOST_PREFIX}${name}` : name);
  return {
    read(headers: Headers, isEncrypted: boolean): string | undefined {
      const prefix = `${chooseName(isEncrypted)}=`;
      const cookies = headers.get('cookie')?.split(/; */) ?? [];
      return cookies.find((cookie) => cookie.startsWith(prefix))?.slice(prefix.length);
    },
    set(context: Context<AppEnv>, secret: string): void {
      if (context.req.header('cookie')?.includes(`${OLD_KEY_COOKIE}=`))
        deleteCookie(context, OLD_KEY_COOKIE, { path: '/' });
      setCookie(context, chooseName(context.get('isEncrypted')), secret, {
        ...listAttributes(context),
        maxAge,
      });
    },
    remove(context: Context<AppEnv>): void {
      deleteCookie(context, chooseName(context.get('isEncrypted')), listAttributes(context));
    },
  };
}

/** `Secure` only over TLS, because browsers do not send such a cookie over HTTP. */
function listAttributes(context: Context<AppEnv>) {
  return { path: '/', httpOnly: true, sameSite: 'Lax', secure: context.get('isEncrypted') } as const;
}
