import { describe, it } from 'node:test';
import { mathsProperties } from './maths-properties.arbitrary.ts';

describe('the maths engine', () => {
  for (const { title, check } of mathsProperties) {
    it(`holds for random input: ${title}`, () => check(200));
  }
});
