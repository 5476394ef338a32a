// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type DoctorVisitPaymentPageQueryVariables = Readonly<Record<string, never>>;

export type DoctorVisitPaymentPageQuery = { readonly doctorVisitFee: number, readonly currentUser: { readonly id: string } | null };

export const DoctorVisitPaymentPageDocument = /* @__PURE__ */ typedDocument<DoctorVisitPaymentPageQuery, DoctorVisitPaymentPageQueryVariables>(
  'DoctorVisitPaymentPage',
  'query DoctorVisitPaymentPage{doctorVisitFee currentUser{id}}',
);
