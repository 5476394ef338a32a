import type { ProductFlags } from '../ports/flags.ts';
import { type Flags, requestFlags } from './flags.ts';

/**
 * The flags for everyone. After a change the flag service is asked in the background, and the values before it hold until it
 * has answered.
 */
export const productFlags = (flags: Pick<Flags, 'known' | 'evaluate'>): ProductFlags => {
  let last = requestFlags({});
  return {
    values: () => {
      const known = flags.known(null);
      if (known) last = known;
      else
        void flags.evaluate(null).then((learned) => {
          last = learned;
        });
      return last.values;
    },
  };
};
