import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createDiskFiles } from '../adapters/files/create-disk-files.ts';
import { findProgram } from '../adapters/process/find-program.ts';
import { waitForStopSignal } from '../adapters/process/wait-for-stop-signal.ts';
import { createTerminal } from '../adapters/terminal/create-terminal.ts';
import type { ProgramTools } from '../cli/run-program.ts';
import { isDebugEnabled, processVariables } from '../config/process-environment.ts';
import type { Keyboard } from '../ports/keyboard.ts';
import { withWaitNotices } from './with-wait-notices.ts';

/** Creates the dependencies of all commands. Databases and their drivers are imported when a command opens them. */
export function createCliTools(packageFolder: URL): ProgramTools {
  const variables = processVariables();
  const [version, files] = [readVersion(packageFolder), createDiskFiles(process.stdin)];
  const now = (): Date => new Date();
  const resolvePath = (path: string): string => fileURLToPath(new URL(path, packageFolder));
  const folders = { webFolder: resolvePath('web/dist'), samplesFolder: resolvePath('data/samples') };
  const terminal = createTerminal(process.stdout, process.stderr);
  return {
    ...{ version, terminal },
    variables,
    debug: isDebugEnabled(variables),
    workingFolder: process.cwd(),
    ...folders,
    sampleCourse: resolvePath('data/courses/jee-physics.json'),
    nodeVersion: process.versions.node,
    files,
    now,
    openBank: async (settings) => (await import('./bank.ts')).openQuestionBank(settings),
    openDatabaseAdmin: async (settings) => (await import('./database.ts')).openDatabaseAdmin(settings),
    openAgents: async (settings) =>
      (await import('./agents.ts')).openAgents(settings, now, {
        wrapModel: (model) => withWaitNotices(model, terminal.err),
      }),
    ...readerOpeners,
    openScriptedModel: async (script, options) =>
      (await import('./scripted-model.ts')).openScriptedModel(script, options),
    openVerifier: async (choice, documents) =>
      (await import('./verification.ts')).openVerifier(choice, documents),
    openDiagrams: async () => (await import('./diagrams.ts')).openDiagrams(),
    openInterchange: async () => (await import('./interchange.ts')).openInterchange(),
    openProblemWriter: async () =>
      (await import('../adapters/problem-folders/write-problem.ts')).createProblemWriter(),
    openReferences: async (settings) =>
      (await import('./references.ts')).openReferences(settings, files, now),
    openCalibration: async (settings) => (await import('./calibration.ts')).openCalibration(settings),
    openReview: async (settings) => (await import('./review.ts')).openStandaloneReview(settings),
    openSpotCheck: async (settings, onWait) =>
      (await import('./spot-check.ts')).openSpotCheck(settings, onWait),
    openKeys: async (settings) => (await import('./access.ts')).openKeys(settings),
    openAuditLog: async (settings) => (await import('./access.ts')).openAuditLog(settings),
    openInstitutions: async (settings) => (await import('./institutions.ts')).openInstitutions(settings),
    openFileStore: async (settings) =>
      (await import('./file-store.ts')).openFileStoreWithReferences(settings),
    openPersonalData: async (settings) => (await import('./access.ts')).openPersonalData(settings),
    openExam: async () => (await import('./exam.ts')).openExamTools(variables),
    openLearnerModels: async (settings) => (await import('./learner-models.ts')).openLearnerModels(settings),
    openCourses: async (settings) => (await import('./own-courses.ts')).openStandaloneCourses(settings),
    openBankWork: async (settings) => (await import('./bank-work.ts')).openStandaloneBankWork(settings),
    openPapers: async (settings) => (await import('./papers.ts')).openStandalonePapers(settings, variables),
    openClasses: async (settings) => (await import('./classes.ts')).openStandaloneClasses(settings),
    openGraphs: async (settings) => (await import('./graphs.ts')).openStandaloneGraphs(settings),
    openGeneration: async (settings) => (await import('./generation.ts')).openStandaloneGeneration(settings),
    openBatches: async (settings) => (await import('./batch.ts')).openBatches(settings),
    openKeyboard: () => openKeyboard(variables.VISUAL ?? variables.EDITOR),
    openServer: async (settings) =>
      (await import('./http.ts')).openServer(settings, { version, variables, ...folders }),
    waitForStop: waitForStopSignal,
    findProgram: (name) => findProgram(name, variables.PATH ?? ''),
  };
}

/** Opens the readers of images, photos and PDF files. */
const readerOpeners = {
  openImageReader: async () => (await import('../adapters/sharp/create-image-reader.ts')).createImageReader(),
  openPageReader: async () =>
    (await import('../adapters/tesseract/create-page-reader.ts')).createPageReader(),
  openPdfReader: async () => (await import('../adapters/pdfium/create-pdf-reader.ts')).createPdfReader(),
};

async function openKeyboard(editor: string | undefined): Promise<Keyboard> {
  const { createKeyboard } = await import('../adapters/terminal/create-keyboard.ts');
  return createKeyboard(process.stdin, process.stdout, editor);
}

function readVersion(packageFolder: URL): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL('package.json', packageFolder), 'utf8'));
  const hasVersion = typeof manifest === 'object' && manifest !== null && 'version' in manifest;
  return hasVersion ? String(manifest.version) : 'unknown';
}
