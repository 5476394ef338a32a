import { useState } from 'react';
import { type Chosen, changeOf } from './change-copy.ts';
import type { Update } from './types.ts';
import { useReviewedChange } from './use-reviewed-change.ts';

/** Choose from what the answers suggest, preview, confirm. */
export const useTreatmentChange = (update: Update) => {
  const [chosen, setChosen] = useState<Chosen>({ add: [], stop: [] });
  const [note, setNote] = useState('');
  const reviewed = useReviewedChange({ ...changeOf(update, chosen), note });
  return {
    ...reviewed,
    chosen,
    choose: (next: Chosen) => {
      reviewed.chooseAgain();
      setChosen(next);
    },
    note,
    setNote,
  };
};
