import { formatDate } from '#kernel/dates.ts';
import type { DeskRuleFiringCountFragment } from './desk-rule-firing-count.generated.ts';
import styles from './firing-table.module.css';
import { atDoors, timesFired } from './rules-view.ts';

export interface FiringTableProps {
  readonly ruleId: string;
  readonly firings: readonly DeskRuleFiringCountFragment[];
}

/** The numbers of the plot: how often the rule fired on each day, and in which steps. */
export const FiringTable = ({ ruleId, firings }: FiringTableProps) => {
  const days = [...new Set(firings.map(({ day }) => day))].toSorted().toReversed();
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">How often {ruleId} fired, by day, and where</caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Times</th>
          <th scope="col">Where</th>
        </tr>
      </thead>
      <tbody>
        {days.map((day) => {
          const ofDay = firings.filter((firing) => firing.day === day);
          return (
            <tr key={day}>
              <th scope="row">{formatDate(day)}</th>
              <td>{timesFired(ofDay)}</td>
              <td>{atDoors(ofDay)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};
