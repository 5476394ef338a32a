import type { AccountService } from '#modules/account/index.ts';

const notHere = async (): Promise<never> => {
  throw new Error('This account only receives notices.');
};

/** An account port that keeps the kinds of notices by user id, in order. */
export const accountThatRecordsNotices = () => {
  const notices: (readonly [userId: string, kind: string])[] = [];
  const service: AccountService = {
    notify: async (userId, write) => void notices.push([userId, write().kind]),
    person: notHere,
    people: notHere,
    searchPatients: notHere,
    saveProfile: notHere,
    changeBirthDate: notHere,
    recordConsent: notHere,
    hasConsent: notHere,
    timeZone: notHere,
    ensureStaff: notHere,
  };
  return { service, notices };
};
