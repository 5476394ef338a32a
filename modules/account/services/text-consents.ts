import { textOutboxPort } from '#modules/text-message/index.ts';
import { flagPort } from '#server/ports/flags.ts';
import type { Scope } from '#server/scope.ts';
import { careTextsConsent } from '../domain/care-texts-consent.ts';
import type { TextConsents } from '../text-consents-port.ts';

/** One page asks, the same one for everyone; none where there is no provider of text messages. */
export const textConsents = (scope: Scope): TextConsents => ({
  offeredAt: (page) => {
    const asks = scope.use(flagPort).values()['sms-opt-in-location'] === page;
    return asks && scope.use(textOutboxPort).isOn ? careTextsConsent : null;
  },
});
