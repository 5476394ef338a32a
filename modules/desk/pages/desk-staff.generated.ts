// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { DeskStaffRowFragment } from '#modules/desk/ui/staff/desk-staff-row.generated.ts';

export type DeskStaffPageQueryVariables = Readonly<Record<string, never>>;

export type DeskStaffPageQuery = { readonly deskStaff: ReadonlyArray<DeskStaffRowFragment> };

export const DeskStaffPageDocument = /* @__PURE__ */ typedDocument<DeskStaffPageQuery, DeskStaffPageQueryVariables>(
  'DeskStaffPage',
  'query DeskStaffPage{deskStaff{...DeskStaffRow}}fragment DeskStaffRow on DeskStaffMember{email name role roleName state since expiresAt isExpired isViewer clinician{id name qualification medicalSchool residency signatureName npi takesTurns licenses{state number expiresOn condition}leaves{...LeaveItem}}}fragment LeaveItem on ClinicianLeave{id clinicianName firstDay lastDay coverName isNow}',
);
