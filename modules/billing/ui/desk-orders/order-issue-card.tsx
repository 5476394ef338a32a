import { lazy, Suspense, useId, useState } from 'react';
import { refreshPage } from '#client/routing/navigate.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { DeskCard } from '#client/ui/desk-card.tsx';
import { Cluster } from '#client/ui/layout.tsx';
import { Moment } from '#client/ui/moment.tsx';
import { CasePhotos } from '../photos/case-photos.tsx';
import { wishText } from './answer-texts.ts';
import type { DeskOrderIssueCardFragment } from './desk-order-issue-card.generated.ts';
import styles from './desk-orders.module.css';

const DecideIssueDialog = lazy(async () => ({
  default: (await import('./decide-issue-dialog.tsx')).DecideIssueDialog,
}));

type Decision = DeskOrderIssueCardFragment['decisions'][number];

const choosable: readonly string[] = [
  'lost',
  'returned',
  'not_received',
  'damaged',
  'wrong_item',
  'unopened',
];

/** One order that waits for a decision: what happened, what the patient would like, and the decisions. */
export const OrderIssueCard = ({ issue }: { readonly issue: DeskOrderIssueCardFragment }) => {
  const id = useId();
  const [decision, setDecision] = useState<Decision | null>(null);
  const done = (): void => {
    setDecision(null);
    void refreshPage();
  };
  return (
    <DeskCard
      id={id}
      title={issue.label}
      badge={
        <Badge tone="caution">
          Due <Moment at={issue.dueAt} />
        </Badge>
      }
    >
      <p>
        Order {issue.orderNumber}, {issue.orderStatus.toLowerCase()}. {issue.patientName},{' '}
        {issue.patientEmail}, {issue.state}.
      </p>
      <ul className={styles.products}>
        {issue.products.map(({ productId, name, needsPrescription }) => (
          <li key={productId}>
            {name} {needsPrescription ? <Badge tone="rx">Rx</Badge> : null}
          </li>
        ))}
      </ul>
      {choosable.includes(issue.kind) ? <p>{wishText(issue.wish)}.</p> : null}
      {issue.isAwaitingReturn ? <p>Waiting for the package. Return the money when it is here.</p> : null}
      {issue.details ? <blockquote className={styles.details}>{issue.details}</blockquote> : null}
      <CasePhotos photos={issue.photos} />
      {issue.facts.map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
      {issue.trackingNumber ? <p className={styles.fine}>Tracking number {issue.trackingNumber}</p> : null}
      <Cluster gap={3}>
        {issue.decisions.map((one) => (
          <Button key={one.decision} size="small" variant="secondary" onClick={() => setDecision(one)}>
            {one.label}
            <span className="visually-hidden"> for order {issue.orderNumber}</span>
          </Button>
        ))}
      </Cluster>
      <Suspense>
        {decision ? (
          <DecideIssueDialog
            issue={issue}
            decision={decision}
            onDone={done}
            onClose={() => setDecision(null)}
          />
        ) : null}
      </Suspense>
    </DeskCard>
  );
};
