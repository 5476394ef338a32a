import type { ReactNode } from 'react';
import type { DeskDetail } from './decision-view.ts';
import { type ChartSection, chartSectionId, chartSections } from './element-ids.ts';
import { HistoryPanel } from './history-panel.tsx';
import { JumpButton } from './jump-button.tsx';
import styles from './patient-chart.module.css';
import { PatientSummary } from './patient-summary.tsx';
import { ReadingsPanel } from './readings-panel.tsx';
import { TherapiesPanel } from './therapies-panel.tsx';
import type { Announce } from './use-decision.ts';

export interface PatientChartProps {
  readonly detail: DeskDetail;
  /** False for operators: only clinicians change a treatment. */
  readonly canChange: boolean;
  readonly announce: Announce;
  readonly onShow: (section: ChartSection) => void;
}

const titles: Readonly<Record<ChartSection, string>> = {
  patient: 'Patient',
  medicines: 'Medicines',
  readings: 'Readings',
  history: 'History',
};

/** The content of each section; null for an empty one, which is then not in the list of sections either. */
const contents = ({
  detail,
  canChange,
  announce,
}: PatientChartProps): Readonly<Record<ChartSection, ReactNode>> => ({
  patient: <PatientSummary detail={detail} />,
  medicines: <TherapiesPanel detail={detail} canChange={canChange} announce={announce} />,
  readings: detail.readings.length > 0 ? <ReadingsPanel detail={detail} /> : null,
  history: <HistoryPanel history={detail.history} consultationId={detail.case.consultationId} />,
});

/** The patient's chart, independent of the visit: at the side of the case, with a list of its sections on top. */
export const PatientChart = (props: PatientChartProps) => {
  const content = contents(props);
  const shown = chartSections.filter((section) => content[section] !== null);
  return (
    <aside aria-label="Patient’s chart" className={styles.chart}>
      <nav aria-label="Sections of the chart">
        <ul className={styles.sections}>
          {shown.map((section) => (
            <li key={section}>
              <JumpButton onPress={() => props.onShow(section)}>{titles[section]}</JumpButton>
            </li>
          ))}
        </ul>
      </nav>
      {shown.map((section) => (
        <div key={section} id={chartSectionId(section)} tabIndex={-1} className={styles.section}>
          {content[section]}
        </div>
      ))}
    </aside>
  );
};
