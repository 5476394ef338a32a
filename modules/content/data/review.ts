import { brand } from '#config/brand.ts';

/** Date of the texts about hair loss and sexual health, before a clinician's review, `YYYY-MM-DD`. */
export const LAST_REVIEW = '2026-11-10';

/** Roles, not people: the medical group records who has them. */
export const reviewRoles = {
  writer: `${brand.name} content team`,
  reviewer: `Medical reviewer, ${brand.medicalGroup}`,
} as const;
