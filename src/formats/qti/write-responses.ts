import type { Option } from '../../domain/question-content.ts';
import type { Field, Interaction } from '../items/interaction.ts';
import type { Renderer } from '../items/render-body.ts';
import { escapeXml } from '../markup/write-markup.ts';
import type { Dialect } from './dialect.ts';

/** How one question or part is answered and scored: its variables, its input, and the rule that adds its marks. */
export type WrittenResponse = {
  readonly declarations: string;
  readonly body: string;
  /** Empty if a person gives the marks. */
  readonly processing: string;
  readonly isByHand: boolean;
};

type Context = {
  readonly dialect: Dialect;
  readonly renderer: Renderer;
  /** The name of the response variable. */
  readonly name: string;
  readonly marks: number;
};

export function writeResponse(interaction: Interaction, context: Context): WrittenResponse {
  switch (interaction.kind) {
    case 'choice':
      return writeChoice(interaction.options, interaction.isMultiple, context);
    case 'number':
    case 'text': {
      const field = writeField(interaction, context);
      const processing = addMarks(field.condition, context);
      return { ...field, body: `<p>${field.body}</p>`, processing, isByHand: false };
    }
    case 'matches':
      return writeMatches(interaction, context);
    case 'order':
      return writeOrder(interaction, context);
    case 'table':
      return writeTable(interaction, context);
    case 'written':
      return writeByHand(interaction.isCode, context);
  }
}

type Declaration = {
  readonly cardinality: string;
  readonly baseType: string;
  readonly values: readonly (string | number)[];
};

function declare(
  { dialect, name }: Context,
  { cardinality, baseType, values }: Declaration,
  mapping = '',
): string {
  const { element } = dialect;
  const correct = values.map((value) => element('value', {}, escapeXml(String(value))));
  return element(
    'responseDeclaration',
    { identifier: name, cardinality, baseType },
    correct.length === 0 ? '' : element('correctResponse', {}, ...correct),
    mapping,
  );
}

/** Adds the marks to the score if the condition holds. */
function addMarks(condition: string, { dialect: { element }, marks }: Context): string {
  const sum = element(
    'sum',
    {},
    element('variable', { identifier: 'SCORE' }),
    element('baseValue', { baseType: 'float' }, String(marks)),
  );
  const action = element('setOutcomeValue', { identifier: 'SCORE' }, sum);
  return element('responseCondition', {}, element('responseIf', {}, condition, action));
}

function matchCorrect({ dialect: { element }, name }: Context): string {
  return element(
    'match',
    {},
    element('variable', { identifier: name }),
    element('correct', { identifier: name }),
  );
}

function writeChoice(options: readonly Option[], isMultiple: boolean, context: Context): WrittenResponse {
  const { dialect, renderer, name } = context;
  const correct = options.filter((option) => option.correct).map(({ id }) => toIdentifier(id));
  const choices = options.map(({ id, text }) =>
    dialect.element('simpleChoice', { identifier: toIdentifier(id) }, renderer.inline(text)),
  );
  const cardinality = isMultiple ? 'multiple' : 'single';
  return {
    declarations: declare(context, { cardinality, baseType: 'identifier', values: correct }),
    body: dialect.element(
      'choiceInteraction',
      { responseIdentifier: name, shuffle: false, maxChoices: isMultiple ? 0 : 1 },
      ...choices,
    ),
    processing: correct.length === 0 ? '' : addMarks(matchCorrect(context), context),
    isByHand: correct.length === 0,
  };
}

/** Converts an id to an identifier of QTI, which begins with a letter and contains only letters, digits, `_`, `-` and `.`. */
export function toIdentifier(id: string): string {
  const safe = id.replace(/[^\w.-]/gu, '_');
  return /^[A-Za-z_]/u.test(safe) ? safe : `_${safe}`;
}

type WrittenField = { readonly declarations: string; readonly body: string; readonly condition: string };

function writeField(field: Field, context: Context): WrittenField {
  const { dialect, name } = context;
  const { element } = dialect;
  const entry = element('textEntryInteraction', { responseIdentifier: name, expectedLength: 15 });
  const variable = element('variable', { identifier: name });
  if (field.kind === 'number') {
    const { value, low, high, unit } = field.answer;
    const limit = (bound: number): string => element('baseValue', { baseType: 'float' }, String(bound));
    const condition = element(
      'and',
      {},
      element('gte', {}, variable, limit(low)),
      element('lte', {}, variable, limit(high)),
    );
    const declarations = declare(context, { cardinality: 'single', baseType: 'float', values: [value] });
    const shownUnit = unit === '' ? '' : ` <span class="vb-unit">${escapeXml(unit)}</span>`;
    return { declarations, body: entry + shownUnit, condition };
  }
  const entries = field.accepted.map((text) =>
    element('mapEntry', { mapKey: text, mappedValue: 1, caseSensitive: false }),
  );
  const mapping = element('mapping', { defaultValue: 0 }, ...entries);
  const declarations = declare(
    context,
    { cardinality: 'single', baseType: 'string', values: field.accepted.slice(0, 1) },
    mapping,
  );
  const one = element('baseValue', { baseType: 'float' }, '1');
  const condition = element('gte', {}, element('mapResponse', { identifier: name }), one);
  return { declarations, body: entry, condition };
}

function writeMatches(
  interaction: Extract<Interaction, { kind: 'matches' }>,
  context: Context,
): WrittenResponse {
  const { dialect, renderer, name } = context;
  const { table, pairs } = interaction;
  const writeSet = (side: 'L' | 'R', max: number): string =>
    dialect.element(
      'simpleMatchSet',
      {},
      ...(side === 'L' ? table.left : table.right).map(({ id, text }) =>
        dialect.element(
          'simpleAssociableChoice',
          { identifier: `${side}_${toIdentifier(id)}`, matchMax: max },
          renderer.inline(text),
        ),
      ),
    );
  const values = pairs.map(({ left, right }) => `L_${toIdentifier(left)} R_${toIdentifier(right)}`);
  return {
    declarations: declare(context, { cardinality: 'multiple', baseType: 'directedPair', values }),
    body: dialect.element(
      'matchInteraction',
      { responseIdentifier: name, shuffle: false, maxAssociations: table.left.length },
      writeSet('L', 1),
      writeSet('R', table.left.length),
    ),
    processing: addMarks(matchCorrect(context), context),
    isByHand: false,
  };
}

function writeOrder(
  { options, order }: Extract<Interaction, { kind: 'order' }>,
  context: Context,
): WrittenResponse {
  const { dialect, renderer, name } = context;
  const choices = options.map(({ id, text }) =>
    dialect.element('simpleChoice', { identifier: toIdentifier(id) }, renderer.inline(text)),
  );
  return {
    declarations: declare(context, {
      cardinality: 'ordered',
      baseType: 'identifier',
      values: order.map(toIdentifier),
    }),
    body: dialect.element('orderInteraction', { responseIdentifier: name, shuffle: false }, ...choices),
    processing: addMarks(matchCorrect(context), context),
    isByHand: false,
  };
}

/** Writes a table whose empty cells are fields; the marks are given if all of them are right. */
function writeTable(
  { table, cells }: Extract<Interaction, { kind: 'table' }>,
  context: Context,
): WrittenResponse {
  const { renderer, dialect } = context;
  const fields = cells.map((cell, index) =>
    writeField(cell, { ...context, name: `${context.name}_${index + 1}` }),
  );
  let next = 0;
  const head = table.columns.map((column) => `<th>${renderer.inline(column)}</th>`).join('');
  const rows = table.rows.map((row) => {
    const content = row.map(
      (cell) => `<td>${cell === null ? (fields[next++]?.body ?? '') : renderer.inline(cell)}</td>`,
    );
    return `<tr>${content.join('')}</tr>`;
  });
  const condition = dialect.element('and', {}, ...fields.map((field) => field.condition));
  return {
    declarations: fields.map(({ declarations }) => declarations).join(''),
    body: `<table class="vb-blanks"><tbody><tr>${head}</tr>${rows.join('')}</tbody></table>`,
    processing: addMarks(condition, context),
    isByHand: false,
  };
}

function writeByHand(isCode: boolean, context: Context): WrittenResponse {
  const { dialect, name } = context;
  const format = isCode ? { format: 'preFormatted' } : {};
  return {
    declarations: declare(context, { cardinality: 'single', baseType: 'string', values: [] }),
    body: dialect.element('extendedTextInteraction', {
      responseIdentifier: name,
      expectedLines: 6,
      ...format,
    }),
    processing: '',
    isByHand: true,
  };
}
