import type { HttpBindings } from '@hono/node-server';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Principal } from '../domain/principal.ts';
import type { OperationId } from './route-roles.table.ts';

/** The request variables that guards set and routes read. */
export type AppEnv = {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    principal: Principal | undefined;
    /** The address of the client behind the trusted proxies; an IPv6 address is shortened to its network. */
    clientAddress: string;
    /** Whether the client uses TLS. */
    isEncrypted: boolean;
    /** The operation that the request calls; undefined before its role is checked. */
    operationId: OperationId | undefined;
    /** The person whose data the operation reads or changes, for the audit log. */
    auditSubject: string | undefined;
  };
};

/** The app that routes are added to. */
export type App = OpenAPIHono<AppEnv>;
