import type { ReactNode } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Cluster, Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { Dialog } from '#client/ui/overlay.tsx';
import type { Failure } from '#kernel/result.ts';
import styles from './confirm-dialog.module.css';
import { useConfirmKey } from './use-confirm-key.ts';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** What the patient will read or be asked. */
  readonly patientSees: ReactNode;
  /** What is charged or refunded. */
  readonly charged: ReactNode;
  /** Fields of the final step. */
  readonly children?: ReactNode;
  readonly confirm: string;
  readonly danger?: boolean;
  readonly pending: boolean;
  readonly failure: Failure | null;
  readonly onConfirm: () => void;
}

/** Confirmation before a decision: what the patient will see and what is charged. Ctrl+Enter confirms. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  useConfirmKey(props.open && !props.pending, props.onConfirm);
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      title={props.title}
      footer={
        <Cluster gap={3} spread>
          <Button variant="secondary" onClick={props.onClose}>
            Go back
          </Button>
          <Button
            variant={props.danger ? 'danger' : 'primary'}
            pending={props.pending}
            pendingLabel="Saving the decision"
            onClick={props.onConfirm}
          >
            {props.confirm}
          </Button>
        </Cluster>
      }
    >
      <Stack gap={4}>
        <dl className={styles.facts}>
          <div>
            <dt>What the patient will see</dt>
            <dd>{props.patientSees}</dd>
          </div>
          <div>
            <dt>What is charged</dt>
            <dd>{props.charged}</dd>
          </div>
        </dl>
        {props.children}
        {props.failure ? <Notice tone="danger">{props.failure.message}</Notice> : null}
      </Stack>
    </Dialog>
  );
};
