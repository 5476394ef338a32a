import { ClinicianDialog } from './clinician-dialog.tsx';
import { ConfirmChangeDialog } from './confirm-change-dialog.tsx';
import { DeactivateDialog } from './deactivate-dialog.tsx';
import type { DeskStaffRowFragment } from './desk-staff-row.generated.ts';
import { EndLeaveDialog } from './end-leave-dialog.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { LicenseDialog } from './license-dialog.tsx';
import { ReactivateStaffDocument } from './reactivate-staff.generated.ts';
import { RemoveLicenseDialog } from './remove-license-dialog.tsx';
import { RoleDialog } from './role-dialog.tsx';
import { WithdrawStaffInvitationDocument } from './withdraw-invitation.generated.ts';

/** Which form is open, and about whom. */
export type StaffChange =
  | { readonly kind: 'invite' }
  | {
      readonly kind: 'role' | 'deactivate' | 'reactivate' | 'withdraw' | 'clinician' | 'leave';
      readonly member: DeskStaffRowFragment;
    }
  | { readonly kind: 'license'; readonly member: DeskStaffRowFragment; readonly state: string | null }
  | { readonly kind: 'remove'; readonly member: DeskStaffRowFragment; readonly state: string }
  | {
      readonly kind: 'end_leave';
      readonly member: DeskStaffRowFragment;
      readonly leave: NonNullable<DeskStaffRowFragment['clinician']>['leaves'][number];
    };

interface StaffDialogProps {
  readonly change: StaffChange;
  /** Everybody on the page. */
  readonly members: readonly DeskStaffRowFragment[];
  readonly onDone: (text: string) => void;
  readonly onClose: () => void;
}

/** The form of a change of staff. */
export const StaffDialog = ({ change, members, ...ends }: StaffDialogProps) => {
  if (change.kind === 'invite') return <InviteDialog {...ends} />;
  if (change.kind === 'remove') return <RemoveLicenseDialog {...change} {...ends} />;
  if (change.kind === 'license') return <LicenseDialog {...change} {...ends} />;
  if (change.kind === 'end_leave') return <EndLeaveDialog {...change} {...ends} />;
  const { member, kind } = change;
  if (kind === 'clinician') return <ClinicianDialog member={member} {...ends} />;
  if (kind === 'leave') return <LeaveDialog member={member} members={members} {...ends} />;
  const { email } = member;
  const name = member.name ?? email;
  if (kind === 'role') return <RoleDialog member={member} {...ends} />;
  if (kind === 'withdraw')
    return (
      <ConfirmChangeDialog
        {...ends}
        document={WithdrawStaffInvitationDocument}
        email={email}
        title={`Withdraw the invitation of ${email}`}
        action="Withdraw the invitation"
        text="The link in the email no longer works."
        done={`The invitation of ${email} was withdrawn.`}
      />
    );
  if (kind === 'reactivate')
    return (
      <ConfirmChangeDialog
        {...ends}
        document={ReactivateStaffDocument}
        email={email}
        title={`Activate ${name} again`}
        action="Activate the account"
        text={`They can sign in again, as before: ${member.roleName}.`}
        done={`${email} is active again.`}
      />
    );
  return <DeactivateDialog member={member} members={members} {...ends} />;
};
