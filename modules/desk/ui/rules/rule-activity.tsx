import { formatDate } from '#kernel/dates.ts';
import { counted } from '../case-labels.ts';
import { Panel } from '../panel.tsx';
import type { DeskRuleFiringCountFragment } from './desk-rule-firing-count.generated.ts';
import type { DeskRuleRowFragment } from './desk-rule-row.generated.ts';
import { FiringPlot } from './firing-plot.tsx';
import styles from './rule-activity.module.css';
import { countsByDay, doorLabel, timesFired } from './rules-view.ts';

export interface RuleActivityProps {
  readonly rules: readonly DeskRuleRowFragment[];
  readonly days: readonly string[];
  /** All decisions of these days, by purpose. */
  readonly decisions: readonly { readonly purpose: string; readonly count: number }[];
  /** Firings of rules that this version does not have. */
  readonly others: readonly DeskRuleFiringCountFragment[];
}

const named = (firings: readonly DeskRuleFiringCountFragment[]): string =>
  [...new Set(firings.map(({ ruleId }) => ruleId))]
    .map((id) => `${id} ${timesFired(firings.filter(({ ruleId }) => ruleId === id))}`)
    .join(', ');

/** All rules together: firings by day, and for each step the decisions and the rules that fired in them. */
export const RuleActivity = ({ rules, days, decisions, others }: RuleActivityProps) => {
  const firings = rules.flatMap((rule) => rule.firings);
  const silent = rules.filter((rule) => rule.firings.length === 0).length;
  return (
    <Panel
      title={`Last ${days.length} days`}
      aside={`${formatDate(days[0] ?? '')} to ${formatDate(days.at(-1) ?? '')}, days in UTC`}
    >
      <div className={styles.parts}>
        <div className={styles.sum}>
          {firings.length > 0 ? <FiringPlot size="wide" counts={countsByDay(firings, days)} /> : null}
          <p>
            {counted(timesFired(decisions), 'decision', 'decisions')}. Rules fired{' '}
            {counted(timesFired(firings), 'time', 'times')};{' '}
            {silent === 0 ? 'every rule did.' : `${silent} of ${rules.length} rules never did.`}
          </p>
          {others.length > 0 ? (
            <p className={styles.soft}>Also found, and no rule in this list: {named(others)}.</p>
          ) : null}
        </div>
        <table className={styles.doors}>
          <caption className="visually-hidden">Decisions and firings at each door</caption>
          <thead>
            <tr>
              <th scope="col">Door</th>
              <th scope="col">Decisions</th>
              <th scope="col">Rules fired</th>
            </tr>
          </thead>
          <tbody>
            {decisions.map(({ purpose, count }) => (
              <tr key={purpose}>
                <th scope="row">{doorLabel(purpose)}</th>
                <td>{count}</td>
                <td>{timesFired(firings.filter((firing) => firing.purpose === purpose))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
};
