import { Fault } from '../domain/fault.ts';

type FormFile = { readonly name: string; readonly bytes: Uint8Array };

/** A form that was sent: texts and files by the names of their fields. */
export type SentForm = ReadonlyMap<string, readonly (string | FormFile)[]>;

type TextField = { type: 'string'; format?: 'binary'; description?: string; example?: string };

/** The fields of a form for the API document, as JSON schemas by their names. */
type FormFields = Record<string, TextField | { type: 'array'; items: TextField; description: string }>;

/**
 * Describes a form in the API document. The handler reads the form with `readForm`: for a zod schema, the framework would
 * parse the form a second time, and more slowly.
 */
export function formBody(description: string, properties: FormFields) {
  return {
    description,
    content: { 'multipart/form-data': { schema: { type: 'object' as const, properties } } },
  };
}

const FORM_TYPE = /^multipart\/form-data/i;
const BOUNDARY = /boundary=(?:"([^"]+)"|([^\s;]+))/i;
const HEADERS_END = Buffer.from('\r\n\r\n');
const NAME = /;\s*name="([^"]*)"/i;
const FILE_NAME = /;\s*filename="([^"]*)"/i;
const MAX_HEADERS_LENGTH = 4096;

/**
 * Reads a multipart form; another type of content is an empty form. The form parser of Node reads a file byte by byte, which
 * blocks the process for seconds; this one searches for the boundary.
 */
export function readForm(body: ArrayBuffer, contentType: string): SentForm {
  if (!FORM_TYPE.test(contentType)) return new Map();
  const [, quoted, plain] = BOUNDARY.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw createFormFault('it has no boundary');
  const form = new Map<string, (string | FormFile)[]>();
  for (const part of splitParts(Buffer.from(body), boundary)) {
    const { name, value } = readPart(part);
    const values = form.get(name);
    if (values === undefined) form.set(name, [value]);
    else values.push(value);
  }
  return form;
}

/** Lists the files of a field; texts are skipped. */
export function listFiles(form: SentForm, name: string): FormFile[] {
  return (form.get(name) ?? []).filter((value) => typeof value !== 'string');
}

/** Returns the first value of a field if it is a text. */
export function findText(form: SentForm, name: string): string | undefined {
  const [value] = form.get(name) ?? [];
  return typeof value === 'string' ? value : undefined;
}

/** Yields the parts between the boundaries; the last boundary ends with `--`. */
function* splitParts(
  body: Buffer<ArrayBuffer>,
  boundary: string,
): Generator<Buffer<ArrayBuffer>, void, undefined> {
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

function readPart(part: Buffer<ArrayBuffer>): { readonly name: string; readonly value: string | FormFile } {
  const headersEnd = part.subarray(0, MAX_HEADERS_LENGTH).indexOf(HEADERS_END);
  const headers = part.toString('utf8', 0, Math.max(0, headersEnd));
  const name = NAME.exec(headers)?.[1];
  if (headersEnd < 0 || name === undefined) throw createFormFault('a part has no name');
  const content = part.subarray(headersEnd + HEADERS_END.length);
  const fileName = FILE_NAME.exec(headers)?.[1];
  const value =
    fileName === undefined
      ? content.toString('utf8')
      : { name: unescapeName(fileName), bytes: copySmallPart(content) };
  return { name: unescapeName(name), value };
}

/** Copies the bytes, because a view keeps the whole body in memory; a file that is most of the body is not copied. */
function copySmallPart(content: Buffer<ArrayBuffer>): Uint8Array {
  const { buffer, byteOffset, length } = content;
  return length > buffer.byteLength / 2
    ? new Uint8Array(buffer, byteOffset, length)
    : new Uint8Array(content);
}

/** Browsers escape only quotes and line breaks. */
function unescapeName(name: string): string {
  return name.replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n');
}

function createFormFault(reason: string): Fault {
  return new Fault('invalid-input', `The form is not readable: ${reason}.`);
}
