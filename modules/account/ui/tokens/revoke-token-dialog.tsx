import { useMutation } from '#client/forms/use-mutation.ts';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import type { DeskTokenRowFragment } from './desk-token-row.generated.ts';
import { DeskRevokeTokenDocument } from './revoke-token.generated.ts';

interface RevokeTokenDialogProps {
  readonly token: DeskTokenRowFragment;
  readonly onDone: (text: string) => void;
  readonly onClose: () => void;
}

/** Asks before a token is revoked. */
export const RevokeTokenDialog = ({ token, onDone, onClose }: RevokeTokenDialogProps) => {
  const revoke = useMutation(DeskRevokeTokenDocument);
  const send = async (): Promise<void> => {
    const result = await revoke.run({ id: token.id });
    if (result?.ok) onDone(`The token of ${token.name} was revoked.`);
  };
  return (
    <FormDialog
      title={`Revoke the token of ${token.name}`}
      action="Revoke the token"
      isDangerous
      pending={revoke.pending}
      failure={revoke.failure}
      onSend={() => void send()}
      onClose={onClose}
    >
      <p>The program gets no more answers, from its next request on. This cannot be undone.</p>
    </FormDialog>
  );
};
