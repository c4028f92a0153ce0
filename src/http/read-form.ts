import { Fault } from '../domain/fault.ts';

const BOUNDARY = /boundary=(?:"([^"]+)"|([^\s;]+))/i;
const HEADERS_END = Buffer.from('\r\n\r\n');
const NAME = /;\s*name="([^"]*)"/i;
const FILE_NAME = /;\s*filename="([^"]*)"/i;
const MAX_HEADERS_LENGTH = 4096;

/**
 * Reads a multipart form. The form parser of Node reads a file byte by byte, which blocks the process for seconds; this one
 * searches for the boundary.
 */
export function readForm(body: Buffer, contentType: string): FormData {
  const [, quoted, plain] = BOUNDARY.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw createFormFault('it has no boundary');
  const form = new FormData();
  for (const part of splitParts(body, boundary)) addPart(form, part);
  return form;
}

/** Yields the parts between the boundaries; the last boundary ends with `--`. */
function* splitParts(body: Buffer, boundary: string): Generator<Buffer, void, undefined> {
  const separator = Buffer.from(`\r\n--${boundary}`);
  const first = Buffer.from(`--${boundary}`);
  if (!body.subarray(0, first.length).equals(first))
    throw createFormFault('it does not begin with its boundary');
  let start = first.length;
  while (body.toString('latin1', start, start + 2) !== '--') {
    const end = body.indexOf(separator, start);
    if (end < 0) throw createFormFault('it is incomplete');
    yield body.subarray(start + 2, end);
    start = end + separator.length;
  }
}

function addPart(form: FormData, part: Buffer): void {
  const headersEnd = part.subarray(0, MAX_HEADERS_LENGTH).indexOf(HEADERS_END);
  const headers = part.toString('utf8', 0, Math.max(0, headersEnd));
  const name = NAME.exec(headers)?.[1];
  if (headersEnd < 0 || name === undefined) throw createFormFault('a part has no name');
  const content = part.subarray(headersEnd + HEADERS_END.length);
  const fileName = FILE_NAME.exec(headers)?.[1];
  if (fileName === undefined) form.append(unescapeName(name), content.toString('utf8'));
  else form.append(unescapeName(name), new File([new Uint8Array(content)], unescapeName(fileName)));
}

/** Browsers escape only quotes and line breaks. */
function unescapeName(name: string): string {
  return name.replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n');
}

function createFormFault(reason: string): Fault {
  return new Fault('invalid-input', `The form is not readable: ${reason}.`);
}
