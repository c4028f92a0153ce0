import { ENVIRONMENT_ROOM, MAX_LINES, packageHomes, type RoomMap, type RoomRule } from './room-map.ts';
import {
  isTable,
  isTestFile,
  resolveImport,
  roomOf,
  type SourceFile,
  type Violation,
} from './source-file.ts';

/** Every breach of the room map in the given files; an empty list of files is itself a breach. */
export function checkRooms(files: readonly SourceFile[], map: RoomMap): Violation[] {
  if (files.length === 0) return [{ path: 'src', line: 1, message: 'no source files were found to check' }];
  const known = new Set(files.map((file) => file.path));
  return files.flatMap((file) => [
    ...checkLength(file),
    ...checkRoomName(file, map),
    ...checkEnvironment(file),
    ...checkImports(file, map, known),
    ...checkReadable(file),
  ]);
}

function checkLength(file: SourceFile): Violation[] {
  const limit = isTestFile(file.path) ? MAX_LINES.test : MAX_LINES.source;
  if (isTable(file.path) || file.lines <= limit) return [];
  return [{ path: file.path, line: limit, message: `has ${file.lines} lines; the limit is ${limit}` }];
}

function checkRoomName(file: SourceFile, map: RoomMap): Violation[] {
  const room = roomOf(file.path);
  if (Object.hasOwn(map, room)) return [];
  return [{ path: file.path, line: 1, message: `lies in the unknown room "${room}"` }];
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
        ? faultOfPackage(file.path, specifier, rule)
        : faultOfFile(file.path, target, { rule, known });
    return message === undefined ? [] : [{ path: file.path, line, message }];
  });
}

function checkReadable(file: SourceFile): Violation[] {
  if (isTestFile(file.path)) return [];
  return file.unreadableImports.map((line) => ({
    path: file.path,
    line,
    message: 'imports by a computed name, which nobody can check',
  }));
}

type FileContext = { readonly rule: RoomRule | undefined; readonly known: ReadonlySet<string> };

function faultOfFile(from: string, target: string, context: FileContext): string | undefined {
  if (isTestFile(from)) return undefined;
  if (target.startsWith('..')) return `imports ${target}, which lies outside src`;
  if (isTestFile(target)) return `imports ${target}, which belongs to tests`;
  if (!context.known.has(target)) return `imports ${target}, which does not exist`;
  const [here, there] = [roomOf(from), roomOf(target)];
  if (here === there || context.rule === undefined || context.rule.rooms.includes(there)) return undefined;
  return `imports ${target}: "${here}" may not import "${there}"`;
}

function faultOfPackage(from: string, specifier: string, rule: RoomRule | undefined): string | undefined {
  if (isTestFile(from) || rule === undefined) return undefined;
  if (specifier.startsWith('node:')) {
    return rule.node ? undefined : `imports ${specifier}: "${roomOf(from)}" knows nothing of Node`;
  }
  const name = packageName(specifier);
  const homes = packageHomes[name];
  if (homes && !homes.some((home) => from.startsWith(home)))
    return `imports ${name}, which only ${homes.join(', ')} may`;
  if (rule.packages === 'any' || rule.packages.includes(name)) return undefined;
  return `imports the package ${name}, which "${roomOf(from)}" may not`;
}

function packageName(specifier: string): string {
  const [scope = '', name] = specifier.split('/');
  return scope.startsWith('@') && name !== undefined ? `${scope}/${name}` : scope;
}
