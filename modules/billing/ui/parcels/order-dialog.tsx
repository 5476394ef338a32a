import { type ReactNode, useId } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Cluster, Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { Dialog } from '#client/ui/overlay.tsx';
import type { Failure } from '#kernel/result.ts';

interface OrderDialogProps {
  readonly title: string;
  /** Of the button that sends the form. */
  readonly action: string;
  readonly isDangerous?: boolean;
  readonly pending: boolean;
  readonly failure: Failure | null;
  readonly onSend: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A short form about one order, open as long as it is rendered. */
export const OrderDialog = (props: OrderDialogProps) => {
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
            pendingLabel="Sending"
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
        aria-label={title}
        onSubmit={(event) => {
          event.preventDefault();
          onSend();
        }}
      >
        <Stack gap={4}>
          {children}
          {failure && failure.fields.length === 0 ? <Notice tone="danger">{failure.message}</Notice> : null}
        </Stack>
      </form>
    </Dialog>
  );
};
