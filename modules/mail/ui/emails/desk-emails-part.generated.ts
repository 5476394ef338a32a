// Made by "npm run codegen". Do not edit.
import type { DeskEmailRowFragment } from '#modules/mail/ui/emails/desk-email-row.generated.ts';

export type DeskEmailsPartFragment = { readonly next: string | null, readonly emails: ReadonlyArray<DeskEmailRowFragment> };
