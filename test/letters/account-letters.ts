import { type WrittenLetter, written } from './letter.ts';

const APP = 'https://app.thicket.test';
const START = `Start here: «${APP}/refill»`;

/** About accounts, renewals and credit, and to staff. */
export const accountLetters: readonly WrittenLetter[] = [
  written(
    'welcome',
    ['account/services/welcome.ts'],
    'Welcome to «Thicket»',
    'Your account is ready. There you can see what is next, write to us, and change your details, cards and emails.¦\n\n¦We keep our emails short on purpose, because other people may see them. Sign in to your account to see everything. Questions? Write to «care@thicket.example».',
  ),
  written(
    'results_saved',
    ['account/services/send-results.ts'],
    'Your results are saved',
    'In the browser where you answered, they are here: «https://thicket.test/quiz/results»¦\n\n¦On any other device, create an account with this email address, or sign in, and you will find them there.¦\n\n¦You did not ask for this? Then someone mistyped their address. You can ignore this email. We will not send more.',
    `${APP}/auth/sign-in?returnTo=https%3A%2F%2Fthicket.test%2Fquiz%2Fresults`,
  ),
  written(
    'sign_in_new',
    ['account/services/notice-device.ts'],
    'A new sign-in to your account',
    'There was a first sign-in from «Safari on an iPhone» on «March 12, 2027, 2:20 PM EST». If this was you, there is nothing to do. If not, sign out everywhere in your account, and change your password.',
  ),
  written(
    'phone_changed',
    ['account/services/change-phone.ts'],
    'Your phone number was changed',
    'Your phone number was changed. If this was not you, message your care team.',
  ),
  written(
    'address_changed',
    ['billing/services/addresses/change-address.ts'],
    'Your delivery address was changed',
    'Packages now go to «12 Main Street», «Albany», «NY» «12207». Orders that are already at the pharmacy go to the old address. If this was not you, message your care team.',
  ),
  written(
    'accounts_joined',
    ['account/services/possible-duplicates.ts'],
    'Your accounts were combined',
    'Your other account, «s…@example.com», was combined with this one. Please use this one from now on. If the other account was not yours, message your care team.',
  ),
  written(
    'email_confirm',
    ['account/services/change-email.ts'],
    'Please confirm your new email address',
    'Use this link within «24» hours, in a browser where you are signed in. It works once. If you did not ask for it, ignore this message: nothing will change.',
    `${APP}/account/info?email=0123456789abcdef`,
  ),
  written(
    'email_asked',
    ['account/services/change-email.ts'],
    'Someone asked to change your email address',
    'Once it is confirmed, your account will use «s…@example.com». Nothing changes until then. If this was not you, sign in, cancel the request, and change your password.',
  ),
  written(
    'email_changed',
    ['account/services/change-email.ts'],
    'Your email address was changed',
    'Your account now uses «s…@example.com». If this was not you, contact us immediately: «care@thicket.example».',
  ),
  written(
    'email_taken',
    ['account/services/change-email.ts'],
    'You already have a «Thicket» account',
    'Someone tried to use this address for another account. Nothing was changed. If it was you, sign in with this address, or choose another one.',
  ),
  written(
    'prescription_ended',
    ['prescription/services/expire-prescriptions.ts'],
    'A prescription has ended',
    'Nothing more is charged or shipped for it. Sign in to renew it if you want to continue.',
  ),
  written(
    'renewal_open',
    ['renewal/services/remind.ts'],
    'It is time for your renewal',
    `Your yearly renewal is open. It takes about ten minutes, and it is free. Nothing is charged without a valid prescription. ${START}`,
  ),
  written(
    'renewal_due',
    ['renewal/services/follow-up-renewal.ts'],
    'Your renewal: two weeks left',
    `Your renewal has been open for a while. It takes about ten minutes, and it is free. Please send it by «March 26, 2027». After that, nothing is sent or charged until a clinician has decided. ${START}`,
  ),
  written(
    'annual_check_in_due',
    ['renewal/services/annual/annual-notices.ts'],
    'Your yearly check-in: one week left',
    `Once a year a clinician reviews everything before we send more. It takes about ten minutes, and it is free. Please send it by «March 19, 2027». After that, nothing is sent or charged until you do. Start here: «${APP}/annual-checkin»`,
  ),
  written(
    'annual_check_in_held',
    ['renewal/services/annual/annual-notices.ts'],
    'Your refills are on hold until your yearly check-in',
    `Nothing is sent or charged until you send it and a clinician has decided. It takes about ten minutes. Start here: «${APP}/annual-checkin»`,
  ),
  written(
    'referral_credited',
    ['referral/services/sweeps.ts'],
    'You have «$25.00» of credit',
    `One of your invitations earned you «$25.00». We will take it off your next charge. See your invitations: «${APP}/referral»`,
  ),
  written(
    'leave_covered',
    ['prescription/services/leave/notify-cover.ts'],
    'You cover for «Jonas Weber, MD»',
    'They are on leave ¦from «April 5, 2027» to «April 9, 2027»¦. Their booked calls in that time come to you where you are licensed and free, and their open cases come to you when the leave begins. Your calendar shows the days.',
  ),
  written(
    'license_expires',
    ['prescription/services/expire-licenses.ts'],
    'Your license in «Oregon» ends soon',
    'It ends on «May 11, 2027». After that day you cannot decide about patients in «Oregon». When it is renewed, tell a staff manager the new date.',
  ),
  written(
    'staff_invited',
    ['account/services/invite-staff.ts'],
    'You are invited to work at «Thicket»',
    'Your role is: «Clinician». The link works once, within «7» days. You then sign in with this email address, or create an account with it. If you did not expect this, ignore this message.',
    'https://admin.thicket.test/staff-invitation?link=0123456789abcdef',
  ),
];
