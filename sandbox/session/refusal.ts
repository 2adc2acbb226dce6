import type { ApiErrorCode } from './contract.ts';

/** A request that is turned down: becomes the 4xx answer `ApiError`. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: ApiErrorCode;
  readonly field: string | undefined;

  constructor(status: number, code: ApiErrorCode, message: string, field?: string) {
    super(message);
    this.status = status;
    this.code = code;
    this.field = field;
  }
}

export function refuse(status: number, code: ApiErrorCode, message: string, field?: string): Refusal {
  return new Refusal(status, code, message, field);
}
