/** Matches hidden files and files that operating systems add to folders. */
const SYSTEM_FILE = /^(?:\.|Thumbs\.db$|desktop\.ini$)/i;

/**
 * Returns the dropped files, including those in folders. A file in a folder is named by its path, so that TeX can find
 * its figures. Call it inside the drop event: afterwards the browser does not give access to the files.
 */
export async function readDroppedFiles({ items, files }: DataTransfer): Promise<File[]> {
  // Copied before the first await, because the list is emptied after the event.
  const droppedFiles = [...files];
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  return entries.some(isFolder) ? (await Promise.all(entries.map(readEntry))).flat() : droppedFiles;
}

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

async function readEntry(entry: FileSystemEntry): Promise<File[]> {
  if (SYSTEM_FILE.test(entry.name)) return [];
  if (isFolder(entry)) {
    const files: File[] = [];
    for (const child of await listFolder(entry)) files.push(...(await readEntry(child)));
    return files;
  }
  if (!isFile(entry)) return [];
  const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
  return [new File([file], entry.fullPath.replace(/^\//, ''), { type: file.type })];
}

/** Lists a folder; browsers return at most 100 entries per call. */
async function listFolder(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const entries: FileSystemEntry[] = [];
  for (;;) {
    const page = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (page.length === 0)
      return entries.sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
    entries.push(...page);
  }
}
