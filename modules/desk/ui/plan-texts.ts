import type { ServiceLine } from '#modules/catalogue/index.ts';
import { everyLine, sexualHealthLines } from '../domain/texts-of-lines.ts';

/** A template for the reason of another plan; text in [[ ]] has to be replaced before it can be sent. */
export interface PlanText {
  readonly id: string;
  /** Valid for cases about these service lines. */
  readonly lines: readonly ServiceLine[];
  readonly label: string;
  readonly reason: string;
}

export const planTexts: readonly PlanText[] = [
  {
    id: 'fits-better',
    lines: everyLine,
    label: 'Something else fits better',
    reason:
      'I suggest [[the plan]] in place of what you asked for, because [[what in their answers speaks for it]]. You can accept it or write to me; nothing is charged before.',
  },
  {
    id: 'lower-dose',
    lines: everyLine,
    label: 'A lower dose to begin with',
    reason:
      'I suggest beginning with a lower dose, because of [[the reason]]. If you tolerate it well, we can raise it after [[how long]].',
  },
  {
    id: 'form',
    lines: ['hair_loss_care'],
    label: 'Another form of the same medicine',
    reason:
      'The same medicine as [[the form]] suits you better, because [[the reason]]. It works the same way.',
  },
  {
    id: 'part',
    lines: everyLine,
    label: 'A part of it only',
    reason: 'I renew [[what]] and leave out [[what]], because [[the reason]].',
  },
  {
    id: 'tablets',
    lines: sexualHealthLines,
    label: 'A number of tablets that fits',
    reason:
      'I suggest [[number]] tablets for [[how long]], because [[how often you told me you would use them, or the reason]]. Take at most one a day.',
  },
  {
    id: 'daily',
    lines: ['erectile_dysfunction'],
    label: 'A low dose every day',
    reason:
      'I suggest a low dose of tadalafil every day in place of a tablet each time, because [[the reason]]. [[Whether the patient has tablets to take as needed: they leave 48 hours between the last of them and the first daily one]].',
  },
  {
    id: 'erections-first',
    lines: sexualHealthLines,
    label: 'Erections first',
    reason:
      'I suggest treating your erections first, because [[what in their answers speaks for it]]. When they are reliable, finishing too soon often eases, and we can look at that next.',
  },
];
