import { accountPort } from '#modules/account/index.ts';
import { cataloguePort } from '#modules/catalogue/index.ts';
import { consultationPort } from '#modules/consultation/index.ts';
import type { QuizOwner } from '#modules/quiz/index.ts';
import { pdfDocument } from '#server/documents/pdf-document.ts';
import type { Scope } from '#server/scope.ts';
import type { Viewer } from '#server/viewer.ts';
import { textOf } from './answers.ts';
import { letterBlocks } from './letter-blocks.ts';
import { stopOf } from './resume.ts';

/** The newest of what ended without a prescription: the questions before a visit, or a visit. */
interface Ended {
  readonly at: Date;
  readonly asked: readonly string[];
  readonly reasons: readonly string[];
}

const endedBefore = async (
  scope: Scope,
  owner: QuizOwner,
  isSexualHealth: boolean,
): Promise<(Ended & { readonly firstName: string; readonly dob: string }) | null> => {
  const stop = await stopOf(scope, owner, isSexualHealth);
  return (
    stop && {
      at: stop.at,
      asked: [],
      reasons: [...new Set(stop.findings.map(({ reason }) => reason))],
      firstName: textOf(stop.answers.first_name),
      dob: textOf(stop.answers.dob),
    }
  );
};

const endedInVisit = async (scope: Scope, userId: string): Promise<Ended | null> => {
  const ended = await scope.use(consultationPort).endedByRule(userId);
  if (!ended) return null;
  const catalogue = await scope.use(cataloguePort).products();
  const asked = ended.drugTypes.flatMap(
    (drug) => catalogue.find(({ drugType }) => drugType === drug)?.publicDisplayedName ?? [],
  );
  return { at: ended.at, asked: [...new Set(asked)], reasons: ended.reasons };
};

/**
 * The letter for the patient's own doctor, as a PDF file: the request and why it was not prescribed. Created for each
 * request and not stored. Null when nothing ended, or the person is unknown.
 */
export const letterFor = async (scope: Scope, viewer: Viewer): Promise<Buffer | null> => {
  const { user, leadId } = viewer;
  const owner: QuizOwner | null = user ? { userId: user.id } : leadId ? { leadId } : null;
  if (!owner) return null;
  const before = [await endedBefore(scope, owner, false), await endedBefore(scope, owner, true)].flatMap(
    (one) => one ?? [],
  );
  const visit = user ? await endedInVisit(scope, user.id) : null;
  const [newest] = [...before, ...(visit ? [visit] : [])].toSorted((a, b) => b.at.getTime() - a.at.getTime());
  if (!newest || newest.reasons.length === 0) return null;
  const person = user ? await scope.use(accountPort).person(user.id) : null;
  const told = before.find((one) => one === newest);
  const name = [person?.firstName ?? told?.firstName, person?.lastName].filter(Boolean).join(' ');
  const today = scope.clock.now();
  const letter = letterBlocks({
    name: name || null,
    dob: person?.dob ?? (told?.dob || null),
    answeredAt: newest.at,
    asked: newest.asked,
    reasons: newest.reasons,
    today,
  });
  return pdfDocument(letter, 'For your doctor', today);
};
