import type { Person, PossibleDuplicate } from '#modules/account/index.ts';
import type { CaseOfPatient } from '#modules/consultation/index.ts';
import { type PatientFact, stopsToResolve, type Therapy } from '#modules/eligibility/index.ts';
import { statusLabel } from './labels.ts';

export const otherOf = ({ personA, personB }: PossibleDuplicate, userId: string): string =>
  personA === userId ? personB : personA;

export const fullName = (person: Person | undefined): string =>
  [person?.firstName, person?.lastName].filter(Boolean).join(' ') || 'Name not given';

const stageLabels: Readonly<Record<Therapy['stage'], string>> = {
  ordered: 'ordered',
  subscribed: 'subscription',
  prescribed: 'prescription',
  on_hold: 'on hold',
  dispensed: 'sent',
};

/** An account's treatments from us. */
export const presentTakes = (takes: readonly Therapy[]) =>
  takes.map(({ id, name, stage, dispensedAt }) => ({ id, name, label: stageLabels[stage], dispensedAt }));

/** The rules that nobody has resolved in an account. */
const presentStops = (facts: readonly PatientFact[]) =>
  stopsToResolve(facts).map(({ ruleId, outcome, reasonForClinician }) => ({
    ruleId,
    outcome: outcome ?? 'stop',
    reason: reasonForClinician,
  }));

/** The other account of a pair, as seen from one of them. */
export const presentPair = (
  pair: PossibleDuplicate,
  userId: string,
  {
    people,
    takes,
    facts,
    cases,
    idle,
  }: {
    people: readonly Person[];
    takes: readonly Therapy[];
    /** All facts about the other account; empty once the pair was dismissed. */
    facts: readonly PatientFact[];
    cases: readonly CaseOfPatient[];
    idle: ReadonlySet<string>;
  },
) => {
  const otherId = otherOf(pair, userId);
  const other = people.find(({ id }) => id === otherId);
  return {
    id: pair.id,
    status: pair.status,
    shared: pair.shared,
    foundAt: pair.createdAt,
    name: fullName(other),
    email: other?.email ?? '',
    dob: other?.dob ?? null,
    takes: presentTakes(takes),
    openStops: presentStops(facts),
    cases: cases.map(({ consultationId, kind, status, createdAt }) => ({
      consultationId,
      kind,
      createdAt,
      statusLabel: statusLabel(status),
    })),
    keepsThis: pair.keptPerson === null ? null : pair.keptPerson === userId,
    mayKeepThis: idle.has(otherId),
    mayKeepOther: idle.has(userId),
    decidedAt: pair.decidedAt,
    decidedBy: pair.decidedBy && fullName(people.find(({ id }) => id === pair.decidedBy)),
    decisionReason: pair.decisionReason,
  };
};
