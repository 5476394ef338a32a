/** What a visitor comes for: the values of `?for=`, in the order of the links. */
export const conditions = {
  hair: { label: 'Hair loss', title: 'Hair loss treatments' },
  ed: { label: 'Erectile dysfunction', title: 'Treatments for erectile dysfunction' },
  pe: { label: 'Premature ejaculation', title: 'Treatments for premature ejaculation' },
  care: { label: 'Hair care', title: 'Hair care and supplements' },
} as const;

export type Condition = keyof typeof conditions;

export const conditionNames = ['hair', 'ed', 'pe', 'care'] as const satisfies readonly Condition[];

/** The condition of an address; null shows everything, also for a value that there is not. */
export const readCondition = (value: string | undefined): Condition | null =>
  conditionNames.find((name) => name === value) ?? null;

const ofLine: Readonly<Record<string, Condition>> = {
  erectile_dysfunction: 'ed',
  premature_ejaculation: 'pe',
};

/** What a product is for. Shampoo, pomade and supplements treat nothing: they are care. */
export const conditionOf = ({
  serviceLine,
  drugClass,
}: {
  readonly serviceLine: string;
  readonly drugClass?: string;
}): Condition =>
  drugClass === 'hair_care' || drugClass === 'supplement' ? 'care' : (ofLine[serviceLine] ?? 'hair');
