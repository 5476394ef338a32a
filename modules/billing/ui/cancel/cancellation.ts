interface Ended {
  readonly subscriptionId: string;
  readonly endedAt: string;
}

/** The cancellation named in the address, else the latest; undefined when nothing has ended. */
export const cancellationShown = <Cancellation extends Ended>(
  cancellations: readonly Cancellation[],
  subscriptionId: string | undefined,
): Cancellation | undefined => {
  const newestFirst = [...cancellations].sort((a, b) => Date.parse(b.endedAt) - Date.parse(a.endedAt));
  return newestFirst.find((each) => each.subscriptionId === subscriptionId) ?? newestFirst[0];
};
