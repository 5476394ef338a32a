import type { TypedDocument } from '#client/data/document.ts';
import { useMutation } from '#client/forms/use-mutation.ts';
import { FormDialog } from '#client/ui/form-dialog.tsx';

interface ConfirmChangeDialogProps<Answer> {
  readonly document: TypedDocument<Answer, { email: string }>;
  readonly email: string;
  readonly title: string;
  readonly action: string;
  readonly isDangerous?: boolean;
  /** What happens. */
  readonly text: string;
  /** Shown afterwards. */
  readonly done: string;
  readonly onDone: (text: string) => void;
  readonly onClose: () => void;
}

/** Asks before a change of an account of staff that needs no further input. */
export const ConfirmChangeDialog = <Answer,>(props: ConfirmChangeDialogProps<Answer>) => {
  const { document, email, title, action, isDangerous = false, text, done, onDone, onClose } = props;
  const change = useMutation(document);
  const send = async (): Promise<void> => {
    const result = await change.run({ email });
    if (result?.ok) onDone(done);
  };
  return (
    <FormDialog
      title={title}
      action={action}
      isDangerous={isDangerous}
      pending={change.pending}
      failure={change.failure}
      onSend={() => void send()}
      onClose={onClose}
    >
      <p>{text}</p>
    </FormDialog>
  );
};
