import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { badInput, fail, type Result } from '#kernel/result.ts';
import { accountPort } from '#modules/account/index.ts';
import type { DrugType } from '#modules/catalogue/index.ts';
import { ssris, ssriWarning } from '#modules/eligibility/index.ts';
import type { Patient } from '#server/graphql/require-person.ts';
import type { Scope } from '#server/scope.ts';
import { warningText } from '../domain/warning-text.ts';
import type { VisitView } from '../repositories/care-view.ts';

const TYPE = 'ssri_boxed_warning';

/** Version of the text below. A test checks that it changes with the text. */
export const SSRI_CONSENT_VERSION = '2026-11';

/** The statement beside the box. */
const statement =
  'I have read this warning. I understand the risk of suicidal thoughts, that I must not stop the medicine suddenly, and that effects on sex may last after stopping.';

/** The exact text that the patient agrees to. */
export const ssriConsentText = warningText(ssriWarning, statement);

export const hasSsri = (drugTypes: readonly DrugType[]): boolean =>
  drugTypes.some((drug) => ssris.includes(drug));

/** Whether the patient has agreed to the warning in its present version. */
const hasAccepted = (scope: Scope, userId: string): Promise<boolean> =>
  scope.use(accountPort).hasConsent(userId, TYPE, SSRI_CONSENT_VERSION);

/** The warning for a visit or a plan with an antidepressant; null for any other. At most one statement. */
export const ssriWarningOf = async (
  scope: Scope,
  userId: string,
  { drugTypes }: Pick<VisitView, 'drugTypes'>,
) =>
  hasSsri(drugTypes) ? { parts: ssriWarning, statement, isAccepted: await hasAccepted(scope, userId) } : null;

/** Records in the consent ledger that the patient agreed to the warning, or decided against it. */
export const recordSsriConsent = async (
  tx: Scope,
  { actor, userId, ip, userAgent }: Patient,
  answer: { readonly given: true; readonly shownHash: string } | { readonly given: false },
): Promise<void> => {
  orRefuse(
    await tx.use(accountPort).recordConsent(actor, {
      userId,
      consent: { id: TYPE, type: TYPE, version: SSRI_CONSENT_VERSION, text: ssriConsentText },
      shownHash: answer.given ? answer.shownHash : null,
      given: answer.given,
      ip,
      userAgent,
    }),
  );
};

/**
 * Records that the patient agreed to the warning, once. BAD_USER_INPUT names `agreed` when the box is not ticked; CONFLICT
 * when the page showed another warning than the present one.
 */
export const acceptSsriWarning = (
  scope: Scope,
  patient: Patient,
  { agreed, shownHash }: { readonly agreed: boolean; readonly shownHash: string },
): Promise<Result<boolean>> =>
  allOrNothing(scope, async (tx) => {
    if (!agreed)
      orRefuse(
        badInput([
          { field: 'agreed', message: 'Please check the box to confirm that you have read the warning.' },
        ]),
      );
    if (!(await hasAccepted(tx, patient.userId)))
      await recordSsriConsent(tx, patient, { given: true, shownHash });
    return true;
  });

/** Refuses to send a visit with an antidepressant before its warning was agreed to. */
export const refuseWithoutWarning = async (
  tx: Scope,
  userId: string,
  drugTypes: readonly DrugType[],
): Promise<void> => {
  if (hasSsri(drugTypes) && !(await hasAccepted(tx, userId)))
    orRefuse(fail('CONFLICT', 'Please read the warning about your medicine first, then send your answers.'));
};

/** Refuses to sign an antidepressant for a patient who has not agreed to its warning, no matter who decides. */
export const refuseToSignUnwarned = async (
  tx: Scope,
  userId: string,
  drugTypes: readonly DrugType[],
  decides: 'patient' | 'clinician',
): Promise<void> => {
  if (!hasSsri(drugTypes) || (await hasAccepted(tx, userId))) return;
  orRefuse(
    fail(
      'CONFLICT',
      decides === 'patient'
        ? 'Please read the warning about antidepressants and agree to it first, then accept the plan.'
        : 'The patient has not agreed to the warning about antidepressants in its present version. Ask them to, then decide again.',
    ),
  );
};
