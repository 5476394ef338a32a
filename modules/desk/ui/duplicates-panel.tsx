import { lazy, Suspense, useState } from 'react';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { Cluster } from '#client/ui/layout.tsx';
import { formatDate } from '#kernel/dates.ts';
import { DeskDuplicatesDocument, type DeskDuplicatesQuery } from './desk-duplicates.generated.ts';
import type { DuplicateStep } from './duplicate-dialog.tsx';
import { type Duplicate, decisionText, keepChoices, sharedText } from './duplicate-view.ts';
import { Panel } from './panel.tsx';
import styles from './therapies-panel.module.css';
import { useCaseList } from './use-case-list.ts';
import type { Announce } from './use-decision.ts';

// Loaded when a button asks for it.
const DuplicateDialog = lazy(async () => ({
  default: (await import('./duplicate-dialog.tsx')).DuplicateDialog,
}));

interface DuplicateRowProps {
  readonly duplicate: Duplicate;
  readonly onStep: (step: DuplicateStep) => void;
}

/** An account's treatments from us. */
export const Takes = ({
  takes,
  label = 'What the other account takes',
}: Pick<Duplicate, 'takes'> & { readonly label?: string }) =>
  takes.length === 0 ? (
    <p className={styles.soft}>Takes nothing from us that is taken one at a time.</p>
  ) : (
    <ul aria-label={label}>
      {takes.map(({ id, name, label, dispensedAt }) => (
        <li key={`${label} ${id} ${name}`}>
          {name}: {label}
          {dispensedAt ? ` on ${formatDate(dispensedAt)}` : null}
        </li>
      ))}
    </ul>
  );

/** Statements in the other account that stop a treatment, unresolved. */
const Stops = ({ openStops }: Pick<Duplicate, 'openStops'>) =>
  openStops.length === 0 ? null : (
    <ul aria-label="Open stops of the other account">
      {openStops.map(({ ruleId, outcome, reason }) => (
        <li key={ruleId}>
          {ruleId} ({outcome}): {reason}
        </li>
      ))}
    </ul>
  );

/** The other account of a pair, and the possible decisions about it. */
export const DuplicateRow = ({ duplicate, onStep }: DuplicateRowProps) => {
  const { id, status, shared, foundAt, name, email, dob, takes, openStops, cases, decisionReason } =
    duplicate;
  const decision = decisionText(duplicate);
  const mayMerge = keepChoices(duplicate).length > 0;
  return (
    <li className={styles.therapy} aria-labelledby={`duplicate-${id}`}>
      <p className={styles.head}>
        <strong id={`duplicate-${id}`}>{email}</strong>
        <Badge tone={status === 'open' ? 'caution' : 'neutral'}>{sharedText(shared)}</Badge>
      </p>
      <p className={styles.soft}>
        {name}
        {dob ? `, born ${formatDate(dob)}` : null} · found {formatDate(foundAt)}
      </p>
      {status === 'dismissed' ? null : (
        <>
          <Takes takes={takes} />
          <Stops openStops={openStops} />
        </>
      )}
      {cases.length > 0 ? (
        <p>
          Its cases:{' '}
          {cases.map((one, index) => (
            <span key={one.consultationId}>
              {index > 0 ? ', ' : null}
              <a href={`/desk/cases/${one.consultationId}`}>
                {formatDate(one.createdAt)} ({one.statusLabel})
              </a>
            </span>
          ))}
        </p>
      ) : null}
      {decision ? (
        <p>
          {decision} {decisionReason}
        </p>
      ) : null}
      {status === 'merged' ? null : (
        <>
          <Cluster gap={2}>
            {status === 'open' ? (
              <Button size="small" variant="secondary" onClick={() => onStep('dismiss')}>
                Two people
              </Button>
            ) : null}
            {mayMerge ? (
              <Button size="small" variant="quiet" onClick={() => onStep('merge')}>
                The same person
              </Button>
            ) : null}
          </Cluster>
          {mayMerge ? null : (
            <p className={styles.soft}>
              Both accounts have a subscription or an order. To join them, discontinue the treatment of one
              first.
            </p>
          )}
        </>
      )}
    </li>
  );
};

const rowsOf = ({ deskPossibleDuplicates }: DeskDuplicatesQuery) => deskPossibleDuplicates;

/** Other accounts that may be the patient’s, with shared facts and the treatments of each; nothing without any. */
export const DuplicatesPanel = ({
  consultationId,
  announce,
}: {
  readonly consultationId: string;
  readonly announce: Announce;
}) => {
  const [open, setOpen] = useState<{ duplicate: Duplicate; step: DuplicateStep } | null>(null);
  const { rows: duplicates, announce: announceAndLoad } = useCaseList(DeskDuplicatesDocument, {
    consultationId,
    announce,
    rowsOf,
  });
  if (duplicates.length === 0) return null;
  return (
    <Panel title="Possible duplicate account">
      <ul className={styles.list}>
        {duplicates.map((duplicate) => (
          <DuplicateRow
            key={duplicate.id}
            duplicate={duplicate}
            onStep={(step) => setOpen({ duplicate, step })}
          />
        ))}
      </ul>
      <Suspense>
        {open ? (
          <DuplicateDialog
            {...open}
            consultationId={consultationId}
            onClose={() => setOpen(null)}
            announce={announceAndLoad}
          />
        ) : null}
      </Suspense>
    </Panel>
  );
};
