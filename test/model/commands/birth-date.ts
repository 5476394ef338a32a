import type { Step } from '../command.ts';

const CHANGE = 'mutation($dob: Date!, $reason: String!) { changeBirthDate(dob: $dob, reason: $reason) }';

/** As every patient of the model has it at first, another adult's, and a minor's. */
export const birthDates = ['1990-04-12', '1989-04-12', '2012-04-12'] as const;

/** Most corrections are of a day or a year. */
export const adults = ['1990-04-12', '1989-04-12', '1990-04-12', '1989-04-12'] as const;

/** Corrects the birth date of the account. */
export const changeBirthDate = (dob: (typeof birthDates)[number]): Step => ({
  kind: dob === '2012-04-12' ? 'says to be a minor' : 'corrects the birth date',
  name: `corrects the birth date to ${dob}`,
  act: async (history) => {
    await history.ask(CHANGE, { dob, reason: 'I had typed another one.' });
  },
});
