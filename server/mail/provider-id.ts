/** Amazon SES's answer to an email: its reports name the id alone, without the rest of the line. */
const SES = /^250 ok (\w{16}-[\w-]{36}-\d{6})$/i;

/** What a mail server calls an email that it took: the id in the answer of SES, the whole answer of another server. */
export const providerIdIn = (answer: string): string => SES.exec(answer.trim())?.[1] ?? answer.slice(0, 200);
