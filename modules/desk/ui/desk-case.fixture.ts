import type { DeskDetail, DeskFlagView } from './decision-view.ts';
import type { DeskCaseRowFragment } from './desk-case-row.generated.ts';
import type { DeskProductFragment } from './desk-product.generated.ts';
import type { DeskTherapyFragment } from './desk-therapy.generated.ts';

type DeskHold = DeskTherapyFragment['holds'][number];

/** A case that a clinician has taken and that can be approved. */
export const row = (change: Partial<DeskCaseRowFragment> = {}): DeskCaseRowFragment => ({
  consultationId: '00000000-0000-4000-8000-000000000001',
  patientName: 'Ben Marsh',
  age: 38,
  state: 'TX',
  kind: 'initial',
  isAnnual: false,
  status: 'in_review',
  statusLabel: 'In review',
  submittedAt: '2026-11-20T08:00:00.000Z',
  decidedAt: null,
  correctedAt: null,
  waitingHours: 3,
  flagCount: 0,
  strongestOutcome: 'ok',
  productNames: ['Finasteride 1 mg tablets'],
  assignedTo: 'Maya Okafor, MD',
  isMine: true,
  unreadFromPatient: 0,
  task: 'new_visit',
  dueAt: '2026-11-21T08:00:00.000Z',
  isLate: false,
  isOurTurn: true,
  photosMissing: false,
  lines: ['hair_loss_care'],
  isAlert: false,
  ...change,
});

export const product = (change: Partial<DeskProductFragment> = {}): DeskProductFragment => ({
  id: 211,
  price: 5400,
  drugType: 'finasteride',
  title: 'Finasteride',
  displayedName: 'Finasteride 1 mg tablets',
  supplyInDays: 90,
  supplyInformation: '90 tablets every 3 months',
  needsPrescription: true,
  ...change,
});

export const oralMinoxidil = product({
  id: 702,
  price: 4800,
  drugType: 'minoxidil_oral',
  title: 'Oral minoxidil',
  displayedName: 'Minoxidil 2.5 mg, 90 tablets',
});

export const halfDose = product({
  ...oralMinoxidil,
  id: 701,
  price: 3900,
  displayedName: 'Minoxidil 2.5 mg, 45 tablets',
  supplyInformation: '45 tablets every 3 months',
});

export const flag = (change: Partial<DeskFlagView> = {}): DeskFlagView => ({
  ruleId: 'OMX-KIDNEY',
  version: 1,
  outcome: 'review',
  reason: 'Kidney disease.',
  drugTypes: ['minoxidil_oral'],
  takes: null,
  questionIds: ['conditions'],
  inputs: [],
  source: null,
  acknowledged: false,
  ...change,
});

/** A clinician's hold. */
export const hold = (change: Partial<DeskHold> = {}): DeskHold => ({
  id: 'h',
  placedAt: '2026-11-20T08:00:00.000Z',
  placedBy: 'Maya Okafor, MD',
  ruleIds: [],
  reason: 'ALT three times the normal value.',
  patientText: 'Please pause this until your blood test.',
  liftedWhen: 'Your blood test is normal.',
  needsSecondClinician: false,
  liftProposedBy: null,
  liftProposedAt: null,
  liftReason: null,
  liftMessage: null,
  ...change,
});

/** A prescription that runs. */
export const therapy = (change: Partial<DeskTherapyFragment> = {}): DeskTherapyFragment => ({
  id: 'p',
  name: 'Finasteride 1 mg tablets',
  drugType: 'finasteride',
  serviceLine: 'hair_loss_care',
  label: 'Active',
  isActive: true,
  onHold: false,
  mayDiscontinue: true,
  refillsRemaining: 3,
  overTheCounter: false,
  expiresAt: '2027-11-20T08:00:00.000Z',
  onHandUntil: '2027-02-18T08:00:00.000Z',
  holds: [],
  ...change,
});

export const detail = (change: Partial<DeskDetail> = {}): DeskDetail => ({
  case: row(),
  leaving: null,
  dob: '1988-04-12',
  answers: [],
  flags: [],
  photos: [],
  messages: [],
  requested: [product()],
  clinicianDecides: false,
  doseAsks: [],
  notes: [],
  proposed: [],
  options: [product(), oralMinoxidil, halfDose],
  optionFlags: [],
  therapies: [],
  alert: null,
  corrections: [],
  handOvers: [],
  history: [],
  earlierPhotos: [],
  identification: null,
  reportedMedicines: [],
  readings: [],
  readingLimits: [],
  answerForm: null,
  approvalBlocks: [],
  ...change,
});
