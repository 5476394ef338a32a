import { type ReactNode, useId } from 'react';
import { Button } from './button.tsx';
import { Cluster, Stack } from './layout.tsx';
import { Notice } from './notice.tsx';
import { Dialog } from './overlay.tsx';

export interface FormDialogProps {
  readonly title: string;
  /** Of the button that sends the form; the form's name too. */
  readonly action: string;
  readonly isDangerous?: boolean;
  /** Of that button while it is sent (default “Saving”). */
  readonly pendingLabel?: string;
  readonly pending: boolean;
  /** A failure that belongs to no field. */
  readonly failure: { readonly message: string } | null | undefined;
  readonly onSend: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A short form over a page, open as long as it is rendered. */
export const FormDialog = (props: FormDialogProps) => {
  const { title, action, isDangerous = false, pending, pendingLabel = 'Saving' } = props;
  const { failure, onSend, onClose, children } = props;
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
            pendingLabel={pendingLabel}
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
