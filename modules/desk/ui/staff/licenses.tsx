import { Button } from '#client/ui/button.tsx';
import { DataTable } from '#client/ui/data-table.tsx';
import { Cluster, Stack } from '#client/ui/layout.tsx';
import { stateName } from '#kernel/us-states.ts';
import { LeaveList } from '#modules/call/ui.ts';
import { LicenseCondition } from '#modules/prescription/ui.ts';
import type { DeskStaffRowFragment } from './desk-staff-row.generated.ts';
import type { StaffChange } from './staff-dialog.tsx';

interface LicensesProps {
  readonly member: DeskStaffRowFragment;
  readonly onChange: (change: StaffChange) => void;
}

/** A clinician: what patients see, the leaves, and the licenses. */
export const Licenses = ({ member, onChange }: LicensesProps) => {
  const { clinician, email, isViewer } = member;
  const name = clinician?.name ?? member.name ?? email;
  return (
    <Stack gap={4}>
      <Cluster gap={3} spread>
        <div>
          <p>
            {clinician
              ? `${clinician.qualification}. ${clinician.takesTurns ? 'Gets new visits in turn.' : 'Takes cases from the queue.'}`
              : 'Gets no cases until their patient-facing profile is complete.'}
          </p>
        </div>
        {isViewer ? null : (
          <Cluster gap={2}>
            <Button
              variant="secondary"
              aria-label={`What patients see: ${email}`}
              onClick={() => onChange({ kind: 'clinician', member })}
            >
              What patients see
            </Button>
            {clinician ? (
              <>
                <Button
                  variant="secondary"
                  aria-label={`Add a license: ${email}`}
                  onClick={() => onChange({ kind: 'license', member, state: null })}
                >
                  Add a license
                </Button>
                <Button
                  variant="secondary"
                  aria-label={`Enter a leave: ${email}`}
                  onClick={() => onChange({ kind: 'leave', member })}
                >
                  Enter a leave
                </Button>
              </>
            ) : null}
          </Cluster>
        )}
      </Cluster>
      {clinician && clinician.leaves.length > 0 ? (
        <LeaveList
          leaves={clinician.leaves}
          {...(isViewer ? {} : { onEnd: (leave) => onChange({ kind: 'end_leave', member, leave }) })}
        />
      ) : null}
      {clinician && clinician.licenses.length > 0 ? (
        <DataTable
          caption={`Licenses of ${name}`}
          rows={clinician.licenses}
          rowKey={({ state }) => state}
          columns={[
            { key: 'state', title: 'State', cell: ({ state }) => stateName(state) },
            { key: 'number', title: 'Number', cell: ({ number }) => number },
            { key: 'end', title: 'Last day', cell: (license) => <LicenseCondition license={license} /> },
            {
              key: 'change',
              title: 'Change',
              cell: ({ state }) =>
                isViewer ? null : (
                  <Cluster gap={2}>
                    {(['license', 'remove'] as const).map((kind) => (
                      <Button
                        key={kind}
                        variant="secondary"
                        aria-label={`${kind === 'license' ? 'Change' : 'Remove'} ${stateName(state)}: ${email}`}
                        onClick={() => onChange({ kind, member, state })}
                      >
                        {kind === 'license' ? 'Change' : 'Remove'}
                      </Button>
                    ))}
                  </Cluster>
                ),
            },
          ]}
        />
      ) : null}
    </Stack>
  );
};
