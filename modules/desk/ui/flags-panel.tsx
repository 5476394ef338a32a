import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { isForInformation } from './answers-view.ts';
import { counted, sentence } from './case-labels.ts';
import type { DeskDetail, DeskFlagView } from './decision-view.ts';
import { flagId } from './element-ids.ts';
import styles from './flags-panel.module.css';
import { givenText } from './given-text.ts';
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

/** The entry of the clinical document about the rule; every rule is on a separate page. */
const FlagSource = ({ source }: Pick<DeskFlagView, 'source'>) =>
  source ? (
    <details className={styles.more}>
      <summary>Source</summary>
      <div className={styles.source}>
        <p>
          {source.document}, {source.section}
        </p>
        <ul>
          {source.sources.map(({ title, about }) => (
            <li key={title}>
              <strong>{title}</strong>: {about}
            </li>
          ))}
          {source.sources.length === 0 ? <li>No label or guideline: this rule is our policy.</li> : null}
        </ul>
        <p>Basis: {source.basis}</p>
        {source.facts.map(({ id, text, mark }) => (
          <p key={id}>
            <strong>{id}</strong> {text} {mark}
          </p>
        ))}
        <p>
          <a href="/desk/rules">All rules</a>
        </p>
      </div>
    </details>
  ) : null;

const Flag = ({ flag, ...props }: { flag: DeskFlagView } & Omit<FlagsPanelProps, 'flags'>) => {
  const isRead = props.acknowledged.has(flag.ruleId);
  return (
    <li id={flagId(flag.ruleId)} tabIndex={-1} className={styles.flag} data-outcome={flag.outcome}>
      <p className={styles.head}>
        <OutcomeBadge outcome={flag.outcome} />
        <span className={styles.rule}>{flag.ruleId}</span>
        <span className={styles.drugs}>version {flag.version}</span>
        <span className={styles.drugs}>
          {flag.drugTypes.map((drug) => props.drugNames.get(drug) ?? sentence(drug)).join(', ')}
        </span>
      </p>
      <p>{flag.reason}</p>
      {flag.takes ? <p className={styles.drugs}>Stops: {flag.takes}</p> : null}
      {flag.inputs.length > 0 ? (
        <ul className={styles.about}>
          {flag.inputs.map((input) => (
            <li key={input.id}>
              {props.answers.some(({ questionId }) => questionId === input.questionId) ? (
                <JumpButton onPress={() => props.onShowAnswer(input.questionId)}>{input.question}</JumpButton>
              ) : (
                input.question
              )}{' '}
              <strong>{input.answer}</strong>
              <span className={styles.given}>{givenText(input)}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <FlagSource source={flag.source} />
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
