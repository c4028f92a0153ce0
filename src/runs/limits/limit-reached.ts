import { Fault } from '../../domain/fault.ts';

type LimitDetails = {
  readonly advice: string;
  /** Seconds after which the person may try again. */
  readonly retryAfterSeconds: number;
};

/** Thrown when a person reached a limit: a daily limit of their institution, or the number of unfinished runs. */
export class LimitReached extends Fault {
  readonly retryAfterSeconds: number;

  constructor(message: string, { advice, retryAfterSeconds }: LimitDetails) {
    super('service-down', message, { advice });
    this.name = 'LimitReached';
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
