/** A template for the reason of another plan; what stands in [[ ]] has to be replaced before it can be sent. */
export interface PlanText {
  readonly id: string;
  readonly label: string;
  readonly reason: string;
}

export const planTexts: readonly PlanText[] = [
  {
    id: 'fits-better',
    label: 'Something else fits better',
    reason:
      'I suggest [[the plan]] in place of what you asked for, because [[what in their answers speaks for it]]. You can accept it or write to me; nothing is charged before.',
  },
  {
    id: 'lower-dose',
    label: 'A lower dose to begin with',
    reason:
      'I suggest beginning with a lower dose, because of [[the reason]]. If you tolerate it well, we can raise it after [[how long]].',
  },
  {
    id: 'form',
    label: 'Another form of the same medicine',
    reason:
      'The same medicine as [[the form]] suits you better, because [[the reason]]. It works the same way.',
  },
  {
    id: 'part',
    label: 'A part of it only',
    reason: 'I renew [[what]] and leave out [[what]], because [[the reason]].',
  },
];
