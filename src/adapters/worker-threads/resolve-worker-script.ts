/** Returns the URL of a worker script relative to a module, with the module's extension: `.ts` in the source, `.js` in the build. */
export function resolveWorkerScript(moduleUrl: string, name: string): URL {
  return new URL(`${name}${moduleUrl.endsWith('.ts') ? '.ts' : '.js'}`, moduleUrl);
}
