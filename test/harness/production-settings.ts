import { pharmacySettings } from './pharmacy-settings.ts';

/** The settings with which a production would start, of services and hosts that nobody runs. */
export const productionSettings = {
  APP_ENV: 'production',
  DATABASE_URL: 'postgres://db.thicket.test/thicket?sslmode=verify-full',
  TRUST_PROXY: '1',
  ...pharmacySettings,
  SMTP_URL: 'smtps://mail.thicket.test',
  MAIL_FROM: 'Thicket <mail@thicket.test>',
  PAGER_URL: 'https://pager.thicket.test',
  PAGER_SECRET: 'sixteen characters',
  MARKETING_ORIGIN: 'https://www.thicket.test',
  APP_ORIGIN: 'https://app.thicket.test',
  ADMIN_ORIGIN: 'https://admin.thicket.test',
  SESSION_SECRET: 'x'.repeat(32),
  OIDC_ISSUER: 'https://id.thicket.test',
  OIDC_CLIENT_SECRET: 'secret',
  STRIPE_SECRET_KEY: 'sk_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  SALES_TAX: 'none',
  SELLER_ADDRESS: '1 Main Street, Albany, NY 12207',
};
