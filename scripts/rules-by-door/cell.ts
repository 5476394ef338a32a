import { maximumAges } from '#modules/eligibility/domain/answer-ages.ts';
import type { ChartRule } from '#modules/eligibility/domain/chart-rules/chart-rule.ts';
import { type Door, isAskedAt, type Purpose } from '#modules/eligibility/domain/doors.ts';
import { isJudgedOverTheCounter } from '#modules/eligibility/domain/drug-groups.ts';
import { affectedBy } from '#modules/eligibility/domain/evaluate.ts';
import { serviceLines } from '#modules/eligibility/domain/registry/service-lines.ts';
import { treatedDrugs } from '#modules/eligibility/domain/registry/treated-drugs.ts';
import type { Rule } from '#modules/eligibility/domain/rule.ts';
import type { VisitKind } from '#modules/eligibility/domain/visit-kind.ts';

/** A door with its id as the code knows it. */
export type NamedDoor = Door & { readonly id: Purpose };

/** The visit whose questionnaire a door asks. */
const asksVisit: Readonly<Partial<Record<Purpose, VisitKind>>> = {
  draft: 'initial',
  submit: 'initial',
  amend: 'initial',
  renewal: 'renewal',
  check_in: 'check_in',
};

/** Questions of no form: the account, the order and the state list answer them. */
const fromAccount: readonly string[] = ['dob', 'id_dob', 'state'];

const isQuestionOf = (kind: VisitKind, question: string, rule: Rule): boolean =>
  serviceLines.some(({ visits }) =>
    visits[kind]?.questionnaire
      .questionsFor(affectedBy(rule, treatedDrugs))
      .sections.some(({ questions }) => questions.some(({ id }) => id === question)),
  );

const notApplicableIn = (kind: VisitKind): readonly string[] =>
  serviceLines.flatMap(({ visits }) => visits[kind]?.notApplicable ?? []);

const isHard = ({ outcome }: Rule): boolean =>
  outcome === 'emergency' || outcome === 'stop' || outcome === 'alternative';

/** What a rule counts where what runs is charged, sent or moved. */
const recorded = (rule: Rule, { id }: NamedDoor): string => {
  if (rule.only) return 'no: checkout asked it';
  if (rule.outcome === 'dose') return 'no: the prescription has the dose';
  if (rule.outcome === 'counsel') return 'no: read before prescribing';
  if (!isAskedAt(rule, id)) return 'no: settled when prescribed';
  if (rule.id === 'STATE') return 'recorded; LICENSE and SOLD-THERE decide';
  return isHard(rule) ? 'recorded; its hold is asked' : 'recorded; settled when prescribed';
};

/** What the table says about a rule across products at a door. Never empty. */
export const chartCellOf = ({ doors, reads }: ChartRule, { id }: NamedDoor): string => {
  if (doors.includes(id)) return 'chart';
  if (id === 'address') return 'no: a move adds nothing to what runs';
  if (reads.includes('licenses') && isOrder(id)) return 'no: nobody has prescribed yet';
  if (isOrder(id)) return 'no: what is at home only delays the next package';
  if (id === 'propose' || id === 'approve' || id === 'accept') return 'no: asked when it is charged and sent';
  return 'no: nothing is ordered, prescribed or sent here';
};

const isOrder = (id: Purpose): boolean => id === 'order' || id === 'plan_change' || id === 'reactivation';

/** Why a rule is not asked where something is bought without a prescription. */
const notOverTheCounter = (rule: Rule): string => {
  if (!affectedBy(rule, treatedDrugs).some(isJudgedOverTheCounter) && rule.appliesTo !== 'all')
    return 'no: a visit judges the drug';
  return rule.appliesTo === 'all' ? 'no: a visit judges the drug' : 'no: needs a clinician or a text';
};

/** Why a check-in does not ask a rule. */
const notAtCheckIn = ({ outcome }: Rule): string => {
  if (outcome === 'counsel') return 'no: read before prescribing';
  return outcome === 'dose' ? 'no: the prescription has the dose' : 'no: settled when prescribed';
};

const inputOf = (rule: Rule, door: NamedDoor): string => {
  const questions = rule.inputs.filter((question) => !fromAccount.includes(question));
  if (questions.length === 0) return rule.inputs.length > 0 ? 'account' : 'always';
  const kind = asksVisit[door.id];
  if (door.input === 'known' || kind === undefined) return door.input;
  const notApplicable = notApplicableIn(kind);
  const meant = questions.filter((question) => !notApplicable.includes(question));
  if (meant.length === 0) return 'no: before the first dose';
  const asked = meant.filter((question) => isQuestionOf(kind, question, rule));
  if (asked.length === meant.length) return 'asked';
  return asked.length > 0 ? 'asked, rest known' : 'known';
};

const isTooOldThere = (rule: Rule, { id }: NamedDoor): boolean =>
  maximumAges.some(({ question, purposes }) => purposes.includes(id) && rule.inputs.includes(question));

/** What the table says about a rule at a door: where its input comes from, or why it is not asked. Never empty. */
export const cellOf = (rule: Rule, door: NamedDoor): string => {
  if (door.judges === 'recorded') return recorded(rule, door);
  if (rule.only && !rule.only.includes(door.id)) return 'no: checkout only';
  const isOverTheCounter = door.judges === 'over_the_counter';
  if (isOverTheCounter && !affectedBy(rule, treatedDrugs).some(isJudgedOverTheCounter))
    return notOverTheCounter(rule);
  if (!isAskedAt(rule, door.id)) {
    if (door.id === 'check_in') return notAtCheckIn(rule);
    return isOverTheCounter ? notOverTheCounter(rule) : 'no: only what stops';
  }
  const input = inputOf(rule, door);
  return isTooOldThere(rule, door) ? `${input}, too old blocks` : input;
};
