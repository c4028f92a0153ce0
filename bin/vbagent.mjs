#!/usr/bin/env node
// Plain JavaScript that Node 20 can parse: the program itself needs Node 24.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
// As a whole, because Node 20 has no such name in it and would refuse to begin.
import * as modules from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const NEEDED = 24;
const root = dirname(dirname(fileURLToPath(import.meta.url)));

if (majorVersion() >= NEEDED) await runHere();
else runUnderNewerNode();

function majorVersion() {
  return Number.parseInt(process.versions.node, 10);
}

/** A source checkout runs its sources; an installed package has only `dist/`. */
async function runHere() {
  const entry = [join(root, 'src', 'main.ts'), join(root, 'dist', 'main.js')].find((file) =>
    existsSync(file),
  );
  if (entry === undefined)
    stop('The program is missing from this installation.', 'Install vbagent again, or run `npm run build`.');
  hideExperimentalWarnings();
  // What one start compiles the next finds ready, beside the program: whoever may change the one may change the other.
  modules.enableCompileCache(join(root, 'node_modules', '.cache', 'vbagent'));
  await import(pathToFileURL(entry).href);
}

/** Early releases of Node 24 call type stripping and node:sqlite experimental on every start. */
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
      `vbagent needs Node ${NEEDED} or newer; this is Node ${process.versions.node}.`,
      `Install Node ${NEEDED} from https://nodejs.org, or run \`npm install node@${NEEDED}\` next to vbagent.`,
    );
  }
  const child = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, VBAGENT_NODE_FOUND: node },
  });
  passSignals(child);
  child.on('error', (error) => stop(`Node ${NEEDED} at ${node} did not start: ${error.message}.`, ''));
}

/** npm puts the `node` package's program beside ours or, hoisted, into a parent's `node_modules`. */
function findPackagedNode(folder) {
  const candidate = join(folder, 'node_modules', '.bin', 'node');
  if (existsSync(candidate)) return candidate;
  const parent = dirname(folder);
  return parent === folder ? undefined : findPackagedNode(parent);
}

function passSignals(child) {
  // A terminal sends Ctrl-C to the child as well; a second one does no harm.
  const forward = (signal) => child.kill(signal);
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, forward);
  child.on('exit', (code, signal) => {
    for (const name of signals) process.off(name, forward);
    if (signal) process.kill(process.pid, signal);
    else process.exitCode = code ?? 0;
  });
}

function stop(sentence, advice) {
  process.stderr.write(`${sentence}\n${advice ? `${advice}\n` : ''}`);
  process.exit(2);
}
