import {
  ENVIRONMENT_ROOM,
  MAX_FILE_LINES,
  MAX_FUNCTION_LINES,
  packageFolders,
  type RoomMap,
  type RoomRule,
} from './room-map.ts';
import {
  getRoom,
  isTable,
  isTestFile,
  resolveImport,
  type SourceFile,
  type Violation,
} from './source-file.ts';

/** Reports every violation of the room map in the given files. An empty list of files is also a violation. */
export function checkRooms(files: readonly SourceFile[], map: RoomMap): Violation[] {
  if (files.length === 0) return [{ path: 'src', line: 1, message: 'no source files were found to check' }];
  const knownPaths = new Set(files.map((file) => file.path));
  return files.flatMap((file) => [
    ...checkLength(file),
    ...checkFunctions(file),
    ...checkRoomName(file, map),
    ...checkEnvironment(file),
    ...checkImports(file, map, knownPaths),
    ...checkComputedImports(file),
  ]);
}

function checkLength(file: SourceFile): Violation[] {
  const limit = isTestFile(file.path) ? MAX_FILE_LINES.test : MAX_FILE_LINES.source;
  if (isTable(file.path) || file.lines <= limit) return [];
  return [{ path: file.path, line: limit, message: `has ${file.lines} lines; the limit is ${limit}` }];
}

function checkFunctions(file: SourceFile): Violation[] {
  if (isTable(file.path) || isTestFile(file.path)) return [];
  return file.functions
    .filter(({ lines }) => lines > MAX_FUNCTION_LINES)
    .map(({ line, lines }) => ({
      path: file.path,
      line,
      message: `has a function of ${lines} lines; the limit is ${MAX_FUNCTION_LINES}`,
    }));
}

function checkRoomName(file: SourceFile, map: RoomMap): Violation[] {
  const room = getRoom(file.path);
  if (Object.hasOwn(map, room)) return [];
  return [{ path: file.path, line: 1, message: `is in the unknown room "${room}"` }];
}

function checkEnvironment(file: SourceFile): Violation[] {
  if (getRoom(file.path) === ENVIRONMENT_ROOM || isTestFile(file.path)) return [];
  return file.environmentReads.map((line) => ({
    path: file.path,
    line,
    message: `reads process.env; only "${ENVIRONMENT_ROOM}" may`,
  }));
}

function checkImports(file: SourceFile, map: RoomMap, knownPaths: ReadonlySet<string>): Violation[] {
  const rule = map[getRoom(file.path)];
  return file.imports.flatMap(({ specifier, line }) => {
    const target = resolveImport(file.path, specifier);
    const message =
      target === undefined
        ? checkPackageImport(file.path, specifier, rule)
        : checkFileImport(file.path, target, { rule, knownPaths });
    return message === undefined ? [] : [{ path: file.path, line, message }];
  });
}

function checkComputedImports(file: SourceFile): Violation[] {
  if (isTestFile(file.path)) return [];
  return file.unreadableImports.map((line) => ({
    path: file.path,
    line,
    message: 'imports by a computed name, which cannot be checked',
  }));
}

type FileContext = { readonly rule: RoomRule | undefined; readonly knownPaths: ReadonlySet<string> };

function checkFileImport(from: string, target: string, context: FileContext): string | undefined {
  if (isTestFile(from)) return undefined;
  if (target.startsWith('..')) return `imports ${target}, which is outside src`;
  if (isTestFile(target)) return `imports ${target}, which belongs to tests`;
  // JSON data has no imports of its own; the compiler checks that the file exists.
  if (!target.endsWith('.json') && !context.knownPaths.has(target))
    return `imports ${target}, which does not exist`;
  const [ownRoom, targetRoom] = [getRoom(from), getRoom(target)];
  if (ownRoom === targetRoom || context.rule === undefined || context.rule.rooms.includes(targetRoom))
    return undefined;
  return `imports ${target}: "${ownRoom}" may not import "${targetRoom}"`;
}

function checkPackageImport(from: string, specifier: string, rule: RoomRule | undefined): string | undefined {
  if (isTestFile(from) || rule === undefined) return undefined;
  if (specifier.startsWith('node:')) {
    return rule.node ? undefined : `imports ${specifier}: "${getRoom(from)}" may not import Node modules`;
  }
  const name = readPackageName(specifier);
  const folders = packageFolders[name];
  if (folders && !folders.some((folder) => from.startsWith(folder)))
    return `imports ${name}, which only ${folders.join(', ')} may import`;
  if (rule.packages === 'any' || rule.packages.includes(name)) return undefined;
  return `imports the package ${name}, which "${getRoom(from)}" may not import`;
}

function readPackageName(specifier: string): string {
  const [scope = '', name] = specifier.split('/');
  return scope.startsWith('@') && name !== undefined ? `${scope}/${name}` : scope;
}
