interface AlertTimes {
  readonly alertAt: Date | null;
  readonly alertHandledAt: Date | null;
}

export const isAlertOpen = ({ alertAt, alertHandledAt }: AlertTimes): boolean =>
  alertAt !== null && alertHandledAt === null;

/**
 * The change that opens the alert of a visit. One that is open stays as it is: another emergency must not make its escalation
 * start again.
 */
export const openedAlert = (visit: AlertTimes, now: Date): Partial<AlertTimes> =>
  isAlertOpen(visit) ? {} : { alertAt: now, alertHandledAt: null };
