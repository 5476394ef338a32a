import { lazy, Suspense, useId, useState } from 'react';
import { refreshPage } from '#client/routing/navigate.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button, LinkButton } from '#client/ui/button.tsx';
import { DeskCard } from '#client/ui/desk-card.tsx';
import { Cluster } from '#client/ui/layout.tsx';
import { Moment } from '#client/ui/moment.tsx';
import type { DeskBillingTaskCardFragment } from './desk-billing-task-card.generated.ts';
import styles from './desk-tasks.module.css';

const CloseTaskDialog = lazy(async () => ({
  default: (await import('./close-task-dialog.tsx')).CloseTaskDialog,
}));

/** One task about money: what happened, what to do, links, and how it ended. */
export const TaskCard = ({ task }: { readonly task: DeskBillingTaskCardFragment }) => {
  const id = useId();
  const [isClosing, setClosing] = useState(false);
  const done = (): void => {
    setClosing(false);
    void refreshPage();
  };
  return (
    <DeskCard
      id={id}
      title={task.label}
      badge={
        task.closedAt ? (
          <Badge tone="neutral">{task.outcome}</Badge>
        ) : (
          <Badge tone={task.isLate ? 'danger' : 'caution'}>
            {task.isLate ? 'Late since' : 'Due'} <Moment at={task.dueAt} />
          </Badge>
        )
      }
    >
      <p className={styles.text}>{task.detail}</p>
      {task.todo ? (
        <p className={styles.text}>
          <strong>What to do:</strong> {task.todo}
        </p>
      ) : null}
      <p className={styles.fine}>
        {task.patientName ? `${task.patientName}. ` : ''}Opened <Moment at={task.openedAt} />.
      </p>
      {task.closedAt ? (
        <p className={styles.text}>
          Closed <Moment at={task.closedAt} />
          {task.closedBy ? ` by ${task.closedBy}` : ''}: {task.reason}
        </p>
      ) : null}
      <Cluster gap={3}>
        {task.closedAt ? null : (
          <Button size="small" variant="secondary" onClick={() => setClosing(true)}>
            Close
            <span className="visually-hidden">
              {' '}
              {task.label} {task.invoiceNumber}
            </span>
          </Button>
        )}
        {task.invoiceNumber ? (
          <LinkButton size="small" variant="quiet" href={`/desk/journal?number=${task.invoiceNumber}`}>
            Invoice {task.invoiceNumber}
          </LinkButton>
        ) : null}
        {task.orderNumber ? (
          <LinkButton size="small" variant="quiet" href={`/desk/journal?number=${task.orderNumber}`}>
            Order {task.orderNumber}
          </LinkButton>
        ) : null}
      </Cluster>
      <Suspense>
        {isClosing ? <CloseTaskDialog task={task} onDone={done} onClose={() => setClosing(false)} /> : null}
      </Suspense>
    </DeskCard>
  );
};
