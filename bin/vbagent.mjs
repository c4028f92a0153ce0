#!/usr/bin/env node
// Plain JavaScript that Node 20 can parse, so that it can explain that the program needs Node 24.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
// A namespace import, because Node 20 has no `enableCompileCache` and a named import would fail.
import * as modules from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const MIN_NODE = 24;
const root = dirname(dirname(fileURLToPath(import.meta.url)));

if (getMajorVersion() >= MIN_NODE) await runProgram();
else runUnderNewerNode();

function getMajorVersion() {
  return Number.parseInt(process.versions.node, 10);
}

/** A source checkout runs its sources; an installed package has only `dist/`. */
async function runProgram() {
  const entry = [join(root, 'src', 'main.ts'), join(root, 'dist', 'main.js')].find((file) =>
    existsSync(file),
  );
  if (entry === undefined)
    stop('The program is missing from this installation.', 'Reinstall vbagent, or run `npm run build`.');
  hideExperimentalWarnings();
  // Caches compiled code next to the program, where the same permissions apply, so that later starts are faster.
  modules.enableCompileCache(join(root, 'node_modules', '.cache', 'vbagent'));
  await import(pathToFileURL(entry).href);
}

/** Early releases of Node 24 print an experimental warning for type stripping and node:sqlite on every start. */
function hideExperimentalWarnings() {
  const printers = process.listeners('warning');
  process.removeAllListeners('warning');
  process.on('warning', (warning) => {
    if (warning.name !== 'ExperimentalWarning') for (const print of printers) print(warning);
  });
}

function runUnderNewerNode() {
  const node = process.env.VBAGENT_NODE_FOUND ? undefined : findPackagedNode(root);
  if (node === undefined) {
    stop(
      `vbagent needs Node ${MIN_NODE} or newer; this is Node ${process.versions.node}.`,
      `Install Node ${MIN_NODE} from https://nodejs.org, or run \`npm install node@${MIN_NODE}\` next to vbagent.`,
    );
  }
  const child = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, VBAGENT_NODE_FOUND: node },
  });
  forwardSignals(child);
  child.on('error', (error) => stop(`Node ${MIN_NODE} at ${node} did not start: ${error.message}.`, ''));
}

/** Finds the program of the npm package `node`: in our `node_modules` or, hoisted, in that of a parent folder. */
function findPackagedNode(folder) {
  const candidate = join(folder, 'node_modules', '.bin', 'node');
  if (existsSync(candidate)) return candidate;
  const parent = dirname(folder);
  return parent === folder ? undefined : findPackagedNode(parent);
}

function forwardSignals(child) {
  // A terminal also sends Ctrl-C to the child directly; the duplicate does no harm.
  const forward = (signal) => child.kill(signal);
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, forward);
  child.on('exit', (code, signal) => {
    for (const name of signals) process.off(name, forward);
    if (signal) process.kill(process.pid, signal);
    else process.exitCode = code ?? 0;
  });
}

function stop(message, advice) {
  process.stderr.write(`${message}\n${advice ? `${advice}\n` : ''}`);
  process.exit(2);
}
