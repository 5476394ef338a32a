import { formatDate } from '#kernel/dates.ts';
import { counted } from './case-labels.ts';
import type { DeskDetail } from './decision-view.ts';
import { Panel } from './panel.tsx';
import { ReadingPlot } from './reading-plot.tsx';
import { measures } from './reading-plot-view.ts';
import styles from './readings-panel.module.css';

/** The patient's readings over time, as pictures and as a table. Renders nothing without any. */
export const ReadingsPanel = ({
  detail: { readings, readingLimits },
}: {
  readonly detail: Pick<DeskDetail, 'readings' | 'readingLimits'>;
}) => {
  if (readings.length === 0) return null;
  return (
    <Panel title="Blood pressure and pulse" aside={counted(readings.length, 'reading', 'readings')}>
      {measures.map((about) => (
        <ReadingPlot key={about.measure} about={about} readings={readings} limits={readingLimits} />
      ))}
      <details className={styles.more}>
        <summary>The readings as a table</summary>
        <table className={styles.table}>
          <caption className="visually-hidden">Blood pressure and pulse, newest first</caption>
          <thead>
            <tr>
              <th scope="col">Taken on</th>
              <th scope="col">mmHg</th>
              <th scope="col">Pulse</th>
              <th scope="col">Visit</th>
            </tr>
          </thead>
          <tbody>
            {readings.toReversed().map(({ id, takenOn, systolic, diastolic, pulse, visit }) => (
              <tr key={id}>
                <th scope="row">{formatDate(takenOn)}</th>
                <td>
                  {systolic}/{diastolic}
                </td>
                <td>{pulse ?? 'Not given'}</td>
                <td>{visit ?? 'Before a visit'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Panel>
  );
};
