import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { DataTable } from '#client/ui/data-table.tsx';
import { Cluster } from '#client/ui/layout.tsx';
import { formatDate } from '#kernel/dates.ts';
import type { DeskStaffRowFragment } from './desk-staff-row.generated.ts';
import type { StaffChange } from './staff-dialog.tsx';
import { leaveText, staffState } from './staff-state.ts';

interface StaffTableProps {
  readonly members: readonly DeskStaffRowFragment[];
  readonly onChange: (change: StaffChange) => void;
}

type MemberChange = 'role' | 'deactivate' | 'reactivate' | 'withdraw';

/** How many states a row names. */
const MOST_NAMED = 8;

const changes: Readonly<Record<MemberChange, string>> = {
  role: 'Change role',
  deactivate: 'Deactivate',
  reactivate: 'Activate again',
  withdraw: 'Withdraw',
};

const changesOf = ({ isViewer, state }: DeskStaffRowFragment): readonly MemberChange[] => {
  if (isViewer) return [];
  if (state === 'invited') return ['withdraw'];
  return state === 'active' ? ['role', 'deactivate'] : ['reactivate'];
};

const Name = ({ member }: { readonly member: DeskStaffRowFragment }) => (
  <>
    {member.name ? `${member.name}, ` : ''}
    {member.email}
    {member.isViewer ? ' (you)' : ''}
  </>
);

const State = ({ member }: { readonly member: DeskStaffRowFragment }) => {
  const { tone, label } = staffState(member);
  const leave = leaveText(member);
  return (
    <Cluster gap={2}>
      <Badge tone={tone}>{label}</Badge>
      <span>since {formatDate(member.since)}</span>
      {leave ? <Badge tone="caution">{leave}</Badge> : null}
    </Cluster>
  );
};

/** Everybody who works here, was invited or was deactivated. */
export const StaffTable = ({ members, onChange }: StaffTableProps) => (
  <DataTable
    caption="Staff"
    rows={members}
    rowKey={({ email }) => email}
    columns={[
      { key: 'who', title: 'Who', cell: (member) => <Name member={member} /> },
      { key: 'role', title: 'Role', cell: ({ roleName }) => roleName },
      { key: 'state', title: 'State', cell: (member) => <State member={member} /> },
      {
        key: 'states',
        title: 'Licensed in',
        cell: ({ role, clinician }) => {
          if (role !== 'clinician') return 'Needs no license';
          const states = (clinician?.licenses ?? []).filter(({ condition }) => condition !== 'ended');
          if (states.length > MOST_NAMED) return `${states.length} states`;
          return states.map(({ state }) => state).join(', ') || 'No state';
        },
      },
      {
        key: 'changes',
        title: 'Change',
        cell: (member) => (
          <Cluster gap={2}>
            {changesOf(member).map((kind) => (
              <Button
                key={kind}
                variant="secondary"
                aria-label={`${changes[kind]}: ${member.email}`}
                onClick={() => onChange({ kind, member })}
              >
                {changes[kind]}
              </Button>
            ))}
          </Cluster>
        ),
      },
    ]}
  />
);
