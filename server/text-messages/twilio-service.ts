import {
  type ProviderRequest,
  REPORTS_PATH,
  type TextMessages,
  type TextReport,
} from '../ports/text-messages.ts';
import { keywordIn } from './keyword-in.ts';
import { outcomeOf, refusalOf } from './outcome-of.ts';

const TIMEOUT_MS = 12_000;
const API = 'https://api.twilio.com';

/** The query of the status callback that names our text. */
const TEXT_ID = 'text';

type Twilio = Awaited<ReturnType<typeof loadTwilio>>;

/** Loaded when the first text is sent or received: it takes a second and 30 MB. */
const loadTwilio = async () => (await import('twilio')).default;

const createClient = (twilio: Twilio, { accountSid, authToken, api = API }: TwilioOptions) => {
  class Requests extends twilio.RequestClient {
    override request: InstanceType<typeof twilio.RequestClient>['request'] = (request) =>
      super.request({ ...request, uri: request.uri.replace(API, api) });
  }
  return twilio(accountSid, authToken, { httpClient: new Requests({ timeout: TIMEOUT_MS }) });
};

/** `+15125550123` as ten digits. */
const digitsOf = (number = ''): string => number.replace(/^\+1/, '');

const reportIn = (
  textId: string,
  { MessageStatus, ErrorCode }: ProviderRequest['fields'],
): TextReport | 'none' => {
  if (MessageStatus === 'sent' || MessageStatus === 'delivered') return { kind: MessageStatus, textId };
  if (MessageStatus !== 'failed' && MessageStatus !== 'undelivered') return 'none';
  const code = Number(ErrorCode);
  return { kind: refusalOf(code), textId, reason: code ? `${MessageStatus}, code ${code}` : MessageStatus };
};

export interface TwilioOptions {
  readonly accountSid: string;
  readonly authToken: string;
  readonly messagingServiceSid: string;
  /** Origin of the patients' host, where Twilio sends what it reports. */
  readonly appOrigin: string;
  /** Instead of Twilio's own address. */
  readonly api?: string;
}

/** Text messages with Twilio (docs/decisions/text-messages.md). */
export const createTwilioService = (options: TwilioOptions): TextMessages => {
  const { authToken, messagingServiceSid, appOrigin } = options;
  let loading: Promise<{ twilio: Twilio; client: ReturnType<typeof createClient> }> | undefined;
  const load = () => {
    loading ??= loadTwilio().then((twilio) => ({ twilio, client: createClient(twilio, options) }));
    return loading;
  };
  const isSigned = async ({ path, fields, signature }: ProviderRequest): Promise<boolean> =>
    (await load()).twilio.validateRequest(authToken, signature, `${appOrigin}${path}`, fields);

  return {
    isOn: true,

    send: async ({ id, to, body, validSeconds }) => {
      const { client } = await load();
      try {
        const { sid } = await client.messages.create({
          to: `+1${to}`,
          messagingServiceSid,
          body,
          validityPeriod: validSeconds,
          statusCallback: `${appOrigin}${REPORTS_PATH}?${TEXT_ID}=${id}`,
        });
        return { kind: 'accepted', providerId: sid };
      } catch (error) {
        return outcomeOf(error);
      }
    },

    readReport: async (request) => {
      if (!(await isSigned(request))) return null;
      return reportIn(new URL(request.path, appOrigin).searchParams.get(TEXT_ID) ?? '', request.fields);
    },

    readReply: async (request) => {
      if (!(await isSigned(request))) return null;
      const { MessageSid = '', From, Body = '' } = request.fields;
      return { id: MessageSid, from: digitsOf(From), keyword: keywordIn(Body) };
    },
  };
};
