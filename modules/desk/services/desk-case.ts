import { notFound, ok } from '#kernel/result.ts';
import { accountPort, leavingPort, type Person } from '#modules/account/index.ts';
import { billingPort } from '#modules/billing/index.ts';
import { cataloguePort, type Product } from '#modules/catalogue/index.ts';

import {
  type CaseDetailRow,
  isOpen,
  pageAudienceLabels,
  photoHref,
  reviewPort,
  type SharedProgressPhoto,
  statesOfVisit,
} from '#modules/consultation/index.ts';

import {
  chartPort,
  contextFrom,
  earliestFill,
  prescribingDuplicates,
  quantityNotes,
  scoreNotes,
  type Therapy,
  visitInChart,
} from '#modules/eligibility/index.ts';

import { prescriptionPort } from '#modules/prescription/index.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Staff } from '#server/graphql/require-person.ts';
import type { Scope } from '#server/scope.ts';
import { answerFormOf } from './answer-form.ts';
import { type ChartRecords, chartHistory } from './chart-history.ts';
import { earlierPhotos } from './chart-photos.ts';
import { presentDoseAsks } from './dose-asks.ts';
import { answersOf, blocksOf, flagsOf, type JudgedPerson, optionsOf } from './judge-case.ts';
import { presentFlag, reportedMedicines } from './known-answers.ts';
import { presentIdentification } from './photos/identification.ts';
import { chosen, presentCase, readerOf } from './present-case.ts';
import { presentCorrections } from './present-corrections.ts';
import { type EarliestFills, presentOverTheCounter, presentTherapies } from './present-therapies.ts';
import { presentLimits, readingsOf } from './readings.ts';

/** Everything about one case. NOT_FOUND when the case is in a state where the clinician is not licensed. Audited. */
export const deskCase = async (scope: Scope, staff: Staff, consultationId: string) => {
  const row = await scope.use(reviewPort).detail(readerOf(staff), consultationId);
  if (!row) return notFound('case');
  // Requested together, so that they are one statement.
  const [found, leaving, therapies, visits, prescriptions, orders, progress] = await Promise.all([
    scope.use(accountPort).person(row.userId),
    scope.use(leavingPort).find(row.userId),
    scope.use(chartPort).taken(row.userId),
    scope.use(reviewPort).visits(row.userId),
    scope.use(prescriptionPort).history(row.userId),
    scope.use(billingPort).orderHistory(row.userId),
    scope.use(reviewPort).sharedProgress(row.userId),
  ]);
  const records = { visits, prescriptions, orders };
  const person = found ?? undefined;
  const products = await scope.use(cataloguePort).products();
  await recordAudit(scope, {
    actor: staff.actor,
    action: 'case.read',
    subject: 'consultation',
    subjectId: consultationId,
    detail: { patientId: row.userId },
  });
  const fills = new Map(
    [...row.treatments, ...therapies].map(({ drugType }) => [drugType, earliestFill(therapies, drugType)]),
  );
  const requested = chosen(products, row.userProducts);
  const duplicates = isOpen(row.status)
    ? prescribingDuplicates(
        { ...row, id: consultationId, requested: row.userProducts },
        therapies,
        requested,
        'clinician',
      )
    : [];
  const known = { fills, duplicates, therapies, records, progress };
  return ok({
    leaving,
    ...presentDetail(scope, row, person, products, known, scope.clock.now()),
    identification: presentIdentification(row),
  });
};

const presentDetail = (
  scope: Scope,
  row: CaseDetailRow,
  person: Person | undefined,
  products: readonly Product[],
  {
    fills,
    duplicates,
    therapies,
    records,
    progress,
  }: {
    fills: EarliestFills;
    duplicates: readonly string[];
    therapies: readonly Therapy[];
    records: Omit<ChartRecords, 'messages'>;
    progress: readonly SharedProgressPhoto[];
  },
  now: Date,
) => {
  const catalogue = scope.use(cataloguePort);
  const offered = products.filter((product) => catalogue.isOffered(product));
  const visit = visitInChart({ id: row.consultationId, kind: row.kind }, row.checkoutId, row.userProducts);
  const judged: JudgedPerson = {
    person,
    therapies,
    patient: (drugTypes) => contextFrom(scope, therapies, { drugTypes, visit }),
  };
  const options = optionsOf(row, judged, offered, now);
  const requested = chosen(products, row.userProducts);
  const known = { facts: row.facts, visits: records.visits };
  return {
    case: presentCase(row, person, products, now),
    dob: person?.dob ?? null,
    answers: answersOf(row),
    flags: flagsOf(row, judged, now).map((finding) => presentFlag(finding, known)),
    photos: row.photos.map((photo) => ({ ...photo, url: photoHref(photo.id) })),
    messages: row.messages,
    requested,
    clinicianDecides: row.clinicianDecides,
    doseAsks: presentDoseAsks(row, products),
    notes: [
      ...scoreNotes(row.answers ?? {}),
      ...(isOpen(row.status) ? quantityNotes(requested, row.answers ?? {}, options.products) : []),
    ],
    proposed: chosen(products, row.doctorProducts ?? []),
    options: options.products,
    optionFlags: options.findings.map((finding) => presentFlag(finding, known)),
    therapies: [
      ...presentTherapies(row.treatments, products, fills, now),
      ...presentOverTheCounter(therapies, row.drugHolds, products, fills),
    ],
    alert: row.alertAt && {
      at: row.alertAt,
      isOpen: row.isAlert,
      dueAt: row.alertDueAt,
      responses: row.alertResponses,
      pages: row.alertPages.map(({ audience, ...page }) => ({ ...page, to: pageAudienceLabels[audience] })),
    },
    reportedMedicines: reportedMedicines(known),
    readings: readingsOf(known),
    readingLimits: presentLimits(),
    answerForm: answerFormOf(row, now),
    corrections: presentCorrections(row),
    handOvers: row.handOvers,
    states: statesOfVisit(row),
    history: chartHistory({ ...records, messages: row.messages }),
    earlierPhotos: earlierPhotos(records.visits, row.consultationId, progress),
    approvalBlocks: blocksOf(
      row,
      judged,
      { notOffered: catalogue.mayBePrescribed(requested), duplicates, requested },
      now,
    ),
  };
};
