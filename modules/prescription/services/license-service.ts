import type { Scope } from '#server/scope.ts';
import type { LicenseService } from '../index.ts';
import { licenseRepository } from '../repositories/licenses.ts';

export const licenseService = (scope: Scope): LicenseService => ({
  all: () => licenseRepository(scope.db).all(),
});
