/** Emails to clinicians. They name no patient and no case: the desk has the case, after signing in. */
export const staffEmails = {
  emergency: {
    kind: 'case_emergency',
    subject: 'A case needs you now',
    body: 'It stands first in the queue and stays there until a clinician closes it with an outcome. Sign in to open it.',
  },
  deadline: (cases: number) => ({
    kind: 'case_deadline' as const,
    subject: cases === 1 ? 'A case reaches its deadline' : `${cases} cases reach their deadline`,
    body: `${cases === 1 ? 'It is' : 'They are'} due within two hours, or late already. Sign in and open the queue: what is due first stands first.`,
  }),
} as const;
