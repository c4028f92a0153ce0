import { Fault } from '../../domain/fault.ts';

/** Thrown when the owner already has the maximum number of running generations. */
export class TooManyGenerations extends Fault {
  constructor(max: number) {
    super('service-down', `You already have ${max} running generations.`, {
      advice: 'Wait for one of them to end, or cancel one.',
    });
    this.name = 'TooManyGenerations';
  }
}
