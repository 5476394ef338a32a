import { useState } from 'react';
import { useMutation } from '#client/forms/use-mutation.ts';
import { refreshPage } from '#client/routing/navigate.ts';
import type { Failure } from '#kernel/result.ts';
import { consentHash } from '#modules/account/ui.ts';
import { SaveContactPreferenceDocument } from './contact-preferences.generated.ts';

/** A kind of message and channel that can be switched, with the text beside the box. */
export interface Switch {
  readonly type: string;
  readonly text: string;
  readonly isOn: boolean;
}

/** Saves decisions about messages, one at a time. Each is shown immediately, and reverted when it could not be saved. */
export const usePreference = (): {
  isOn(of: Switch): boolean;
  decide(of: Switch, on: boolean): Promise<void>;
  readonly failure: Failure | null;
} => {
  const save = useMutation(SaveContactPreferenceDocument);
  const [shown, setShown] = useState<{ readonly type: string; readonly on: boolean } | null>(null);
  return {
    failure: save.failure,
    isOn: ({ type, isOn }) => (shown?.type === type ? shown.on : isOn),
    decide: async ({ type, text }, on) => {
      if (save.pending) return;
      setShown({ type, on });
      const result = await save.run({ type, isOn: on, shownHash: on ? consentHash(text) : null });
      // Also shows the new text when the one on the screen is out of date.
      if (result?.ok || result?.failure.code === 'CONFLICT') await refreshPage();
      setShown(null);
    },
  };
};
