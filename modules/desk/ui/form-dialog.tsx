import { type ReactNode, useId } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Cluster, Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { Dialog } from '#client/ui/overlay.tsx';

export interface FormDialogProps {
  readonly title: string;
  /** Of the button that sends the form; the form's name too. */
  readonly action: string;
  readonly isDangerous?: boolean;
  readonly pending: boolean;
  /** A failure that belongs to no field. */
  readonly failure: { readonly message: string } | null | undefined;
  readonly onSend: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form of the clinician over the case, open as long as it is rendered. */
export const FormDialog = (props: FormDialogProps) => {
  const { title, action, isDangerous = false, pending, failure, onSend, onClose, children } = props;
  const form = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <Cluster gap={3} spread>
          <Button variant="secondary" onClick={onClose}>
            Go back
          </Button>
          <Button
            type="submit"
            form={form}
            variant={isDangerous ? 'danger' : 'primary'}
            pending={pending}
            pendingLabel="Saving"
          >
            {action}
          </Button>
        </Cluster>
      }
    >
      <form
        id={form}
        method="post"
        noValidate
        aria-label={action}
        onSubmit={(event) => {
          event.preventDefault();
          onSend();
        }}
      >
        <Stack gap={4}>
          {children}
          {failure ? <Notice tone="danger">{failure.message}</Notice> : null}
        </Stack>
      </form>
    </Dialog>
  );
};
