import type { AccountService } from '#modules/account/index.ts';

const notHere = async (): Promise<never> => {
  throw new Error('This account only receives notices.');
};

/** An account port that keeps the kinds of notices by user id, in order. */
export const accountThatRecordsNotices = () => {
  const notices: (readonly [userId: string, kind: string])[] = [];
  const service: AccountService = {
    notify: async (userId, { kind }) => void notices.push([userId, kind]),
    person: notHere,
    people: notHere,
    searchPatients: notHere,
    saveProfile: notHere,
    changeBirthDate: notHere,
    recordConsent: notHere,
    hasConsent: notHere,
    ensureStaff: notHere,
  };
  return { service, notices };
};
