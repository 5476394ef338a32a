import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { isForInformation } from './answers-view.ts';
import { counted, sentence } from './case-labels.ts';
import type { DeskDetail, DeskFlagView } from './decision-view.ts';
import { flagId } from './element-ids.ts';
import styles from './flags-panel.module.css';
import { JumpButton } from './jump-button.tsx';
import { OutcomeBadge } from './outcome-badge.tsx';
import { Panel } from './panel.tsx';

export interface FlagsPanelProps {
  readonly flags: readonly DeskFlagView[];
  readonly answers: DeskDetail['answers'];
  /** Names of the drugs by drug type. */
  readonly drugNames: ReadonlyMap<string, string>;
  readonly acknowledged: ReadonlySet<string>;
  /** False while the case is not this clinician's to decide. */
  readonly canAcknowledge: boolean;
  readonly onAcknowledge: (ruleId: string, on: boolean) => void;
  readonly onShowAnswer: (questionId: string) => void;
}

const Flag = ({ flag, ...props }: { flag: DeskFlagView } & Omit<FlagsPanelProps, 'flags'>) => {
  const about = props.answers.filter((answer) => flag.questionIds.includes(answer.questionId));
  const isRead = props.acknowledged.has(flag.ruleId);
  return (
    <li id={flagId(flag.ruleId)} tabIndex={-1} className={styles.flag} data-outcome={flag.outcome}>
      <p className={styles.head}>
        <OutcomeBadge outcome={flag.outcome} />
        <span className={styles.rule}>{flag.ruleId}</span>
        <span className={styles.drugs}>
          {flag.drugTypes.map((drug) => props.drugNames.get(drug) ?? sentence(drug)).join(', ')}
        </span>
      </p>
      <p>{flag.reason}</p>
      {flag.takes ? <p className={styles.drugs}>Stops: {flag.takes}</p> : null}
      {about.length > 0 ? (
        <ul className={styles.about}>
          {about.map((answer) => (
            <li key={answer.questionId}>
              <JumpButton onPress={() => props.onShowAnswer(answer.questionId)}>{answer.question}</JumpButton>{' '}
              <strong>{answer.answer}</strong>
            </li>
          ))}
        </ul>
      ) : null}
      {flag.outcome === 'review' ? (
        props.canAcknowledge ? (
          <CheckboxField
            optional
            name={`acknowledge.${flag.ruleId}`}
            label="I have read this and accept it"
            checked={isRead}
            onChange={(on) => props.onAcknowledge(flag.ruleId, on)}
          />
        ) : (
          <p className={styles.drugs}>{isRead ? 'Acknowledged' : 'Not acknowledged yet'}</p>
        )
      ) : null}
    </li>
  );
};

/** The findings, strongest first as the server orders them; counsel texts and dose limits are collapsed. */
export const FlagsPanel = ({ flags, ...props }: FlagsPanelProps) => {
  const asking = flags.filter((flag) => !isForInformation(flag));
  const informing = flags.filter(isForInformation);
  return (
    <Panel title="Flags" aside={asking.length > 0 ? counted(asking.length, 'flag', 'flags') : undefined}>
      {asking.length === 0 ? <p className={styles.drugs}>No rule asks for your attention.</p> : null}
      {asking.length > 0 ? (
        <ul className={styles.list}>
          {asking.map((flag) => (
            <Flag key={flag.ruleId} flag={flag} {...props} />
          ))}
        </ul>
      ) : null}
      {informing.length > 0 ? (
        <details className={styles.more}>
          <summary>
            {counted(informing.length, 'dose limit or text', 'dose limits and texts')} for information
          </summary>
          <ul className={styles.list}>
            {informing.map((flag) => (
              <Flag key={flag.ruleId} flag={flag} {...props} />
            ))}
          </ul>
        </details>
      ) : null}
    </Panel>
  );
};
