import { formatDate } from '#kernel/dates.ts';
import { counted, sentence } from '../case-labels.ts';
import { OutcomeBadge } from '../outcome-badge.tsx';
import type { DeskRuleRowFragment } from './desk-rule-row.generated.ts';
import { FiringPlot } from './firing-plot.tsx';
import { FiringTable } from './firing-table.tsx';
import styles from './rule-entry.module.css';
import { EarlierVersions, RuleSource } from './rule-source.tsx';
import { atDoors, countsByDay, scopeLabel, timesFired } from './rules-view.ts';

export interface RuleEntryProps {
  readonly rule: DeskRuleRowFragment;
  /** The days that are counted, oldest first. */
  readonly days: readonly string[];
}

const drugsOf = ({ drugTypes, scope }: DeskRuleRowFragment): string => {
  if (drugTypes.length > 0) return drugTypes.map(sentence).join(', ');
  return scope === 'everything' ? 'Every product' : 'Every prescription drug';
};

const Fired = ({ rule, days }: RuleEntryProps) => {
  const times = timesFired(rule.firings);
  if (times === 0) return <p className={styles.never}>Never fired in {days.length} days</p>;
  const counts = countsByDay(rule.firings, days);
  const most = counts.reduce((best, one) => (one.count > best.count ? one : best));
  return (
    <>
      <FiringPlot counts={counts} />
      <p>
        <strong>Fired {counted(times, 'time', 'times')}</strong>
        <span className={styles.soft}>{atDoors(rule.firings)}</span>
        <span className={styles.soft}>
          Most: {most.count} on {formatDate(most.day)}
        </span>
      </p>
    </>
  );
};

/** A rule: its outcome and how often it fired; when expanded, its questions, texts and sources. */
export const RuleEntry = ({ rule, days }: RuleEntryProps) => {
  const earlier = timesFired(rule.firings.filter(({ version }) => version !== rule.version));
  return (
    <li id={rule.id} className={styles.rule} data-outcome={rule.outcome}>
      <div className={styles.head}>
        <h3>{rule.id}</h3>
        <span className={styles.soft}>Version {rule.version}</span>
        <OutcomeBadge outcome={rule.outcome} />
      </div>
      <div className={styles.about}>
        <p>{rule.reasonForClinician}</p>
        <p className={styles.soft}>{drugsOf(rule)}</p>
        {rule.scope ? <p className={styles.soft}>Stops {scopeLabel(rule.scope)}</p> : null}
      </div>
      <div className={styles.fired}>
        <Fired rule={rule} days={days} />
      </div>
      <details className={styles.more}>
        <summary>
          Questions, texts and source <span className="visually-hidden">of {rule.id}</span>
        </summary>
        <div className={styles.parts}>
          <div>
            <h4>Fires when</h4>
            <p>{rule.source.condition}</p>
          </div>
          <div>
            <h4>Questions it reads</h4>
            {rule.questions.length === 0 ? <p>None</p> : null}
            <ul className={styles.sources}>
              {rule.questions.map(({ id, label }) => (
                <li key={id}>
                  {label} {label === id ? null : <span className={styles.soft}>{id}</span>}
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h4>The patient reads</h4>
            <p>{rule.reasonForPatient}</p>
          </div>
          <div>
            <h4>The clinician reads</h4>
            <p>{rule.reasonForClinician}</p>
          </div>
          <RuleSource rule={rule} />
          <EarlierVersions rule={rule} />
          {rule.firings.length > 0 ? (
            <div>
              <h4>Fired in the last {days.length} days</h4>
              <FiringTable ruleId={rule.id} firings={rule.firings} />
              {earlier > 0 ? (
                <p className={styles.soft}>{counted(earlier, 'time', 'times')} in an earlier version.</p>
              ) : null}
            </div>
          ) : null}
        </div>
      </details>
    </li>
  );
};
