import { hasAgreed } from '#modules/privacy/ui.ts';

const KEY = 'pixel-purchase';

const lines = ['hair_loss_care', 'sexual_health'] as const;

/** What the ad pixels know of a purchase: its service line. */
export type PixelLine = (typeof lines)[number];

const linesIn = (value: unknown): readonly PixelLine[] =>
  Array.isArray(value) ? lines.filter((line) => value.includes(line)) : [];

/**
 * Notes a purchase for the pixels. It was made on a health page, where nothing goes to others; it is told, if at
 * all, from the next page that is none, in the same tab. Without consent nothing is noted.
 */
export const notePurchase = (payload: object): void => {
  const noted = 'specialties' in payload ? linesIn(payload.specialties) : [];
  if (noted.length > 0 && hasAgreed()) sessionStorage.setItem(KEY, JSON.stringify(noted));
};

/** The purchase that waits to be told, once. */
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
