import type { Failure, Result } from '#kernel/result.ts';
import { definePort } from '../scope.ts';

/** An impersonation, as far as a session needs it. */
export interface Impersonation {
  readonly id: string;
  readonly operatorId: string;
  readonly patient: { readonly id: string; readonly email: string };
}

/** What ended an impersonation early. */
export type ImpersonationEnd = 'ended by the operator' | 'signed out';

/** How sign-in reads the record of impersonations. */
export interface ImpersonationGateway {
  /**
   * Uses up the one-time token that the staff host issued to this browser. Null when it is unknown, used, older than a
   * minute, of another browser, or of somebody who is no longer an operator.
   */
  enter(token: string, userAgent: string): Promise<Impersonation | null>;
  /** Whether it is still active. Also ends one that has expired or whose operator has lost the role. */
  isLive(id: string): Promise<boolean>;
  /** Ends the operator's impersonations, if there are any. */
  end(operatorId: string, why: ImpersonationEnd): Promise<void>;
}

export const impersonationPort = definePort<ImpersonationGateway>('server.impersonation');

/** Actions reserved for the patient: pay, consent, answer, write, cancel. */
export const impersonationRefusal: Failure = {
  code: 'IMPERSONATION_REFUSED',
  message: 'You are acting for this patient. Only he can pay, agree, answer, write or change anything here.',
  fields: [],
};

export const refusedToImpersonator: Result<never> = { ok: false, failure: impersonationRefusal };
