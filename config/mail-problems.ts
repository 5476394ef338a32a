/** Email goes out by a mail server, which may be Amazon SES, or by Postmark. One line per setting. */
export const mailProblems = ({
  SMTP_URL,
  POSTMARK_TOKEN,
  SES_TOPIC_ARN,
  MAIL_FROM,
  APP_ENV,
}: Readonly<Record<string, string | undefined>>): string[] => {
  if (POSTMARK_TOKEN !== undefined)
    return [
      ...(SMTP_URL === undefined
        ? []
        : ['POSTMARK_TOKEN: cannot be set together with SMTP_URL, because all email goes one way']),
      ...(SES_TOPIC_ARN === undefined
        ? []
        : [
            'SES_TOPIC_ARN: cannot be set together with POSTMARK_TOKEN, because SES reports what it got itself',
          ]),
    ];
  if (SMTP_URL !== undefined || APP_ENV === 'production') return [];
  const [cause] = Object.entries({ MAIL_FROM, SES_TOPIC_ARN }).find(([, value]) => value !== undefined) ?? [];
  return cause === undefined ? [] : [`SMTP_URL: is required when ${cause} is set`];
};
