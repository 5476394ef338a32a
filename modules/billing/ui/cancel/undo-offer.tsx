import { useState } from 'react';
import { NeedsScript } from '#client/forms/needs-script.tsx';
import { ScriptedForm } from '#client/forms/scripted-form.tsx';
import { useMutation } from '#client/forms/use-mutation.ts';
import { runQuery } from '#client/graphql/client.ts';
import { goTo } from '#client/routing/navigate.ts';
import { Button } from '#client/ui/button.tsx';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { formatDate } from '#kernel/dates.ts';
import type { Failure } from '#kernel/result.ts';
import { consentHash } from '#modules/account/ui.ts';
import { TakeBackCancellationDocument } from './take-back-cancellation.generated.ts';
import { UndoCancellationDocument, type UndoCancellationQuery } from './undo-cancellation.generated.ts';

type Undo = UndoCancellationQuery['undoCancellation'];

/** Offers to take the cancellation back: first its effect, then a box and a button. */
export const UndoOffer = ({ subscriptionId }: { readonly subscriptionId: string }) => {
  const [undo, setUndo] = useState<Undo | null>(null);
  const [refused, setRefused] = useState<Failure | null>(null);
  const [asking, setAsking] = useState(false);
  const [agreed, setAgreed] = useState(false);
  const takeBack = useMutation(TakeBackCancellationDocument);

  const show = async (): Promise<void> => {
    setAsking(true);
    const answer = await runQuery(UndoCancellationDocument, { subscriptionId });
    setAsking(false);
    setAgreed(false);
    takeBack.clear();
    setRefused(answer.ok ? null : answer.failure);
    setUndo(answer.ok ? answer.value.undoCancellation : null);
  };
  const send = async (): Promise<void> => {
    if (!undo) return;
    const { consentVersion, consentText } = undo;
    const shownHash = consentHash(consentText);
    const done = await takeBack.run({ input: { subscriptionId, agreed, consentVersion, shownHash } });
    if (done?.ok) await goTo(`/account/customer-service-request/thank-you?subscription=${subscriptionId}`);
  };
  const failure = takeBack.failure?.fields.some(({ field }) => field === 'agreed')
    ? null
    : (takeBack.failure ?? refused);

  return (
    <Stack as="section" gap={4} aria-labelledby="undo">
      <h2 id="undo">Canceled by mistake?</h2>
      {undo ? (
        <ScriptedForm noValidate onSend={send}>
          <Stack gap={4}>
            <p>
              It will continue as before, and nothing is charged today. Packages that were canceled with it
              will not ship. You can do this until {formatDate(undo.until)}.
            </p>
            <CheckboxField
              name="agreed"
              label={undo.consentText}
              checked={agreed}
              onChange={setAgreed}
              error={takeBack.problem('agreed')}
            />
            <div>
              <Button type="submit" pending={takeBack.pending} pendingLabel="One moment">
                Undo my cancellation
              </Button>
            </div>
          </Stack>
        </ScriptedForm>
      ) : (
        <>
          <p>You can undo it. We show you what that means first.</p>
          <div>
            <Button variant="secondary" pending={asking} onClick={() => void show()}>
              Undo cancellation
            </Button>
          </div>
          <NeedsScript what="Undoing a cancellation" />
        </>
      )}
      {failure ? (
        <Notice tone="caution" title="This cannot be undone">
          {failure.message}
        </Notice>
      ) : null}
    </Stack>
  );
};
