/** Shows /openapi.json and a form to try each operation. Plain JavaScript without dependencies. */

/** Limits example bodies of schemas that contain themselves. */
const MAX_DEPTH = 6;
/** The response headers to show; the others are the same for every response. */
const SHOWN_HEADERS = ['content-type', 'etag', 'location', 'allow', 'retry-after', 'x-request-id'];

const api = await (await fetch('/openapi.json')).json();
document.title = `${api.info.title} API ${api.info.version}`;
document.getElementById('about').replaceChildren(...withCode(api.info.description));
showOperations();
showSchemas();

function element(name, properties = {}, ...children) {
  const created = Object.assign(document.createElement(name), properties);
  created.append(...children);
  return created;
}

/** Turns text between backticks into `<code>` elements. */
function withCode(text) {
  return text
    .split('`')
    .map((part, place) => (place % 2 === 1 ? element('code', { textContent: part }) : part));
}

function resolve(schema) {
  const name = schema?.$ref?.replace('#/components/schemas/', '');
  return name === undefined ? (schema ?? {}) : api.components.schemas[name];
}

function showOperations() {
  const main = document.getElementById('operations');
  for (const { name, description } of api.tags) {
    main.append(element('h2', { textContent: name }), element('p', { textContent: description }));
    for (const [path, methods] of Object.entries(api.paths)) {
      for (const [method, operation] of Object.entries(methods)) {
        if (operation.tags.includes(name)) main.append(showOperation(path, method, operation));
      }
    }
  }
}

function showOperation(path, method, operation) {
  const box = element('details', { id: operation.operationId });
  box.append(
    element(
      'summary',
      {},
      element('span', { className: 'method', textContent: method.toUpperCase() }),
      element('span', { className: 'path', textContent: path }),
      element('span', { className: 'summary', textContent: operation.summary }),
    ),
  );
  // The form is created when the operation is first opened, so that the page loads quickly.
  box.addEventListener('toggle', () => box.append(createDetails(path, method, operation)), { once: true });
  return box;
}

function createDetails(path, method, operation) {
  const details = element('div', { className: 'inside' });
  if (operation.description) details.append(element('p', {}, ...withCode(operation.description)));
  const form = element('form');
  for (const parameter of operation.parameters ?? []) form.append(showParameter(parameter));
  const schema = operation.requestBody?.content?.['application/json']?.schema;
  if (schema) form.append(showBody(schema));
  form.append(element('button', { type: 'submit', textContent: 'Try it' }));
  const output = element('output');
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    send({ path, method, form: new FormData(form), operation, output });
  });
  details.append(form, output, showResponses(operation.responses));
  return details;
}

function showParameter({ name, in: place, required, schema, description }) {
  const field = schema.enum ? element('select') : element('input', { placeholder: formatHint(schema) });
  if (schema.enum)
    field.append(...['', ...schema.enum].map((value) => element('option', { textContent: value })));
  Object.assign(field, { name: `${place}:${name}`, required: required === true });
  const label = element('label', {}, element('span', { textContent: `${name} (${place})` }), field);
  if (description) label.append(element('small', {}, ...withCode(description)));
  return label;
}

function formatHint(schema) {
  const bounds = [schema.minimum, schema.maximum].filter((bound) => bound !== undefined).join(' to ');
  return [schema.type, bounds, schema.default === undefined ? '' : `default ${schema.default}`]
    .filter(Boolean)
    .join(', ');
}

function showBody(schema) {
  const text = JSON.stringify(createExample(schema), null, 2);
  return element(
    'p',
    {},
    element('textarea', { name: 'body', value: text, spellcheck: false, ariaLabel: 'Body' }),
  );
}

async function send({ path, method, form, operation, output }) {
  const query = new URLSearchParams();
  const headers = new Headers({ accept: 'application/json, text/event-stream' });
  let target = path;
  for (const { name, in: place } of operation.parameters ?? []) {
    const value = form.get(`${place}:${name}`);
    if (!value) continue;
    if (place === 'path') target = target.replace(`{${name}}`, encodeURIComponent(value));
    if (place === 'query') query.set(name, value);
    if (place === 'header') headers.set(name, value);
  }
  const body = form.get('body') ?? undefined;
  if (body !== undefined) headers.set('content-type', 'application/json');
  const url = query.size > 0 ? `${target}?${query}` : target;
  try {
    const start = performance.now();
    const response = await fetch(url, { method: method.toUpperCase(), headers, body });
    const head = formatHead(`${method.toUpperCase()} ${url}`, response, performance.now() - start);
    const shown = element('pre', { textContent: head });
    output.replaceChildren(shown);
    await showText(response, shown);
  } catch (thrown) {
    output.replaceChildren(element('pre', { textContent: String(thrown) }));
  }
}

function formatHead(request, { status, statusText, headers }, milliseconds) {
  const shown = SHOWN_HEADERS.filter((name) => headers.has(name)).map(
    (name) => `${name}: ${headers.get(name)}`,
  );
  return [request, `${status} ${statusText} in ${Math.round(milliseconds)} ms`, ...shown, '', ''].join('\n');
}

/** Shows the body: JSON formatted, an event stream as it arrives. */
async function showText(response, shown) {
  if (response.headers.get('content-type')?.startsWith('application/json')) {
    shown.textContent += JSON.stringify(await response.json(), null, 2);
    return;
  }
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) shown.textContent += decoder.decode(chunk, { stream: true });
}

function showResponses(responses) {
  const rows = Object.entries(responses).map(([status, { description }]) =>
    element('tr', {}, element('th', { textContent: status }), element('td', {}, ...withCode(description))),
  );
  return element('table', {}, ...rows);
}

function showSchemas() {
  const section = document.getElementById('schemas');
  section.append(element('h2', { textContent: 'Schemas' }));
  for (const [name, schema] of Object.entries(api.components.schemas)) {
    const text = JSON.stringify(schema, null, 2);
    section.append(
      element(
        'details',
        { id: `schema-${name}` },
        element('summary', { textContent: name }),
        element('pre', { textContent: text }),
      ),
    );
  }
}

/** Creates the smallest example of a schema: required fields only. */
function createExample(given, depth = 0) {
  const schema = resolve(given);
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
