import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { stateName } from '#kernel/us-states.ts';
import styles from './case-header.module.css';
import { kindLabel } from './case-labels.ts';
import type { DeskDetail, DeskMode } from './decision-view.ts';
import { OutcomeBadge } from './outcome-badge.tsx';
import { WaitingTime } from './waiting-time.tsx';

export interface CaseHeaderProps {
  readonly row: DeskDetail['case'];
  readonly mode: DeskMode;
  readonly taking: boolean;
  readonly onTake: () => void;
  readonly onNext: () => void;
  readonly onHelp: () => void;
}

const owner = (row: DeskDetail['case']): string => {
  if (row.isMine) return 'Your case';
  return row.assignedTo ? `With ${row.assignedTo}` : 'With nobody yet';
};

/** The patient, the status of the case, and the button to the next case. */
export const CaseHeader = ({ row, mode, taking, onTake, onNext, onHelp }: CaseHeaderProps) => (
  <header className={styles.header}>
    <div className={styles.who}>
      <a href="/desk" className={styles.back}>
        <Icon name="arrowLeft" size={16} /> Cases
      </a>
      <h1 id="page-title" tabIndex={-1}>
        {row.patientName}
      </h1>
      <p className={styles.facts}>
        <span>{row.age === null ? 'Age unknown' : `${row.age} years`}</span>
        <span>{stateName(row.state)}</span>
        <span>{row.isAnnual ? 'Annual check-in' : kindLabel(row.kind)}</span>
        {row.isOurTurn ? (
          <span>
            Waiting <WaitingTime row={row} />
          </span>
        ) : null}
        <span>{owner(row)}</span>
        <span className={styles.badges}>
          <Badge>{row.statusLabel}</Badge>
          <OutcomeBadge outcome={row.strongestOutcome} />
        </span>
      </p>
    </div>
    <div className={styles.actions}>
      {mode === 'take' ? (
        <Button size="small" className={styles.take} pending={taking} onClick={onTake}>
          Take this case
        </Button>
      ) : null}
      <Button variant="secondary" size="small" onClick={onNext}>
        Next case
      </Button>
      <Button
        variant="quiet"
        size="small"
        className={styles.help}
        aria-label="Keyboard shortcuts"
        onClick={onHelp}
      >
        ?
      </Button>
    </div>
  </header>
);
