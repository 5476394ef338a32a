import type { Router } from 'express';
import type { Settings } from '#config/settings.ts';
import type { AdapterParts } from './adapter-parts.ts';
import { openAnalytics } from './analytics/open-analytics.ts';
import type { Flags } from './flags/flags.ts';
import { openFlagService } from './flags/open-flag-service.ts';
import { productFlags } from './flags/product-flags.ts';
import { openMail } from './mail/open-mail.ts';
import { readOutages } from './outages/read-outages.ts';
import { openPager } from './pager/open-pager.ts';
import { openStripe } from './payments/open-stripe.ts';
import type { Payments } from './payments/payments.ts';
import { openPharmacy } from './pharmacy/open-pharmacy.ts';
import { openObjectStore } from './photos/open-object-store.ts';
import { cardEntryPort } from './ports/card-entry.ts';
import { eventForwarderPort } from './ports/event-forwarder.ts';
import { flagPort, type ProductFlags } from './ports/flags.ts';
import { givenFlagsPort } from './ports/given-flags.ts';
import { mailPort } from './ports/mail.ts';
import { objectStorePort } from './ports/object-store.ts';
import { outagesPort } from './ports/outages.ts';
import { pagerPort } from './ports/pager.ts';
import { paymentGatewayPort } from './ports/payment-gateway.ts';
import { pharmacyPort } from './ports/pharmacy.ts';
import { type SalesTax, salesTaxPort } from './ports/sales-tax.ts';
import { textMessagesPort } from './ports/text-messages.ts';
import { topicMessagesPort } from './ports/topic-messages.ts';
import { type Provider, provide } from './scope.ts';
import { openTextMessages } from './text-messages/open-text-messages.ts';

export interface Adapters {
  /** The settings, completed by those of simulated services. */
  readonly settings: Settings;
  /** The outside services. */
  readonly providers: readonly Provider[];
  readonly payments: Payments;
  readonly flags: Flags;
  /** The flags as they are for everyone. */
  readonly forEveryone: ProductFlags;
  /** Routers of simulated services that browsers talk to. */
  readonly embedded: readonly { readonly path: string; readonly router: Router }[];
  close(): Promise<void>;
}

const salesTaxBy = ({ SALES_TAX }: Settings, { tax }: Payments): SalesTax => {
  if (SALES_TAX === 'stripe') return { by: 'service', service: tax };
  return { by: SALES_TAX === 'table' ? 'table' : 'nobody' };
};

/** The outside services behind ports: real ones where settings name them, otherwise simulated ones if there are any. */
export const openAdapters = async (parts: AdapterParts): Promise<Adapters> => {
  const { settings, simulated } = parts;
  const flagService = await openFlagService(parts);
  const { flags } = flagService;
  const payments = openStripe(settings) ?? (await simulated.openPayments?.(parts));
  const mail = await openMail(parts);
  const pager = await openPager(parts);
  const pharmacy = await openPharmacy(parts);
  const texts = await openTextMessages(parts);
  if (!payments) throw new Error('There is no payment processor.');
  const objects = await openObjectStore(parts);
  const analytics = await openAnalytics(parts);
  const forEveryone = productFlags(flags);
  return {
    settings: { ...settings, ...analytics.settings, ...mail.settings },
    providers: [
      provide(flagPort, () => forEveryone),
      provide(givenFlagsPort, () => flags.given),
      provide(outagesPort, () => ({ read: () => readOutages(settings.OUTAGES_FILE) })),
      provide(eventForwarderPort, () => analytics.forwarder),
      provide(paymentGatewayPort, () => payments.gateway),
      provide(cardEntryPort, () => payments.cardEntry),
      provide(salesTaxPort, () => salesTaxBy(settings, payments)),
      provide(objectStorePort, () => objects.store),
      provide(mailPort, () => mail.service),
      provide(topicMessagesPort, () => mail.topicMessages),
      provide(pagerPort, () => pager.service),
      provide(pharmacyPort, () => pharmacy.service),
      provide(textMessagesPort, () => texts.service),
    ],
    payments,
    flags,
    forEveryone,
    embedded: [payments, mail, pager, pharmacy, texts, objects, flagService, analytics].flatMap(
      ({ browserRouter }) => browserRouter ?? [],
    ),
    close: async () => {
      await pharmacy.stop();
      await objects.stop();
      await analytics.stop();
      await texts.stop();
      await pager.stop();
      await mail.stop();
      await payments.stop();
      await flagService.stop();
    },
  };
};
