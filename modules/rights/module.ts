import { defineModule } from '#server/module.ts';
import { resolvers } from './graphql/resolvers.ts';
import { typeDefs } from './graphql/schema.ts';
import { exportDownload } from './http/export-router.ts';
import { buildExport } from './services/build-export.ts';
import { deleteDueAccounts } from './services/delete-due-accounts.ts';
import { sweepExports } from './services/sweep-exports.ts';
import { storedData } from './stored-data.ts';

/** What patients may ask for about their own data: a copy of everything, and the deletion of the account. */
export const rightsModule = defineModule({
  id: 'rights',
  dependsOn: ['account', 'billing', 'consultation', 'mail'],
  storedData,
  graphql: { typeDefs, resolvers },
  http: [{ path: '/data-exports', access: 'login', rate: 'strict', router: exportDownload }],
  jobs: [buildExport],
  sweeps: [sweepExports, deleteDueAccounts],
});
