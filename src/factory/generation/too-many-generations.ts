import { Fault } from '../../domain/fault.ts';

/** A person has as many generations under way as one may have. */
export class TooManyGenerations extends Fault {
  constructor(most: number) {
    super('service-down', `${most} generations of yours are under way already.`, {
      advice: 'Wait for one of them to end, or cancel one.',
    });
    this.name = 'TooManyGenerations';
  }
}
