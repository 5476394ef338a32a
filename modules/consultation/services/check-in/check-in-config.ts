import { checkInFor, postArc } from '#modules/eligibility/index.ts';
import type { QuizConfig } from '#modules/quiz/index.ts';
import type { CheckIn, CheckInPart } from '../../repositories/check-in/check-ins.ts';
import type { Consultation } from '../../repositories/consultations.ts';

/** What belongs to one check-in. */
export interface CheckInVisit {
  readonly consultation: Consultation;
  readonly checkIn: CheckIn;
  readonly parts: readonly CheckInPart[];
}

/** The questions of a check-in: by its form, what is due and the drugs it is about. */
export const checkInConfig = ({
  checkIn: { form, asksReading },
  parts,
  drugTypes,
}: {
  readonly parts: readonly Pick<CheckInPart, 'item'>[];
  readonly checkIn: Pick<CheckIn, 'form' | 'asksReading'>;
  readonly drugTypes: Consultation['drugTypes'];
}): QuizConfig =>
  form === 'post_arc'
    ? postArc
    : checkInFor(drugTypes, { items: parts.map(({ item }) => item), asksReading });

export const configOfVisit = ({ consultation: { drugTypes }, ...visit }: CheckInVisit): QuizConfig =>
  checkInConfig({ ...visit, drugTypes });
