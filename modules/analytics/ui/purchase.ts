import { hasAgreed } from '#modules/privacy/ui.ts';

const KEY = 'pixel-purchase';

const lines = ['hair_loss_care', 'sexual_health'] as const;

/** What the ad pixels receive about a purchase: its service line. */
export type PixelLine = (typeof lines)[number];

const linesIn = (value: unknown): readonly PixelLine[] =>
  Array.isArray(value) ? lines.filter((line) => value.includes(line)) : [];

/**
 * Stores a purchase for the pixels. Purchases are made on health pages, which share nothing, so it is sent from the
 * next page in the same tab that is not a health page. Without consent nothing is stored.
 */
export const notePurchase = (payload: object): void => {
  const noted = 'specialties' in payload ? linesIn(payload.specialties) : [];
  if (noted.length > 0 && hasAgreed()) sessionStorage.setItem(KEY, JSON.stringify(noted));
};

/** Returns the stored purchase once. */
export const takePurchase = (): readonly PixelLine[] => {
  const stored = sessionStorage.getItem(KEY);
  if (stored === null) return [];
  sessionStorage.removeItem(KEY);
  try {
    return linesIn(JSON.parse(stored));
  } catch {
    return [];
  }
};
