import { useState } from 'react';
import { SendButton } from '#client/forms/send-button.tsx';
import { useMutation } from '#client/forms/use-mutation.ts';
import { goTo, refreshPage } from '#client/routing/navigate.ts';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { type ReadFirst, ReadFirstList } from '#client/ui/read-first.tsx';
import { consentHash } from '#modules/account/ui.ts';
import { track } from '#modules/analytics/ui.ts';
import { missingTexts, tickedRuleIds } from '#modules/eligibility/ui.ts';
import { SubmitRenewalDocument } from './submit-renewal.generated.ts';

export interface SendRenewalProps {
  readonly responseId: string;
  readonly revision: number;
  /** Beside the box; empty when there is nothing to agree to. */
  readonly consentText: string;
  /** What has to be done on the page first, as a sentence; null when there is nothing. */
  readonly first: string | null;
  /** Where it leads when it was sent; the page itself shows it when left out. */
  readonly donePath?: string;
}

/** The fresh agreement, the safety texts that are new to the patient, and the button that sends the renewal. */
export const SendRenewal = ({ responseId, revision, consentText, first, donePath }: SendRenewalProps) => {
  const sending = useMutation(SubmitRenewalDocument);
  // Another text has to be agreed to again.
  const [agreedTo, setAgreedTo] = useState<string | null>(null);
  const agreed = agreedTo === consentText;
  const [tried, setTried] = useState(false);
  const [texts, setTexts] = useState<readonly ReadFirst[]>([]);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const needsBox = consentText !== '';

  const send = async () => {
    setTried(true);
    if (first !== null) return;
    const unread = texts.find(({ id }) => !ticked.has(id));
    if (unread || (needsBox && !agreed)) {
      document.getElementById(`field-${unread?.id ?? 'agreed'}`)?.focus();
      return;
    }
    const result = await sending.run({
      responseId,
      revision,
      agreed,
      shownHash: needsBox ? consentHash(consentText) : null,
      acknowledgedRuleIds: [...tickedRuleIds(ticked)],
    });
    if (result === null) return;
    if (result.ok) {
      track('renewal submitted');
      if (donePath !== undefined) return goTo(donePath);
    } else {
      const missing = missingTexts(result.failure);
      if (missing.length > 0) {
        setTexts(missing);
        setTried(false);
        return;
      }
      setAgreedTo(null);
    }
    // Sent, or something has changed that the page has to show.
    await refreshPage();
  };
  return (
    <Stack gap={5}>
      <ReadFirstList
        texts={texts}
        ticked={ticked}
        errorOf={(id) => (tried && !ticked.has(id) ? 'Please read this and check the box.' : undefined)}
        onTick={(id, on) =>
          setTicked((before) => new Set(on ? [...before, id] : [...before].filter((one) => one !== id)))
        }
      />
      {needsBox ? (
        <CheckboxField
          name="agreed"
          label={consentText}
          checked={agreed}
          onChange={(on) => setAgreedTo(on ? consentText : null)}
          error={tried && !agreed ? 'Please check this box to send your renewal.' : sending.problem('agreed')}
        />
      ) : null}
      {tried && first !== null ? <Notice tone="caution">{first}</Notice> : null}
      {sending.failure ? <Notice tone="danger">{sending.failure.message}</Notice> : null}
      <div>
        <SendButton sending={sending} pendingLabel="Sending your renewal" onSend={send}>
          Send to a clinician
        </SendButton>
      </div>
    </Stack>
  );
};
