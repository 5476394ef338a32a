import type { Failure, Result } from '#kernel/result.ts';
import { definePort } from '../scope.ts';

/** An operator in a patient's place, as far as a session needs to know. */
export interface Impersonation {
  readonly id: string;
  readonly operatorId: string;
  readonly patient: { readonly id: string; readonly email: string };
}

/** What ended an impersonation before its time. */
export type ImpersonationEnd = 'ended by the operator' | 'signed out';

/** How sign-in reaches the record of who acts in whose place. */
export interface ImpersonationGateway {
  /**
   * Uses up the one-time token that the staff host gave to this browser. Null when it is unknown, used, older than a
   * minute, of another browser, or of somebody who is no operator any more.
   */
  enter(token: string, userAgent: string): Promise<Impersonation | null>;
  /** Whether it still holds. One whose time has run out, or whose operator is none any more, is ended by asking. */
  isLive(id: string): Promise<boolean>;
  /** Ends what the operator has begun; nothing when there is nothing. */
  end(operatorId: string, why: ImpersonationEnd): Promise<void>;
}

export const impersonationPort = definePort<ImpersonationGateway>('server.impersonation');

/** What only the patient may do: pay, agree, answer, write, cancel. */
export const impersonationRefusal: Failure = {
  code: 'IMPERSONATION_REFUSED',
  message: 'You are acting for this patient. Only he can pay, agree, answer, write or change anything here.',
  fields: [],
};

export const refusedToImpersonator: Result<never> = { ok: false, failure: impersonationRefusal };
