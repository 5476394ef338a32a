import { brand } from '#config/brand.ts';

/** Day of the texts, before a clinician's review, of the pages about hair loss and sexual health, `YYYY-MM-DD`. */
export const LAST_REVIEW = '2026-11-10';

/** Roles, not persons: who holds them is on file with the medical group. */
export const reviewRoles = {
  writer: `${brand.name} content team`,
  reviewer: `Medical reviewer, ${brand.medicalGroup}`,
} as const;
