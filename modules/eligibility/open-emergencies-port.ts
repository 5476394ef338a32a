import { definePort } from '#server/scope.ts';

/** Emergencies of patients that no clinician has closed; provided by the module that owns visits. */
export interface OpenEmergencies {
  /** Ids of the patient's visits, over all their accounts, with an emergency that has no outcome yet; oldest first. */
  of(userId: string): Promise<readonly string[]>;
}
export const openEmergenciesPort = definePort<OpenEmergencies>('eligibility.openEmergencies');
