import { brand } from '#config/brand.ts';
import { type TextKind, texts } from '../domain/texts.ts';

/** The whole text message. `app`: origin of the patients' host. */
export const textBody = (kind: TextKind, app: string): string => {
  const { says, page } = texts[kind];
  return `${brand.name}: ${says} ${app}${page} Reply STOP to end texts.`;
};
