/** Shows /openapi.json and a form to try each operation. Plain JavaScript without dependencies. */

/** Limits the depth of example bodies, because a schema can contain itself. */
const MAX_DEPTH = 6;
/** The response headers to show; the others are the same for every response. */
const SHOWN_HEADERS = ['content-type', 'etag', 'location', 'allow', 'retry-after', 'x-request-id'];

const api = await (await fetch('/openapi.json')).json();
document.title = `${api.info.title} API ${api.info.version}`;
document.getElementById('about').replaceChildren(...toElements(api.info.description));
showOperations();
showSchemas();

/** Creates an HTML element with properties and children. */
function createElement(name, properties = {}, ...children) {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}

/** Splits a text into strings and `<code>` elements, one for each part between backticks. */
function toElements(text) {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? createElement('code', { textContent: part }) : part));
}

/** Returns the schema that a `$ref` refers to, or the schema itself. */
function resolveReference(schema) {
  const name = schema?.$ref?.replace('#/components/schemas/', '');
  return name === undefined ? (schema ?? {}) : api.components.schemas[name];
}

function showOperations() {
  const main = document.getElementById('operations');
  for (const { name, description } of api.tags) {
    main.append(createElement('h2', { textContent: name }), createElement('p', { textContent: description }));
    for (const [path, methods] of Object.entries(api.paths)) {
      for (const [method, operation] of Object.entries(methods)) {
        if (operation.tags.includes(name)) main.append(createOperation(path, method, operation));
      }
    }
  }
}

function createOperation(path, method, operation) {
  const box = createElement('details', { id: operation.operationId });
  box.append(
    createElement(
      'summary',
      {},
      createElement('span', { className: 'method', textContent: method.toUpperCase() }),
      createElement('span', { className: 'path', textContent: path }),
      createElement('span', { className: 'summary', textContent: operation.summary }),
    ),
  );
  // The form is created when the operation is first opened, so that the page loads quickly.
  box.addEventListener('toggle', () => box.append(createDetails(path, method, operation)), { once: true });
  return box;
}

function createDetails(path, method, operation) {
  const details = createElement('div', { className: 'content' });
  if (operation.description) details.append(createElement('p', {}, ...toElements(operation.description)));
  const form = createElement('form');
  for (const parameter of operation.parameters ?? []) form.append(createParameterField(parameter));
  const schema = operation.requestBody?.content?.['application/json']?.schema;
  if (schema) form.append(createBodyField(schema));
  form.append(createElement('button', { type: 'submit', textContent: 'Try it' }));
  const output = createElement('output');
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    sendRequest({ path, method, form: new FormData(form), operation, output });
  });
  details.append(form, output, createResponseTable(operation.responses));
  return details;
}

function createParameterField({ name, in: location, required, schema, description }) {
  const field = schema.enum
    ? createElement('select')
    : createElement('input', { placeholder: formatHint(schema) });
  if (schema.enum)
    field.append(...['', ...schema.enum].map((value) => createElement('option', { textContent: value })));
  Object.assign(field, { name: `${location}:${name}`, required: required === true });
  const label = createElement(
    'label',
    {},
    createElement('span', { textContent: `${name} (${location})` }),
    field,
  );
  if (description) label.append(createElement('small', {}, ...toElements(description)));
  return label;
}

function formatHint(schema) {
  const bounds = [schema.minimum, schema.maximum].filter((bound) => bound !== undefined).join(' to ');
  return [schema.type, bounds, schema.default === undefined ? '' : `default ${schema.default}`]
    .filter(Boolean)
    .join(', ');
}

function createBodyField(schema) {
  const text = JSON.stringify(createExample(schema), null, 2);
  return createElement(
    'p',
    {},
    createElement('textarea', { name: 'body', value: text, spellcheck: false, ariaLabel: 'Body' }),
  );
}

async function sendRequest({ path, method, form, operation, output }) {
  const query = new URLSearchParams();
  const headers = new Headers({ accept: 'application/json, text/event-stream' });
  let resolvedPath = path;
  for (const { name, in: location } of operation.parameters ?? []) {
    const value = form.get(`${location}:${name}`);
    if (!value) continue;
    if (location === 'path') resolvedPath = resolvedPath.replace(`{${name}}`, encodeURIComponent(value));
    if (location === 'query') query.set(name, value);
    if (location === 'header') headers.set(name, value);
  }
  const body = form.get('body') ?? undefined;
  if (body !== undefined) headers.set('content-type', 'application/json');
  const url = query.size > 0 ? `${resolvedPath}?${query}` : resolvedPath;
  try {
    const start = performance.now();
    const response = await fetch(url, { method: method.toUpperCase(), headers, body });
    const head = formatResponseHead(`${method.toUpperCase()} ${url}`, response, performance.now() - start);
    const responseView = createElement('pre', { textContent: head });
    output.replaceChildren(responseView);
    await showResponseBody(response, responseView);
  } catch (error) {
    output.replaceChildren(createElement('pre', { textContent: String(error) }));
  }
}

function formatResponseHead(request, { status, statusText, headers }, milliseconds) {
  const headerLines = SHOWN_HEADERS.filter((name) => headers.has(name)).map(
    (name) => `${name}: ${headers.get(name)}`,
  );
  return [request, `${status} ${statusText} in ${Math.round(milliseconds)} ms`, ...headerLines, '', ''].join(
    '\n',
  );
}

/** Appends the response body to the view: JSON is formatted, an event stream is shown as it arrives. */
async function showResponseBody(response, responseView) {
  if (response.headers.get('content-type')?.startsWith('application/json')) {
    responseView.textContent += JSON.stringify(await response.json(), null, 2);
    return;
  }
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? [])
    responseView.textContent += decoder.decode(chunk, { stream: true });
}

function createResponseTable(responses) {
  const rows = Object.entries(responses).map(([status, { description }]) =>
    createElement(
      'tr',
      {},
      createElement('th', { textContent: status }),
      createElement('td', {}, ...toElements(description)),
    ),
  );
  return createElement('table', {}, ...rows);
}

function showSchemas() {
  const section = document.getElementById('schemas');
  section.append(createElement('h2', { textContent: 'Schemas' }));
  for (const [name, schema] of Object.entries(api.components.schemas)) {
    const text = JSON.stringify(schema, null, 2);
    section.append(
      createElement(
        'details',
        { id: `schema-${name}` },
        createElement('summary', { textContent: name }),
        createElement('pre', { textContent: text }),
      ),
    );
  }
}

/** Creates the smallest example of a schema: required fields only. */
function createExample(schemaOrReference, depth = 0) {
  const schema = resolveReference(schemaOrReference);
  if (depth > MAX_DEPTH) return null;
  if (schema.example !== undefined) return schema.example;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choice = (schema.oneOf ?? schema.anyOf ?? schema.allOf)?.[0];
  if (choice) return createExample(choice, depth);
  if (schema.type === 'object') return createExampleObject(schema, depth);
  if (schema.type === 'array') return schema.minItems > 0 ? [createExample(schema.items, depth + 1)] : [];
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1;
  if (schema.type === 'boolean') return false;
  return schema.type === 'string' ? 'text' : null;
}

function createExampleObject({ properties = {}, required = [] }, depth) {
  return Object.fromEntries(required.map((name) => [name, createExample(properties[name], depth + 1)]));
}
