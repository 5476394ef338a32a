import { addDays } from '#kernel/dates.ts';
import { cataloguePort } from '#modules/catalogue/index.ts';
import {
  type DueItem,
  dueDate,
  dueItems,
  type FilledDrug,
  hasClosed,
  isStillTaken,
} from '#modules/eligibility/index.ts';
import { type FilledPrescription, prescriptionPort } from '#modules/prescription/index.ts';
import type { Scope } from '#server/scope.ts';
import { type CheckIn, type CheckInPart, checkInRepository } from '../../repositories/check-in/check-ins.ts';
import { consultationRepository } from '../../repositories/consultations.ts';
import type { CheckInVisit } from './check-in-config.ts';
import { endCheckIn } from './end-check-in.ts';
import { checkInOf } from './lock-check-in.ts';
import { followUpMissing } from './missing-answers.ts';
import { asksReading, drugsOfItems, openCheckIn } from './open-check-in.ts';

/** Days after the decision of a renewal at which the patient is asked how it started, and until which it is still asked. */
const POST_ARC = { opens: 14, latest: 60, dueAfter: 7, closesAfter: 30 };

const runs = ({ status }: FilledPrescription): boolean => status === 'active' || status === 'on_hold';

/** The prescriptions as treatments of a drug: a renewed prescription continues its predecessor. */
const filledDrugs = async (tx: Scope, userId: string): Promise<readonly FilledDrug[]> => {
  const all = await tx.use(prescriptionPort).filledDrugs(userId);
  const products = await tx
    .use(cataloguePort)
    .productsByIds([...new Set(all.map(({ productId }) => productId))]);
  return [...new Set(all.map(({ drugType }) => drugType))].map((drugType) => {
    const own = all.filter((one) => one.drugType === drugType);
    const present = own.find(runs) ?? own[0];
    return {
      drugType,
      isRunning: own.some(runs),
      fills: own.flatMap(({ fills }) => fills).toSorted((a, b) => a.getTime() - b.getTime()),
      supplyInDays: products.find(({ id }) => id === present?.productId)?.supplyInDays ?? 0,
    };
  });
};

const isSame = (one: DueItem, other: DueItem): boolean =>
  one.item === other.item && one.number === other.number && one.startedOn === other.startedOn;

/** The open check-in of a kind with its visit locked, while the patient has not answered it. */
const lockOpen = async (
  tx: Scope,
  userId: string,
  isWanted: (checkIn: CheckIn) => boolean,
): Promise<CheckInVisit | null> => {
  const found = (await checkInRepository(tx.db).openOf(userId)).find(isWanted);
  const consultation = found && (await consultationRepository(tx.db).lock(found.consultationId));
  const visit = consultation ? await checkInOf(tx, consultation) : null;
  return visit && visit.checkIn.closedAt === null ? visit : null;
};

/** Ends the open check-in when nothing is left to ask. Returns whether it did. */
const endIfOver = async (tx: Scope, visit: CheckInVisit, drugs: readonly FilledDrug[]): Promise<boolean> => {
  const now = tx.clock.now();
  const taken = visit.parts.filter(({ item }) => isStillTaken(item, drugs));
  if (taken.length > 0 && !taken.every((part) => hasClosed(part, now))) return false;
  await endCheckIn(tx, visit, taken.length === 0 ? 'the treatment has ended' : 'no answer in time');
  return true;
};

/** A newly due subject joins the open check-in, so that nothing is asked twice. */
const join = async (
  tx: Scope,
  visit: CheckInVisit,
  items: readonly DueItem[],
  taken: readonly FilledDrug[],
) => {
  const { checkIn, consultation, parts } = visit;
  const running = taken.filter(({ isRunning }) => isRunning).map(({ drugType }) => drugType);
  const drugTypes = [...new Set([...consultation.drugTypes, ...drugsOfItems([...parts, ...items], running)])];
  const checkIns = checkInRepository(tx.db);
  await checkIns.addParts(checkIn.userId, checkIn.consultationId, items);
  await checkIns.update(checkIn.consultationId, {
    asksReading: checkIn.asksReading || (await asksReading(tx, checkIn.userId, drugTypes)),
  });
  await consultationRepository(tx.db).update(consultation.id, { drugTypes });
};

const updateCheckIn = async (tx: Scope, userId: string, drugs: readonly FilledDrug[]): Promise<void> => {
  const now = tx.clock.now();
  const checkIns = checkInRepository(tx.db);
  const found = await lockOpen(tx, userId, ({ form }) => form !== 'post_arc');
  const open = found && (await endIfOver(tx, found, drugs)) ? null : found;
  const opened: readonly CheckInPart[] = await checkIns.partsOf(userId);
  const items = dueItems(drugs, now)
    .filter((due) => !opened.some((one) => isSame(one, due)))
    .map((due) => ({ ...due, dueAt: dueDate(due, now) }));
  if (open) {
    if (items.length > 0) await join(tx, open, items, drugs);
    return followUpMissing(tx, { ...open, parts: await checkIns.parts(open.checkIn.consultationId) });
  }
  // A renewal asks about everything.
  if (items.length === 0 || (await consultationRepository(tx.db).openOfKind(userId, 'renewal'))) return;
  const running = await tx.use(prescriptionPort).takenDrugs(userId);
  const dueAt = new Date(Math.min(...items.map((item) => item.dueAt.getTime())));
  const form = items.some(({ item }) => item === 'hair_early') ? 'early' : 'check_in';
  await openCheckIn(tx, {
    userId,
    form,
    aboutConsultationId: null,
    dueAt,
    drugTypes: drugsOfItems(items, running),
    items,
  });
};

/** Two weeks after a renewal was decided the patient is asked, once, how it started. */
const updatePostArc = async (tx: Scope, userId: string, drugs: readonly FilledDrug[]): Promise<void> => {
  const now = tx.clock.now();
  const open = await lockOpen(tx, userId, ({ form }) => form === 'post_arc');
  const isTaking = drugs.some(({ isRunning }) => isRunning);
  if (open) {
    const isOver = now >= addDays(open.checkIn.openedAt, POST_ARC.closesAfter);
    if (isOver || !isTaking)
      await endCheckIn(tx, open, isTaking ? 'no answer in time' : 'the treatment has ended');
    return;
  }
  if (!isTaking) return;
  const [about] = await checkInRepository(tx.db).renewalsToFollow(userId, {
    from: addDays(now, -POST_ARC.latest),
    to: addDays(now, -POST_ARC.opens),
  });
  if (about === undefined) return;
  await openCheckIn(tx, {
    userId,
    form: 'post_arc',
    aboutConsultationId: about,
    dueAt: addDays(now, POST_ARC.dueAfter),
    drugTypes: drugs.filter(({ isRunning }) => isRunning).map(({ drugType }) => drugType),
    items: [],
  });
};

/** Opens, follows up and ends the check-ins of one patient. Returns whether another update is needed later. */
export const updateCheckIns = async (tx: Scope, userId: string): Promise<boolean> => {
  const drugs = await filledDrugs(tx, userId);
  await updateCheckIn(tx, userId, drugs);
  await updatePostArc(tx, userId, drugs);
  return (
    drugs.some(({ isRunning }) => isRunning) || (await checkInRepository(tx.db).openOf(userId)).length > 0
  );
};
