import type { Answers } from '#modules/quiz/index.ts';

const concerns: Readonly<Record<string, string>> = {
  erection: 'I have trouble getting or keeping an erection.',
  too_soon: 'I finish too soon.',
  both: 'I have trouble with erections, and I finish too soon.',
};

/**
 * A message to the patient's clinician, from what they answered about their concern. The patient reads, changes and sends
 * it themselves.
 */
export const preparedMessage = ({ sh_concern: concern, sh_concern_detail: detail }: Answers): string => {
  const told = concern === 'other' && typeof detail === 'string' ? detail.trim() : concerns[String(concern)];
  return [
    'Hello,',
    told ? `I would like help with this: ${told}` : 'I have a question about my sexual health.',
    'What has changed since we last wrote: ',
    'Could you tell me what you suggest?',
  ].join('\n\n');
};
