import {
  ENVIRONMENT_ROOM,
  MAX_FILE_LINES,
  MAX_FUNCTION_LINES,
  packageFolders,
  type RoomMap,
  type RoomRule,
} from './room-map.ts';
import {
  isTable,
  isTestFile,
  resolveImport,
  roomOf,
  type SourceFile,
  type Violation,
} from './source-file.ts';

/** Every violation of the room map in the given files; an empty list of files is itself a violation. */
export function checkRooms(files: readonly SourceFile[], map: RoomMap): Violation[] {
  if (files.length === 0) return [{ path: 'src', line: 1, message: 'no source files were found to check' }];
  const known = new Set(files.map((file) => file.path));
  return files.flatMap((file) => [
    ...checkLength(file),
    ...checkFunctions(file),
    ...checkRoomName(file, map),
    ...checkEnvironment(file),
    ...checkImports(file, map, known),
    ...checkReadable(file),
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
  const room = roomOf(file.path);
  if (Object.hasOwn(map, room)) return [];
  return [{ path: file.path, line: 1, message: `is in the unknown room "${room}"` }];
}

function checkEnvironment(file: SourceFile): Violation[] {
  if (roomOf(file.path) === ENVIRONMENT_ROOM || isTestFile(file.path)) return [];
  return file.environmentReads.map((line) => ({
    path: file.path,
    line,
    message: `reads process.env; only "${ENVIRONMENT_ROOM}" may`,
  }));
}

function checkImports(file: SourceFile, map: RoomMap, known: ReadonlySet<string>): Violation[] {
  const rule = map[roomOf(file.path)];
  return file.imports.flatMap(({ specifier, line }) => {
    const target = resolveImport(file.path, specifier);
    const message =
      target === undefined
        ? packageViolation(file.path, specifier, rule)
        : fileViolation(file.path, target, { rule, known });
    return message === undefined ? [] : [{ path: file.path, line, message }];
  });
}

function checkReadable(file: SourceFile): Violation[] {
  if (isTestFile(file.path)) return [];
  return file.unreadableImports.map((line) => ({
    path: file.path,
    line,
    message: 'imports by a computed name, which cannot be checked',
  }));
}

type FileContext = { readonly rule: RoomRule | undefined; readonly known: ReadonlySet<string> };

function fileViolation(from: string, target: string, context: FileContext): string | undefined {
  if (isTestFile(from)) return undefined;
  if (target.startsWith('..')) return `imports ${target}, which is outside src`;
  if (isTestFile(target)) return `imports ${target}, which belongs to tests`;
  if (!context.known.has(target)) return `imports ${target}, which does not exist`;
  const [here, there] = [roomOf(from), roomOf(target)];
  if (here === there || context.rule === undefined || context.rule.rooms.includes(there)) return undefined;
  return `imports ${target}: "${here}" may not import "${there}"`;
}

function packageViolation(from: string, specifier: string, rule: RoomRule | undefined): string | undefined {
  if (isTestFile(from) || rule === undefined) return undefined;
  if (specifier.startsWith('node:')) {
    return rule.node ? undefined : `imports ${specifier}: "${roomOf(from)}" may not import Node modules`;
  }
  const name = packageName(specifier);
  const folders = packageFolders[name];
  if (folders && !folders.some((folder) => from.startsWith(folder)))
    return `imports ${name}, which only ${folders.join(', ')} may import`;
  if (rule.packages === 'any' || rule.packages.includes(name)) return undefined;
  return `imports the package ${name}, which "${roomOf(from)}" may not import`;
}

function packageName(specifier: string): string {
  const [scope = '', name] = specifier.split('/');
  return scope.startsWith('@') && name !== undefined ? `${scope}/${name}` : scope;
}
