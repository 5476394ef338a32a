import { DataTable } from '#client/ui/data-table.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { stateName } from '#kernel/us-states.ts';
import { LicenseCondition } from './license-condition.tsx';

interface LicenseTableProps {
  readonly licenses: readonly {
    readonly state: string;
    readonly number: string;
    readonly expiresOn: string;
    readonly condition: string;
  }[];
}

/** A clinician's licenses, as the clinician sees them. */
export const LicenseTable = ({ licenses }: LicenseTableProps) => (
  <DataTable
    caption="Licenses"
    rows={licenses}
    rowKey={({ state }) => state}
    columns={[
      { key: 'state', title: 'State', cell: ({ state }) => stateName(state) },
      { key: 'number', title: 'Number', cell: ({ number }) => number },
      { key: 'end', title: 'Last day', cell: (license) => <LicenseCondition license={license} /> },
    ]}
    empty={
      <EmptyState title="No license is entered yet">
        Without one you cannot see or decide cases. Someone who manages staff enters it.
      </EmptyState>
    }
  />
);
