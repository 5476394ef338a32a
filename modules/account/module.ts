import { mailEvents, mailRecipientsPort } from '#modules/mail/index.ts';
import { textMessageEvents, textRecipientsPort } from '#modules/text-message/index.ts';
import { subscribe } from '#server/events/subscribe.ts';
import { defineModule } from '#server/module.ts';
import { accountGatewayPort } from '#server/ports/account-gateway.ts';
import { apiTokensPort } from '#server/ports/api-tokens.ts';
import { impersonationPort } from '#server/ports/impersonation.ts';
import { provide } from '#server/scope.ts';
import { accountEvents } from './events.ts';
import { resolvers } from './graphql/resolvers.ts';
import { typeDefs } from './graphql/schema.ts';
import { unsubscribeRouter } from './http/unsubscribe-router.ts';
import {
  accountPort,
  addressBookPort,
  leavingPort,
  marketingPort,
  noticeRequestsPort,
  peopleDirectoryPort,
  possibleDuplicatesPort,
  recentSignInPort,
  staffPort,
  textConsentsPort,
} from './index.ts';
import { peopleDirectory } from './repositories/people-directory.ts';
import { readStaff } from './repositories/staff.ts';
import { accountService } from './services/account.ts';
import { addressBook } from './services/address-book.ts';
import { endOptionalEmails } from './services/end-optional-emails.ts';
import { endTextConsents, restoreTextConsents } from './services/follow-replies.ts';
import { endOverdueImpersonations, impersonationGateway } from './services/impersonation.ts';
import { leaving } from './services/leaving.ts';
import { marketing } from './services/marketing.ts';
import { noticeRequestsService } from './services/notice-requests.ts';
import { possibleDuplicates } from './services/possible-duplicates.ts';
import { recentSignIn } from './services/recent-sign-in.ts';
import { accountGateway } from './services/sign-in.ts';
import { textConsents } from './services/text-consents.ts';
import { textRecipients } from './services/text-recipients.ts';
import { apiTokens } from './services/tokens/use-token.ts';
import { UNSUBSCRIBE_PATH } from './services/unsubscribe-url.ts';
import { wantsEmail } from './services/wants-message.ts';
import { storedData } from './stored-data.ts';

export const accountModule = defineModule({
  id: 'account',
  storedData,
  dependsOn: ['mail', 'text-message'],
  events: accountEvents,
  provides: [
    provide(accountPort, accountService),
    provide(addressBookPort, addressBook),
    provide(leavingPort, leaving),
    provide(marketingPort, marketing),
    provide(noticeRequestsPort, noticeRequestsService),
    provide(peopleDirectoryPort, (scope) => peopleDirectory(scope.db)),
    provide(possibleDuplicatesPort, possibleDuplicates),
    provide(staffPort, (scope) => ({ members: () => readStaff(scope.read) })),
    provide(recentSignInPort, recentSignIn),
    provide(accountGatewayPort, accountGateway),
    provide(apiTokensPort, apiTokens),
    provide(impersonationPort, impersonationGateway),
    provide(textConsentsPort, textConsents),
    provide(textRecipientsPort, textRecipients),
    provide(mailRecipientsPort, (scope) => ({
      wants: (userId, kind) => wantsEmail(scope, userId, kind),
    })),
  ],
  subscribers: [
    subscribe(textMessageEvents.stopped, 'account.endTextConsents', endTextConsents),
    subscribe(textMessageEvents.started, 'account.restoreTextConsents', restoreTextConsents),
    subscribe(mailEvents.complained, 'account.endOptionalEmails', (scope, { userId }) =>
      endOptionalEmails(scope, userId),
    ),
  ],
  sweeps: [endOverdueImpersonations],
  http: [{ path: UNSUBSCRIBE_PATH, access: 'public', rate: 'strict', router: unsubscribeRouter }],
  graphql: { typeDefs, resolvers },
});
