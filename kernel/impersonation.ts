import type { Failure, Result } from './result.ts';

/** How long an operator may act in a patient's place. */
export const IMPERSONATION_MINUTES = 30;

/** What only the patient may do: pay, agree, answer, write, cancel. */
export const impersonationRefusal: Failure = {
  code: 'IMPERSONATION_REFUSED',
  message: 'You are acting for this patient. Only he can pay, agree, answer, write or change anything here.',
  fields: [],
};

export const refusedToImpersonator: Result<never> = { ok: false, failure: impersonationRefusal };
