/** What systems leave in folders beside people's files. */
const LEFT_BEHIND = /^(?:\.|Thumbs\.db$|desktop\.ini$)/i;

/**
 * The files of a drop, those in folders as well. A file in a folder is called by its path, so that TeX finds the figure
 * beside it. It has to be called while the drop is being told of: afterwards the browser gives nothing away.
 */
export async function droppedFiles({ items, files }: DataTransfer): Promise<File[]> {
  const plain = [...files];
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  return entries.some(isFolder) ? (await Promise.all(entries.map(filesUnder))).flat() : plain;
}

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

async function filesUnder(entry: FileSystemEntry): Promise<File[]> {
  if (LEFT_BEHIND.test(entry.name)) return [];
  if (isFolder(entry)) {
    const files: File[] = [];
    for (const inner of await entriesIn(entry)) files.push(...(await filesUnder(inner)));
    return files;
  }
  if (!isFile(entry)) return [];
  const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
  return [new File([file], entry.fullPath.replace(/^\//, ''), { type: file.type })];
}

/** A browser tells of a folder a hundred entries at a time. */
async function entriesIn(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) return all.sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
    all.push(...some);
  }
}
