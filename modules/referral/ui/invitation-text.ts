import { brand } from '#config/brand.ts';

/** What a patient passes on. Names no condition, no treatment and nothing that the sender takes. */
export const invitationText = (url: string): string => `Here is an invitation to ${brand.name}: ${url}`;
