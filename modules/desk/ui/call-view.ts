const labels: Readonly<Record<string, string>> = {
  required: 'The patient has not chosen a time',
  proposed: 'The patient has not chosen a time',
  scheduled: 'Booked',
  in_progress: 'In progress',
  completed: 'Took place',
  missed: 'The patient did not come',
  canceled: 'The patient canceled',
  rescheduled: 'The patient chooses another time',
  waived: 'Decided without a call',
};

/** The state of a live call as the desk shows it. */
export const callLabel = (status: string): string => labels[status] ?? 'Not needed';

/** A phone number of ten digits as it is read: `(555) 010-4477`. */
export const phoneLabel = (digits: string): string => digits.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
