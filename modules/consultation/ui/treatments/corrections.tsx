import { SendButton } from '#client/forms/send-button.tsx';
import { useMutation } from '#client/forms/use-mutation.ts';
import { useLink } from '#client/layout/links.tsx';
import { refreshPage } from '#client/routing/navigate.ts';
import { LinkButton } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Cluster, Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { toast } from '#client/ui/toast.tsx';
import { ConfirmCorrectionDocument } from '../../pages/confirm-correction.generated.ts';

export interface Correction {
  readonly id: string;
  readonly changes: readonly { readonly label: string; readonly before: string; readonly after: string }[];
  readonly reason: string;
}

/** A clinician's corrections for the patient. Until the patient confirms them, their own answers count. */
const CorrectionCard = ({ correction }: { readonly correction: Correction }) => {
  const link = useLink();
  const sending = useMutation(ConfirmCorrectionDocument);
  const { id, changes, reason } = correction;
  const confirm = async () => {
    const result = await sending.run({ correctionId: id });
    if (!result?.ok) return;
    toast('Thank you. Your clinician can continue.', { tone: 'success' });
    await refreshPage();
  };
  return (
    <Card as="section" aria-labelledby={`correction-${id}`}>
      <Stack gap={4}>
        <h2 id={`correction-${id}`}>Is this correct now?</h2>
        <p>
          Your clinician corrected an answer that decides what is safe for you. It takes effect when you
          confirm it.
        </p>
        {changes.map(({ label, before, after }) => (
          <p key={label}>
            {label}
            <br />
            You answered: {before}
            <br />
            Corrected to: {after}
          </p>
        ))}
        <p>Reason: {reason}</p>
        {sending.failure ? <Notice tone="danger">{sending.failure.message}</Notice> : null}
        <Cluster gap={3}>
          <SendButton sending={sending} pendingLabel="Confirming" onSend={confirm}>
            Yes, that is right
          </SendButton>
          <LinkButton variant="secondary" href={link('/messages')}>
            No, write to the clinician
          </LinkButton>
        </Cluster>
      </Stack>
    </Card>
  );
};

export const Corrections = ({ corrections }: { readonly corrections: readonly Correction[] }) => (
  <>
    {corrections.map((correction) => (
      <CorrectionCard key={correction.id} correction={correction} />
    ))}
  </>
);
