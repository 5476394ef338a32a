import type { CardFieldConfig } from '#client/payments/card-field-config.ts';
import { definePort } from '../scope.ts';

/** How pages take card numbers: the provider's hosted fields, never our own form. */
export const cardEntryPort = definePort<CardFieldConfig>('server.cardEntry');
