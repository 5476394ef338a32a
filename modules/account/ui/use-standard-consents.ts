import { useState } from 'react';
import { runQuery } from '#client/graphql/client.ts';
import type { Failure } from '#kernel/result.ts';
import type { ShownText } from '../domain/consent-text.ts';
import type { StandardConsent } from '../domain/consent-texts.ts';
import { StandardConsentsDocument } from './standard-consents.generated.ts';

/**
 * The texts of a form as they are on its screen. `shown` is what to send with the answers; after a refusal because a
 * text changed, `showNewest` replaces it by the server's, and the input is kept.
 */
export const useStandardConsents = (consents: readonly StandardConsent[]) => {
  const [newest, setNewest] = useState<ReadonlyMap<string, string>>(new Map());
  const texts = consents.map((consent) => ({ ...consent, text: newest.get(consent.id) ?? consent.text }));
  return {
    texts,
    shown: async (): Promise<ShownText[]> => {
      // Loaded when a form is sent.
      const { shownText } = await import('../domain/consent-text.ts');
      return texts.map(shownText);
    },
    /** True when the failure is about outdated texts; the newest are loaded then. */
    showNewest: async (failure: Failure): Promise<boolean> => {
      if (!failure.fields.some(({ field }) => field === 'shownTexts')) return false;
      const answer = await runQuery(StandardConsentsDocument, {});
      if (answer.ok) setNewest(new Map(answer.value.consentTexts.map(({ id, text }) => [id, text])));
      return answer.ok;
    },
  };
};
