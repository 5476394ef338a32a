/** Does the work for each thing. One failure does not stop the others; the first one is thrown at the end, to be reported. */
export const each = async <T>(things: readonly T[], work: (thing: T) => Promise<void>): Promise<void> => {
  const failures: unknown[] = [];
  for (const thing of things) await work(thing).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
};
