import type { AdapterParts } from '../adapter-parts.ts';
import type { TextMessages } from '../ports/text-messages.ts';
import { noTextMessages } from './no-text-messages.ts';
import type { SimulatedTextMessages } from './simulated-text-messages.ts';
import { createTwilioService } from './twilio-service.ts';

interface OpenTextMessages {
  readonly service: TextMessages;
  /** What browsers load from the simulator; null without one. */
  readonly browserRouter: SimulatedTextMessages['browserRouter'] | null;
  stop(): Promise<void>;
}

/** Text messages with Twilio, or with the simulated provider; none where there is neither. */
export const openTextMessages = async (parts: AdapterParts): Promise<OpenTextMessages> => {
  const {
    TWILIO_ACCOUNT_SID: accountSid,
    TWILIO_AUTH_TOKEN: authToken,
    TWILIO_MESSAGING_SERVICE_SID: messagingServiceSid,
    origins,
  } = parts.settings;
  const none = { browserRouter: null, stop: async () => {} };
  if (accountSid && authToken && messagingServiceSid) {
    const options = { accountSid, authToken, messagingServiceSid, appOrigin: origins.app };
    return { service: createTwilioService(options), ...none };
  }
  const simulated = await parts.simulated.openTextMessages?.(parts);
  if (!simulated) return { service: noTextMessages, ...none };
  return {
    service: createTwilioService(simulated.options),
    browserRouter: simulated.browserRouter,
    stop: () => simulated.stop(),
  };
};
