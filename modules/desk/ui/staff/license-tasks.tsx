import { Notice } from '#client/ui/notice.tsx';
import { formatDate } from '#kernel/dates.ts';
import { stateName } from '#kernel/us-states.ts';
import type { DeskStaffRowFragment } from './desk-staff-row.generated.ts';

/** Licenses of those who work here that end within 60 days or have ended. Each is a task until it is renewed or removed. */
export const LicenseTasks = ({ members }: { readonly members: readonly DeskStaffRowFragment[] }) => {
  const due = members
    .filter(({ state }) => state === 'active')
    .flatMap(({ email, clinician }) =>
      (clinician?.licenses ?? [])
        .filter(({ condition }) => condition !== 'valid')
        .map((license) => ({ ...license, email, name: clinician?.name ?? email })),
    )
    .toSorted((a, b) => a.expiresOn.localeCompare(b.expiresOn));
  if (due.length === 0) return null;
  return (
    <Notice tone="caution" title="Licenses to renew" live={false}>
      <ul>
        {due.map(({ email, state, name, condition, expiresOn }) => (
          <li key={`${email} ${state}`}>
            {name}, {stateName(state)}: {condition === 'ended' ? 'ended' : 'ends'} on {formatDate(expiresOn)}
          </li>
        ))}
      </ul>
    </Notice>
  );
};
