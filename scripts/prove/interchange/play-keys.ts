// Answers every exported item that a program marks, once with the key and once wrongly, in the engine of another program.

import { createRequire } from 'node:module';
import type { Browser } from 'playwright-core';
import { getMarks } from '../../../src/domain/part-marks.ts';
import { listLeafParts } from '../../../src/domain/part-path.ts';
import type { PlainQuestion, Question } from '../../../src/domain/question.ts';
import { writeInFormat } from '../../../src/formats/format.fixture.ts';
import { createInteraction, type Field, type Interaction } from '../../../src/formats/items/interaction.ts';
import { openQtiPlayer, type QtiPlayer } from './qti-player.ts';

/** `skipped`: a person marks it, or it has an order or pairs to drag, which `web/tests/qti-player.test.ts` plays. */
export type PlayResult = { played: number; skipped: number; readonly wrong: string[] };

function listInteractions(question: PlainQuestion): Interaction[] {
  return question.parts === undefined
    ? [createInteraction(question, question.kind === 'mcq_mc')]
    : listLeafParts(question).map(({ part }) => createInteraction(part));
}

function isPlayable(interaction: Interaction): boolean {
  const { kind } = interaction;
  if (kind === 'choice') return interaction.options.some(({ correct }) => correct);
  return kind === 'number' || kind === 'text' || kind === 'table';
}

export async function playInQtiPlayer(questions: readonly Question[], browser: Browser): Promise<PlayResult> {
  const player = await openQtiPlayer(browser);
  const result: PlayResult = { played: 0, skipped: 0, wrong: [] };
  for (const question of questions.flatMap((each): PlainQuestion[] => each.questions ?? [each])) {
    const interactions = listInteractions(question);
    if (!interactions.every(isPlayable)) {
      result.skipped++;
      continue;
    }
    const marks = getMarks(question) ?? (question.parts === undefined ? 1 : interactions.length);
    for (const isRight of [true, false]) {
      const score = await play(question, interactions, { isRight, player });
      const expected = isRight ? marks : 0;
      if (Math.abs(score - expected) > 1e-6)
        result.wrong.push(
          `${question.id}: ${isRight ? 'the key' : 'a wrong answer'} gives ${score}, not ${expected}`,
        );
    }
    result.played++;
  }
  await player.page.close();
  return result;
}

type Play = { readonly isRight: boolean; readonly player: QtiPlayer };

async function play(
  question: PlainQuestion,
  interactions: readonly Interaction[],
  { isRight, player }: Play,
): Promise<number> {
  await player.load(question);
  let [group, input] = [0, 0];
  for (const interaction of interactions) {
    if (interaction.kind === 'choice') {
      const choices = player.page
        .locator('.qti-choice-interaction')
        .nth(group++)
        .locator('.qti-simple-choice');
      for (const index of chooseOptions(interaction, isRight)) await choices.nth(index).click();
    } else
      for (const field of listFields(interaction)) {
        const box = player.page.locator('input.text-entry-default').nth(input++);
        await box.fill('');
        await box.pressSequentially(formatResponse(field, isRight));
        await box.blur();
      }
  }
  return player.readScore();
}

function listFields(interaction: Interaction): readonly Field[] {
  if (interaction.kind === 'table') return interaction.cells;
  return interaction.kind === 'number' || interaction.kind === 'text' ? [interaction] : [];
}

/** The right options, or exactly the wrong ones; of several wrong ones only the first. */
function chooseOptions({ options }: Extract<Interaction, { kind: 'choice' }>, isRight: boolean): number[] {
  const chosen = options.flatMap(({ correct }, index) => (correct === isRight ? [index] : []));
  return isRight ? chosen : chosen.slice(0, 1);
}

/** The key, or a number outside its interval or another word. */
function formatResponse(field: Field, isRight: boolean): string {
  if (field.kind === 'text') return isRight ? (field.accepted[0] ?? '') : 'qqqzzz';
  const { value, high } = field.answer;
  return String(isRight ? value : high + Math.max(1, Math.abs(high)));
}

type GiftChoice = { readonly isCorrect: boolean; readonly weight: number | null };
type GiftNumber = {
  readonly type: string;
  readonly number?: number;
  readonly range?: number;
  readonly numberLow?: number;
  readonly numberHigh?: number;
};
type GiftQuestion = {
  readonly id: string;
  readonly type: string;
  readonly choices?: readonly (GiftChoice & { readonly text: GiftNumber })[] | GiftNumber;
};

/** Compares the key in our GIFT, as `gift-pegjs` reads it, with our own key. */
export async function compareGiftKeys(questions: readonly Question[]): Promise<PlayResult> {
  const reference: { parse(text: string): GiftQuestion[] } = createRequire(import.meta.url)('gift-pegjs');
  const plain = questions.filter(({ parts, questions: inner }) => parts === undefined && inner === undefined);
  const { text } = await writeInFormat('gift', [plain]);
  const read = new Map(reference.parse(text).map((question) => [question.id, question]));
  const result: PlayResult = { played: 0, skipped: 0, wrong: [] };
  for (const question of plain) {
    const [interaction] = listInteractions(question);
    const other = read.get(question.id);
    if (interaction?.kind === 'choice' && isPlayable(interaction) && Array.isArray(other?.choices)) {
      const keys = other.choices.map(({ isCorrect, weight }) => isCorrect || (weight ?? 0) > 0);
      const expected = interaction.options.map(({ correct }) => correct);
      if (keys.join() !== expected.join()) result.wrong.push(`${question.id}: ${keys.join()}`);
      result.played++;
    } else if (interaction?.kind === 'number' && other?.type === 'Numerical') {
      const { low, high } = interaction.answer;
      const [first, last] = readInterval(other.choices);
      if (Math.abs(first - low) + Math.abs(last - high) > 1e-9 * Math.max(1, Math.abs(high)))
        result.wrong.push(`${question.id}: ${first} to ${last}, not ${low} to ${high}`);
      result.played++;
    } else result.skipped++;
  }
  return result;
}

function readInterval(choices: GiftQuestion['choices']): readonly [low: number, high: number] {
  const answer = Array.isArray(choices) ? choices[0]?.text : choices;
  if (answer === undefined || !('type' in answer)) return [Number.NaN, Number.NaN];
  const { number = Number.NaN, range = 0, numberLow, numberHigh } = answer;
  return [numberLow ?? number - range, numberHigh ?? number + range];
}
